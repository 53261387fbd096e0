import { useState } from 'react'
import { swipeDirection } from '@/widgets/swiper/swipe'
import { useDrag } from '@/platform/gesture'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Pad() {
  const [text, setText] = useState('Drag here')
  const drag = useDrag({
    onStart: () => setText('No direction yet'),
    onMove: (move) =>
      setText(`${swipeDirection(move) ?? 'No direction yet'}: ${Math.round(move.dxPx)}, ${Math.round(move.dyPx)} px`),
    onEnd: () => {},
  })
  return (
    <div className="gallery-pad" {...drag}>
      {text}
    </div>
  )
}

function Show() {
  return (
    <>
      <GalleryState name="direction from 10 px on">
        <Pad />
      </GalleryState>
      <GalleryState name="ten rem are as wide as the page, up to 540 px" isWide>
        <div className="gallery-rem" />
      </GalleryState>
    </>
  )
}

/** Directions of a swipe, and the rule of the rem. */
export const swipeSection: GallerySection = { key: 'swipe', title: 'Swipe direction and rem', Show }
