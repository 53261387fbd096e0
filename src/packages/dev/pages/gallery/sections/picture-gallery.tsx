import type { HotelPicture } from '@/contract/hotel'
import { Gallery } from '@/widgets/gallery'
import { PictureGrid } from '@/widgets/picture-grid'
import { pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const pictures: HotelPicture[] = [
  { ...pictureOf('hotel-day-01'), category: 'hotel' },
  { ...pictureOf('lobby-day-01'), category: 'hotel' },
  { ...pictureOf('bedroom-day-01'), category: 'room' },
  { ...pictureOf('bedroom-dusk-01'), category: 'room' },
  { ...pictureOf('dish-day-01'), category: 'food' },
  { ...pictureOf('pool-day-01'), category: 'facility' },
  { ...pictureOf('temple-day-01'), category: 'place' },
]

function Show() {
  return (
    <>
      <GalleryState name="all categories" isWide>
        <Gallery name="Garden House" pictures={pictures} />
      </GalleryState>
      <GalleryState name="one picture" isWide>
        <Gallery name="Tea House" pictures={pictures.slice(0, 1)} />
      </GalleryState>
      <GalleryState name="grid">
        <PictureGrid name="Kyoto" pictures={pictures} />
      </GalleryState>
      <GalleryState name="strip">
        <PictureGrid name="Kyoto" pictures={pictures} isStrip />
      </GalleryState>
    </>
  )
}

/** Pictures to swipe through and to look at over the whole screen. */
export const pictureGallerySection: GallerySection = { key: 'pictures', title: 'Pictures', Show }
