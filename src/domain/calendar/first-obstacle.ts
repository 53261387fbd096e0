import { nightsOf } from '../days/civil-day'
import type { DateRange, DayFacts } from './calendar-rules'
import { isNightFree } from './is-night-free'

/** The first day that a stay can't run over: a night of [checkIn, checkOut) that is sold out, or a day between that no stay may run through; null where the way is free. */
export function firstObstacle({ checkIn, checkOut }: DateRange, facts: DayFacts): string | null {
  const blocks = (day: string) =>
    !isNightFree(day, facts) || (day !== checkIn && facts[day]?.stayThroughAllowed === false)
  return nightsOf(checkIn, checkOut).find(blocks) ?? null
}
