import { useEffect, useRef, type UIEvent } from 'react'
import type { ScrollAreaProps } from './contract'

const NEAR_END_PX = 300

/** A box that scrolls and does not pass its scrolling on. */
export function ScrollArea({ className, children, onNearEnd, startId }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const start = startId ? area.current?.querySelector(`[id="${startId}"]`) : null
    if (area.current && start)
      area.current.scrollTop += start.getBoundingClientRect().top - area.current.getBoundingClientRect().top
  }, [startId])
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const leftPx = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (leftPx < NEAR_END_PX) onNearEnd?.()
  }
  return (
    <div
      ref={area}
      className={className}
      style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
      onScroll={onScroll}
    >
      {children}
    </div>
  )
}
