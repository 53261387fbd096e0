import { useRef, type KeyboardEvent } from 'react'
import { mostZoom, shownSize, type CropView, type PictureSize } from '@/domain/account/crop'
import { fitCrop, keyedCrop, zoomCrop } from './geometry'
import { useWheel } from '@/platform/gesture'
import { useDragOrPinch } from '@/platform/gesture/drag-or-pinch'

/** A picture behind the square, and how it lies. */
export interface CropPartProps {
  readonly picture: PictureSize & { readonly url: string }
  readonly view: CropView
  readonly onView: (view: CropView) => void
}

/** Side of the square on a 375 px wide screen, as in the style sheet. */
const STAGE_PX = 327
const WHEEL_ZOOM = 0.0015

const percent = (share: number) => `${(100 * share).toFixed(2)}%`

function styleOf(picture: PictureSize, { zoom, x, y }: CropView) {
  const { width, height } = shownSize(picture, zoom)
  return {
    width: percent(width),
    height: percent(height),
    left: percent((1 - width) / 2 + x),
    top: percent((1 - height) / 2 + y),
  }
}

/** One finger moves, two enlarge; while two are down nothing is moved. */
function useCropGestures({ picture, view, onView }: CropPartProps) {
  const start = useRef(view)
  const begin = () => {
    start.current = view
  }
  return useDragOrPinch({
    drag: {
      onStart: begin,
      onMove: ({ dxPx, dyPx }) => {
        const { zoom, x, y } = start.current
        onView(fitCrop(picture, { zoom, x: x + dxPx / STAGE_PX, y: y + dyPx / STAGE_PX }))
      },
      onEnd: () => {},
    },
    pinch: {
      onStart: begin,
      onMove: (ratio) => onView(zoomCrop(picture, start.current, start.current.zoom * ratio)),
    },
  })
}

/** The square with the picture behind it. */
export function CropStage(props: CropPartProps) {
  const { picture, view, onView } = props
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useCropGestures(props)
  useWheel(stage, (deltaPx) => onView(zoomCrop(picture, view, view.zoom * Math.exp(-deltaPx * WHEEL_ZOOM))))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = keyedCrop(picture, view, event.key)
    if (!next) return
    event.preventDefault()
    onView(next)
  }
  return (
    <div
      ref={stage}
      className="crop-stage"
      role="slider"
      aria-valuemin={1}
      aria-valuemax={mostZoom(picture)}
      aria-valuenow={view.zoom}
      aria-valuetext={`Zoom ${view.zoom.toFixed(1)} times`}
      aria-label="Picture: arrow keys move it, plus and minus zoom"
      tabIndex={0}
      data-autofocus
      onKeyDown={onKeyDown}
      {...gestures}
    >
      <img className="crop-picture" src={picture.url} style={styleOf(picture, view)} alt="" draggable={false} />
      <div className="crop-ring" aria-hidden />
    </div>
  )
}
