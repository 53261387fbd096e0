import { useState } from 'react'
import { isFarDown } from '@/domain/app/scroll'
import { usePageScrollTop } from '@/platform/page'
import { scrollToTop } from '@/platform/scroll'
import { BackToTop } from '@/widgets/back-to-top'
import { TabBar } from '@/widgets/tab-bar'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1} of a long page.`)

function LiveState() {
  const [isFar, setFar] = useState(false)
  usePageScrollTop((topPx) => setFar(isFarDown(topPx)))
  return (
    <GalleryState name="of this page, after 500 px">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <BackToTop isShown={isFar} onTap={scrollToTop} />
    </GalleryState>
  )
}

function Show() {
  return (
    <>
      <GalleryState name="button" stagePx={120}>
        <BackToTop isShown onTap={doNothing} />
      </GalleryState>
      <GalleryState name="tab bar" stagePx={80}>
        <TabBar selected="home" hrefOf={() => '/home'} onOpen={doNothing} />
      </GalleryState>
      <GalleryState name="tab of Explore, after 700 px" stagePx={80}>
        <TabBar selected="home" isBackToTop hrefOf={() => '/home'} onOpen={doNothing} />
      </GalleryState>
      <LiveState />
    </>
  )
}

/** Ways back to the top of a long page. */
export const backToTopSection: GallerySection = { key: 'back-to-top', title: 'Back to top, tab bar', Show }
