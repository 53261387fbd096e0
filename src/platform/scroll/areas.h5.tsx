import { type UIEvent, useEffect, useRef } from 'react'
import { LOAD_MORE_PX } from '../../../config/load-more'
import type { ScrollAreaProps, ScrollRowProps } from './contract'
import { designScale } from './design-scale'

const reachable = 'a[href], button, input, select, textarea, [tabindex]'

/** What can be scrolled and holds nothing for the keyboard is a stop of its own, so that arrow keys can scroll it. */
function letKeysReach(area: HTMLElement) {
  const needsStop = area.scrollHeight > area.clientHeight && !area.querySelector(reachable)
  if (needsStop) area.tabIndex = 0
  else area.removeAttribute('tabindex')
}

/** A box that scrolls and does not pass its scrolling on. */
export function ScrollArea({ className, children, onNearEnd, onScrolled, startId }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const start = startId ? area.current?.querySelector(`[id="${startId}"]`) : null
    if (area.current && start)
      area.current.scrollTop += start.getBoundingClientRect().top - area.current.getBoundingClientRect().top
  }, [startId])
  useEffect(() => {
    if (area.current) letKeysReach(area.current)
  })
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const leftPx = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
    if (leftPx < LOAD_MORE_PX) onNearEnd?.()
    onScrolled?.(currentTarget.scrollTop / designScale())
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

/** A box that scrolls the element to its center as far as possible; style sheets decide whether the motion is visible. */
export function ScrollRow({ className, shownId, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector(`[id="${shownId}"]`)
    if (!row.current || !shown) return
    const [around, one] = [row.current.getBoundingClientRect(), shown.getBoundingClientRect()]
    row.current.scrollLeft += one.left + one.width / 2 - (around.left + around.width / 2)
  }, [shownId])
  return (
    <div ref={row} className={className} style={{ overflowX: 'auto', overscrollBehaviorX: 'contain' }}>
      {children}
    </div>
  )
}
