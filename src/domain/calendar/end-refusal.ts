import { formatDay } from '../days/format-day'
import { nightsBetween } from '../days/civil-day'
import { calendarText } from '../text/app-text'
import { countOf } from '../text/phrases'
import type { CalendarRules, DateRange, DayFacts, DayRefusal } from './calendar-rules'
import { endAfter } from './end-after'
import { endBefore } from './end-before'
import { firstObstacle } from './first-obstacle'
import { isNightFree } from './is-night-free'
import { nightRefusal } from './night-refusal'
import { rangeMessage } from './range-message'

/** Why a stay can't run from check-in to check-out, with the nearest end that it can have; null where it can. */
export function endRefusal(range: DateRange, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
  const { checkIn, checkOut } = range
  const obstacle = firstObstacle(range, facts)
  if (obstacle !== null) {
    const text = isNightFree(obstacle, facts)
      ? calendarText.noStayThrough(formatDay(obstacle))
      : nightRefusal(obstacle, facts)
    return { text, fix: leaveFix(checkIn, endBefore(checkOut, checkIn, rules, facts)) }
  }
  const nearest =
    endAfter(nightsBetween(checkIn, checkOut), checkIn, rules, facts) ?? endBefore(checkOut, checkIn, rules, facts)
  if (facts[checkOut]?.checkoutAllowed === false) {
    return { text: calendarText.noCheckOutOn(formatDay(checkOut)), fix: leaveFix(checkIn, nearest) }
  }
  const text = rangeMessage(range, rules, facts)
  return text === null ? null : { text, fix: nightsFix(range, nearest) }
}

function leaveFix(checkIn: string, checkOut: string | null): DayRefusal['fix'] {
  if (checkOut === null) return null
  return { label: calendarText.checkOutOn(formatDay(checkOut)), picking: { step: 'done', checkIn, checkOut } }
}

function nightsFix({ checkIn, checkOut }: DateRange, end: string | null): DayRefusal['fix'] {
  if (end === null) return null
  const more = nightsBetween(checkOut, end)
  const label =
    more > 0 ? calendarText.stayMore(more) : calendarText.stayFor(countOf(nightsBetween(checkIn, end), 'night'))
  return { label, picking: { step: 'done', checkIn, checkOut: end } }
}
