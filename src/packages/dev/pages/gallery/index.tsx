import { back, go, hrefOf } from '@/platform/navigation'
import { useRouteParams } from '@/platform/page'
import { traits } from '@/platform/device/traits'
import { Page } from '@/shell/page'
import { sections } from './sections'
import { GalleryView } from './view'
import './style.scss'

const open = (section: string, state?: string) => go('gallery', {}, { section, ...(state ? { state } : {}) })

/** Every widget in every state, for design, tests and development; demo builds only. */
export default function Gallery() {
  const { section: key, state } = useRouteParams('gallery')
  return (
    <Page route="gallery">
      <GalleryView
        sections={sections}
        section={sections.find((section) => section.key === key) ?? null}
        state={state ?? null}
        isSmall={traits.isMini}
        hrefOf={(section) => hrefOf('gallery', {}, { section })}
        onOpen={open}
        onBack={back}
      />
    </Page>
  )
}
