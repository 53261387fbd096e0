import { type MouseEvent, useRef, useState } from 'react'
import { swipedIndex } from '@/widgets/swiper/swipe'
import { tapPlace, useWheel } from '@/platform/gesture'
import { useDragOrPinch } from '@/platform/gesture/drag-or-pinch'
import { Icon } from '../icon'
import { Picture } from '../picture'
import type { ViewedPicture } from './index'
import { doubleTapped, fitZoom, type ZoomView, zoomTo } from './zoom'

interface ViewerStageProps {
  readonly pictures: readonly ViewedPicture[]
  readonly index: number
  readonly view: ZoomView
  readonly onView: (view: ZoomView) => void
  readonly onTurn: (index: number) => void
}

/** Width of the stage, and about its height, in CSS px on a 375 px wide screen. */
const STAGE_PX = 375
const DOUBLE_TAP_MS = 300
const WHEEL_ZOOM = 0.0015
/** Share of the screen's height that a picture may fill. */
const MOST_HEIGHT_VH = 68

/** One finger turns the pages, or moves an enlarged picture; two enlarge it. */
function useStageGestures({ index, pictures, view, onView, onTurn }: ViewerStageProps) {
  const start = useRef({ view, atMs: 0 })
  const [dxPx, setDxPx] = useState(0)
  const gestures = useDragOrPinch(
    {
      drag: {
        onStart: (atMs) => {
          start.current = { view, atMs }
        },
        onMove: ({ dxPx: x, dyPx: y, scale }) => {
          const from = start.current.view
          if (from.zoom === 1) setDxPx(x * scale)
          else onView(fitZoom({ zoom: from.zoom, x: from.x + x / STAGE_PX, y: from.y + y / STAGE_PX }))
        },
        onEnd: (move, isLost) => {
          setDxPx(0)
          if (isLost || start.current.view.zoom > 1) return
          onTurn(swipedIndex(index, pictures.length, { ...move, elapsedMs: move.atMs - start.current.atMs }))
        },
      },
      pinch: {
        onStart: () => {
          start.current = { ...start.current, view }
          setDxPx(0)
        },
        onMove: (ratio) => onView(zoomTo(start.current.view, start.current.view.zoom * ratio)),
      },
    },
    true,
  )
  return { dxPx, gestures }
}

/** The open picture with its neighbors; no other is rendered, however many there are. */
export function ViewerStage(props: ViewerStageProps) {
  const { pictures, index, view, onView, onTurn } = props
  const stage = useRef<HTMLDivElement>(null)
  const tappedAtMs = useRef(0)
  const { dxPx, gestures } = useStageGestures(props)
  useWheel(stage, (deltaPx) => onView(zoomTo(view, view.zoom * Math.exp(-deltaPx * WHEEL_ZOOM))))
  const onTap = (event: MouseEvent<HTMLElement>) => {
    const sinceMs = event.timeStamp - tappedAtMs.current
    tappedAtMs.current = event.timeStamp
    if (sinceMs > DOUBLE_TAP_MS || !stage.current) return
    tappedAtMs.current = 0
    tapPlace(event, stage.current, (place) => onView(doubleTapped(view, place)))
  }
  return (
    <div className="viewer-window">
      <div ref={stage} id="viewer-stage" className="viewer-stage" role="presentation" onClick={onTap} {...gestures}>
        {[index - 1, index, index + 1].map((at) => {
          const viewed = pictures[at]
          if (!viewed) return null
          return (
            <div
              key={at}
              className={dxPx === 0 ? 'viewer-slide viewer-settling' : 'viewer-slide'}
              style={{ transform: `translateX(calc(${(at - index) * 100}% + ${dxPx}px))` }}
              aria-hidden={at !== index}
            >
              <Enlarged viewed={viewed} view={at === index ? view : null} />
            </div>
          )
        })}
      </div>
      {index > 0 ? <TurnButton side="left" onTap={() => onTurn(index - 1)} /> : null}
      {index < pictures.length - 1 ? <TurnButton side="right" onTap={() => onTurn(index + 1)} /> : null}
    </div>
  )
}

/** A picture in its own shape, as large as the stage allows; view is null for a neighbor. */
function Enlarged({ viewed: { picture }, view }: { readonly viewed: ViewedPicture; readonly view: ZoomView | null }) {
  const maxWidth = `${((MOST_HEIGHT_VH * picture.width) / picture.height).toFixed(2)}vh`
  const transform =
    view && view.zoom > 1 ? `translate(${100 * view.x}%, ${100 * view.y}%) scale(${view.zoom})` : undefined
  return (
    <div className="viewer-picture" style={{ maxWidth, transform }}>
      <Picture picture={picture} width={960} isEager />
    </div>
  )
}

function TurnButton({ side, onTap }: { readonly side: 'left' | 'right'; readonly onTap: () => void }) {
  return (
    <button
      type="button"
      className={`viewer-turn viewer-${side}`}
      aria-label={side === 'left' ? 'Previous picture' : 'Next picture'}
      onClick={onTap}
    >
      <span className="viewer-disc">
        <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
      </span>
    </button>
  )
}
