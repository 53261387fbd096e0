import { useState } from 'react'
import { pictureOrigin } from '@/platform/media/picture'
import { Button } from '@/widgets/button'
import { CropSheet } from '@/widgets/crop-sheet'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const picture = { url: `${pictureOrigin}/pictures/960/city-day-01.webp`, width: 960, height: 640 }

function Show() {
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
export const cropSheetSection: GallerySection = { key: 'crop-sheet', title: 'Crop sheet', Show }
