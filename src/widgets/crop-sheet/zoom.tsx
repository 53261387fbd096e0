import { mostZoom } from '@/domain/crop/crop-view'
import { ZOOM_STEP } from '@/domain/crop/keyed-crop'
import { zoomCrop } from '@/domain/crop/zoom-crop'
import { Icon } from '../icon'
import type { CropPartProps } from './stage'

/** Buttons that enlarge the picture and make it smaller again, with how far it is enlarged. */
export function CropZoom({ picture, view, onView }: CropPartProps) {
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
