import { CENTRED, cropSquare, type CropSquare, mostZoom, type PictureSize } from '@/domain/account/crop'
import { ZOOM_STEP, zoomCrop } from './geometry'
import { Icon } from '../icon'
import { type CropPartProps, CropStage } from './stage'
import { useState } from 'react'
import { Button } from '../button'
import { Sheet } from '../sheet'
import './style.scss'

/** Buttons that enlarge the picture and make it smaller again, with how far it is enlarged. */
function CropZoom({ picture, view, onView }: CropPartProps) {
  const by = (factor: number) => onView(zoomCrop(picture, view, view.zoom * factor))
  const isLeast = view.zoom <= 1
  const isMost = view.zoom >= mostZoom(picture)
  return (
    <div className="crop-zoom" role="group" aria-label="Zoom">
      <button
        type="button"
        className={isLeast ? 'crop-tap crop-off' : 'crop-tap'}
        aria-label="Zoom out"
        aria-disabled={isLeast}
        onClick={() => by(1 / ZOOM_STEP)}
      >
        <Icon name="minus" size={20} />
      </button>
      <span className="crop-times" role="status">{`${view.zoom.toFixed(1)}×`}</span>
      <button
        type="button"
        className={isMost ? 'crop-tap crop-off' : 'crop-tap'}
        aria-label="Zoom in"
        aria-disabled={isMost}
        onClick={() => by(ZOOM_STEP)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}

interface CropSheetProps {
  readonly isOpen: boolean
  /** Address and size of the picture, upright. */
  readonly picture: PictureSize & { readonly url: string }
  readonly onConfirm: (square: CropSquare) => void
  readonly onClose: () => void
}

/** Chooses the square of a picture that is meant: dragged by finger, mouse or arrow keys, enlarged by pinching, wheel, buttons or plus and minus. */
export function CropSheet({ isOpen, picture, onConfirm, onClose }: CropSheetProps) {
  const [view, setView] = useState(CENTRED)
  const footer = (
    <div className="crop-foot">
      <Button kind="ghost" onTap={onClose}>
        Cancel
      </Button>
      <Button onTap={() => onConfirm(cropSquare(picture, view))}>Use picture</Button>
    </div>
  )
  return (
    <Sheet isOpen={isOpen} title="Position your picture" size="full" onClose={onClose} footer={footer}>
      <div className="crop">
        <CropStage picture={picture} view={view} onView={setView} />
        <CropZoom picture={picture} view={view} onView={setView} />
        <p className="crop-hint">Drag to move, pinch or use the buttons to zoom</p>
      </div>
    </Sheet>
  )
}
