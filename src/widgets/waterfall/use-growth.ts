import { useEffect, useState } from 'react'
import type { Timers } from '@/domain/app/timers'
import { grownCount } from '@/domain/waterfall/grown-count'

/** A frame, so that what is drawn reaches the screen before the next cards are drawn. */
const GROWTH_MS = 16

/** How many of the cards that are there may be drawn: some at once, more a moment later; all that were there from the beginning, and all where there are no timers. */
export function useGrowth(there: number, timers: Pick<Timers, 'after'> | undefined): number {
  const [grown, setGrown] = useState(() => grownCount(there, there))
  // A feed that begins anew grows from its beginning.
  if (grown > there) setGrown(there)
  const drawn = timers ? Math.min(there, Math.max(grown, grownCount(0, there))) : there
  useEffect(() => {
    if (!timers || drawn === there) return
    return timers.after(GROWTH_MS, () => setGrown(grownCount(drawn, there)))
  }, [timers, drawn, there])
  return drawn
}
