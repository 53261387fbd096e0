import type { CalendarMonth } from './calendar-months'
import { monthWeeks } from './month-weeks'

/** Height of a row of days (spec §9) and of a month's head, in CSS px on a 375 px wide screen. */
const ROW_PX = 72
const MONTH_HEAD_PX = 52

/** How far before and after what is at the top months are drawn, in the same px: all that a screen shows, and some more. */
const BEFORE_PX = 80
const AFTER_PX = 560

/** A month's weeks in rows and where it begins, in px from the calendar's top. */
export interface PlacedMonth {
  readonly month: CalendarMonth
  readonly weeks: readonly (readonly (string | null)[])[]
  readonly topPx: number
  readonly heightPx: number
}

/** Where each month stands when all are below each other. */
export function placedMonths(months: readonly CalendarMonth[], minDay: string, maxDay: string): PlacedMonth[] {
  let topPx = 0
  return months.map((month) => {
    const weeks = monthWeeks(month, minDay, maxDay)
    const placed = { month, weeks, topPx, heightPx: MONTH_HEAD_PX + weeks.length * ROW_PX }
    topPx += placed.heightPx
    return placed
  })
}

/** Keys of the months that are near what is seen when the calendar is scrolled so far. */
export function monthsNear(placed: readonly PlacedMonth[], scrolledPx: number): string[] {
  const [from, until] = [scrolledPx - BEFORE_PX, scrolledPx + AFTER_PX]
  return placed.filter((one) => one.topPx + one.heightPx > from && one.topPx < until).map(({ month }) => month.key)
}
