import { useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import { swipedIndex, swipeDirection } from './swipe'
import { Icon } from '../icon'
import './style.scss'

export interface SwiperProps {
  /** What the slides show, for screen readers. */
  readonly label: string
  readonly count: number
  readonly index: number
  readonly onIndex: (index: number) => void
  /** Draws a slide; only the current one and its neighbours need be complete. */
  readonly renderSlide: (index: number, isNear: boolean) => ReactNode
}

/** Slides side by side that follow the finger; arrow keys and two buttons do the same. */
export function Swiper({ label, count, index, onIndex, renderSlide }: SwiperProps) {
  const swipe = useSwipe(index, count, onIndex)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = index + (step ?? 0)
    if (step && next >= 0 && next < count) onIndex(next)
  }
  const shift = `translateX(calc(${-100 * index}% + ${swipe.dxPx}px))`
  return (
    <div className="swipe" role="group" aria-roledescription="carousel" aria-label={label}>
      <div className="swipe-window" {...swipe.handlers}>
        <div className={swipe.dxPx === 0 ? 'swipe-track swipe-settling' : 'swipe-track'} style={{ transform: shift }}>
          {Array.from({ length: count }, (_, at) => (
            <div key={at} className="swipe-slide" aria-hidden={at !== index}>
              {renderSlide(at, Math.abs(at - index) <= 1)}
            </div>
          ))}
        </div>
      </div>
      {index > 0 ? <SwipeButton side="left" onTap={() => onIndex(index - 1)} onKeyDown={onKeyDown} /> : null}
      {index < count - 1 ? <SwipeButton side="right" onTap={() => onIndex(index + 1)} onKeyDown={onKeyDown} /> : null}
    </div>
  )
}

interface SwipeButtonProps {
  readonly side: 'left' | 'right'
  readonly onTap: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function SwipeButton({ side, onTap, onKeyDown }: SwipeButtonProps) {
  return (
    <button
      type="button"
      className={`swipe-button swipe-${side}`}
      aria-label={side === 'left' ? 'Previous' : 'Next'}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <span className="swipe-disc">
        <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
      </span>
    </button>
  )
}

interface SwipeStart {
  readonly x: number
  readonly y: number
  readonly atMs: number
}

/** Follows one finger sideways; a swipe that turns out to be vertical is left to the page. */
function useSwipe(index: number, count: number, onIndex: (index: number) => void) {
  const start = useRef<SwipeStart | null>(null)
  const [dxPx, setDxPx] = useState(0)
  const distance = (event: TouchEvent) => {
    const touch = event.touches[0] ?? event.changedTouches[0]
    const from = start.current
    if (!touch || !from) return null
    return { dxPx: touch.clientX - from.x, dyPx: touch.clientY - from.y, elapsedMs: event.timeStamp - from.atMs }
  }
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    start.current = touch ? { x: touch.clientX, y: touch.clientY, atMs: event.timeStamp } : null
  }
  const onTouchMove = (event: TouchEvent) => {
    const moved = distance(event)
    if (!moved) return
    if (swipeDirection(moved) === 'vertical' && dxPx === 0) start.current = null
    else if (swipeDirection(moved) === 'horizontal') setDxPx(moved.dxPx)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const moved = distance(event)
    start.current = null
    setDxPx(0)
    const next = moved ? swipedIndex(index, count, moved) : index
    if (next !== index) onIndex(next)
  }
  return { dxPx, handlers: { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: onTouchEnd } }
}
