import type { DateRange, DayFacts } from './calendar-rules'
import { firstObstacle } from './first-obstacle'

/** Whether a stay can run over [checkIn, checkOut): every night can be slept and every day between be stayed through; the check-out day's own night may be sold out. */
export function isRangeFree(range: DateRange, facts: DayFacts): boolean {
  return firstObstacle(range, facts) === null
}
