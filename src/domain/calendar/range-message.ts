import { nightsBetween } from '../days/civil-day'
import { isLengthAllowed, nightsAllowed } from '../stays/nights'
import { calendarText } from '../text/app-text'
import type { CalendarRules, DateRange, DayFacts } from './calendar-rules'

/** What is wrong with the number of nights of a range, in the specification's words (§5, byte for byte), or null. */
export function rangeMessage({ checkIn, checkOut }: DateRange, rules: CalendarRules, facts: DayFacts): string | null {
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
