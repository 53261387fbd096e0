import { addDays } from '../days/civil-day'
import { formatDay } from '../days/format-day'
import { nightsAllowed, shortestStay } from '../stays/nights'
import { calendarText } from '../text/app-text'
import type { CalendarRules, DayFacts, DayRefusal } from './calendar-rules'
import { canStartOn } from './can-start-on'
import { isNightFree } from './is-night-free'
import { nightRefusal } from './night-refusal'
import { tapDay } from './tap-day'

/** Why no stay can begin on a day of the calendar, with the next day on which one can; null where one can. */
export function startRefusal(day: string, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
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
