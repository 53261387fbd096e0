import { useState } from 'react'
import { cropSquare, type CropSquare } from '@/domain/crop/crop-square'
import { CENTRED, type PictureSize } from '@/domain/crop/crop-view'
import { Button } from '../button'
import { Sheet } from '../sheet'
import { CropStage } from './stage'
import { CropZoom } from './zoom'
import './style.scss'

export interface CropSheetProps {
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
