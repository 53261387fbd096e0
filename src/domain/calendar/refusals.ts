import { addDays, nightsBetween } from '../days/civil-day'
import { isLengthAllowed, nightsAllowed, shortestStay } from '../stays/nights'
import { calendarText } from '../text/calendar-text'
import {
  type CalendarRules,
  type DateRange,
  type DayFacts,
  type DayRefusal,
  isNightFree,
  type Picking,
} from './calendar-rules'
import { formatDay } from '../days/format-day'
import { canStartOn, endAfter, endBefore, firstObstacle, isInside } from './ranges'
import { pickRange, tapDay } from './picking'
import { countOf } from '../text/phrases'

/** What is wrong with the number of nights of a range, in the specification's words (§5, byte for byte), or null. */
function rangeMessage({ checkIn, checkOut }: DateRange, rules: CalendarRules, facts: DayFacts): string | null {
  const nights = nightsBetween(checkIn, checkOut)
  if (nights === 0 && rules.allowsSameDay) return null
  const limits = nightsAllowed(rules, facts[checkIn])
  if (isLengthAllowed(nights, limits)) return null
  const { dayLimitMin, dayLimitMax, dayStep } = limits
  if (dayLimitMin === dayStep && nights % dayStep !== 0) return calendarText.requiresStay(dayLimitMin)
  if (nights < dayLimitMin) return calendarText.minimumStay(dayLimitMin)
  if (nights > dayLimitMax) return calendarText.maximumStay(dayLimitMax)
  const longer = Math.ceil(nights / dayStep) * dayStep
  return longer <= dayLimitMax ? calendarText.selectAtLeast(longer) : calendarText.maximumStay(longer - dayStep)
}

/** Why the choice can't be confirmed yet, in the specification's words (§5, byte for byte), or null when it can. */
export function stayMessage(picking: Picking, rules: CalendarRules, facts: DayFacts): string | null {
  if (picking.step === 'start') return calendarText.noCheckIn
  if (picking.step === 'done') return rangeMessage(picking, rules, facts)
  const { dayLimitMin } = nightsAllowed(rules, facts[picking.checkIn])
  return dayLimitMin > 1 && !rules.allowsSameDay ? calendarText.selectAtLeast(dayLimitMin) : calendarText.noCheckOut
}

/** Why a night that is not free can't be slept, in a few words. */
export function nightRefusal(day: string, facts: DayFacts): string {
  const text = formatDay(day)
  switch (facts[day]?.closedBy) {
    case 'past_date':
      return calendarText.isOver(text)
    case 'advance_purchase':
      return calendarText.tooLateToBook(text)
    case 'no_inventory':
    case null:
    case undefined:
      return calendarText.soldOutOn(text)
  }
}

/** Why no stay can begin on a day of the calendar, with the next day on which one can; null where one can. */
function startRefusal(day: string, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
  if (canStartOn(day, rules, facts)) return null
  const next = nextStart(day, rules, facts)
  const fix = next
    ? { label: calendarText.startOn(formatDay(next)), picking: tapDay({ step: 'start' }, next, rules, facts) }
    : null
  return { text: reason(day, rules, facts), fix }
}

function reason(day: string, rules: CalendarRules, facts: DayFacts): string {
  if (!isNightFree(day, facts)) return nightRefusal(day, facts)
  if (facts[day]?.checkinAllowed === false) return calendarText.noCheckInOn(formatDay(day))
  const nights = shortestStay(nightsAllowed(rules, facts[day]))
  if (nights !== null && nights > 1) return calendarText.minimumStay(nights)
  const after = addDays(day, 1)
  return nights === 1 && after <= rules.maxDay
    ? calendarText.noCheckOutOn(formatDay(after))
    : calendarText.noCheckInOn(formatDay(day))
}

function nextStart(day: string, rules: CalendarRules, facts: DayFacts): string | null {
  for (let next = addDays(day, 1); next <= rules.maxDay; next = addDays(next, 1)) {
    if (canStartOn(next, rules, facts)) return next
  }
  return null
}

/** Why a stay can't run from check-in to check-out, with the nearest end that it can have; null where it can. */
function endRefusal(range: DateRange, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
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

/** The reason why a day is no good for the choice so far: no good beginning before check-in is chosen or as a new one, no good end after it; null for days that are fine and for those outside the calendar, which take no taps. */
export function dayRefusal(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
  if (!isInside(day, rules)) return null
  if (picking.step !== 'end' || day < picking.checkIn) return startRefusal(day, rules, facts)
  if (day === picking.checkIn) return null
  return endRefusal({ checkIn: picking.checkIn, checkOut: day }, rules, facts)
}

/** Why what has been chosen can't be had as it stands, with one tap that mends it; null where nothing is wrong with it so far. */
export function pickingRefusal(picking: Picking, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
  if (picking.step === 'start' || !isInside(picking.checkIn, rules)) return null
  const isBegun = picking.step === 'end'
  return startRefusal(picking.checkIn, rules, facts) ?? (isBegun ? null : endRefusal(picking, rules, facts))
}

/** Whether Confirm is enabled (spec §4): both days are set and the stay meets all rules. */
export function canConfirm(picking: Picking, rules: CalendarRules, facts: DayFacts): boolean {
  if (picking.step !== 'done' || pickRange(picking, rules, facts).step !== 'done') return false
  return stayMessage(picking, rules, facts) === null
}
