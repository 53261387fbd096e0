import { useEffect, useRef, type UIEvent } from 'react'
import { LOAD_MORE_PX } from '../../../../config/load-more'
import type { ScrollAreaProps } from './contract'

const reachable = 'a[href], button, input, select, textarea, [tabindex]'

/** What can be scrolled and holds nothing for the keyboard is a stop of its own, so that arrow keys can scroll it. */
function letKeysReach(area: HTMLElement) {
  const needsStop = area.scrollHeight > area.clientHeight && !area.querySelector(reachable)
  if (needsStop) area.tabIndex = 0
  else area.removeAttribute('tabindex')
}

/** The root's font size on a 375 px wide screen: a tenth of the width (specification §9). */
const DESIGN_REM_PX = 37.5

const designScale = () =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DESIGN_REM_PX) / DESIGN_REM_PX

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
