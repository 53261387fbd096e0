import { Picture } from '@/widgets/picture'
import { pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'
import type { HotelPicture } from '@/contract/hotel'
import { Gallery } from '@/widgets/gallery'
import { PictureGrid } from '@/widgets/picture-grid'
import { useState } from 'react'
import { pictureOrigin } from '@/platform/media/picture'
import { Button } from '@/widgets/button'
import { CropSheet } from '@/widgets/crop-sheet'

const beach = pictureOf('beach-golden-01', { alt: 'A beach in the evening.' })

function ShowPictures() {
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
export const pictureSection: GallerySection = { key: 'picture', title: 'Picture', Show: ShowPictures }

const pictures: HotelPicture[] = [
  { ...pictureOf('hotel-day-01'), category: 'hotel' },
  { ...pictureOf('lobby-day-01'), category: 'hotel' },
  { ...pictureOf('bedroom-day-01'), category: 'room' },
  { ...pictureOf('bedroom-dusk-01'), category: 'room' },
  { ...pictureOf('dish-day-01'), category: 'food' },
  { ...pictureOf('pool-day-01'), category: 'facility' },
  { ...pictureOf('temple-day-01'), category: 'place' },
]

function ShowGallery() {
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
export const pictureGallerySection: GallerySection = { key: 'pictures', title: 'Pictures', Show: ShowGallery }

const picture = { url: `${pictureOrigin}/pictures/960/city-day-01.webp`, width: 960, height: 640 }

function ShowCropSheet() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <GalleryState name="a wide picture">
      <Button onTap={() => setOpen(true)}>Open: crop</Button>
      <CropSheet isOpen={isOpen} picture={picture} onConfirm={close} onClose={close} />
    </GalleryState>
  )
}

/** The cropping of a picture in the gallery. */
export const cropSheetSection: GallerySection = { key: 'crop-sheet', title: 'Crop sheet', Show: ShowCropSheet }
