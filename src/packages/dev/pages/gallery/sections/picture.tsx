import { Picture } from '@/widgets/picture'
import { pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const beach = pictureOf('beach-golden-01', { alt: 'A beach in the evening.' })

function Show() {
  return (
    <>
      <GalleryState name="its own shape" isWide>
        <Picture picture={beach} isEager />
      </GalleryState>
      <GalleryState name="square" isWide>
        <Picture picture={beach} ratio={1} isEager />
      </GalleryState>
      <GalleryState name="wide" isWide>
        <Picture picture={beach} ratio={3} width={960} isEager />
      </GalleryState>
      <GalleryState name="broken" isWide>
        <Picture picture={pictureOf('no-such-picture')} ratio={2} isEager />
      </GalleryState>
    </>
  )
}

/** Pictures in boxes that keep their place. */
export const pictureSection: GallerySection = { key: 'picture', title: 'Picture', Show }
