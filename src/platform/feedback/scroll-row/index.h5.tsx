import { useEffect, useRef } from 'react'
import type { ScrollRowProps } from './contract'

/** A box that brings the element to its middle as far as it can; style sheets say whether it is seen to move. */
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
