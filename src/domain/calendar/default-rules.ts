import { addMonths } from '../days/civil-day'
import type { CalendarRules } from './calendar-rules'

/** How many months ahead a calendar goes (spec §9). */
const MONTHS_AHEAD = 6

/** Nights that the destination's calendar allows at most; offers have limits of their own. */
const LONGEST_STAY_NIGHTS = 30

/** The rules of a calendar without an offer's own: today to six months ahead, any stay of at least a night. */
export function defaultRules(today: string): CalendarRules {
  return {
    minDay: today,
    maxDay: addMonths(today, MONTHS_AHEAD),
    dayLimitMin: 1,
    dayLimitMax: LONGEST_STAY_NIGHTS,
    dayStep: 1,
    allowsSameDay: false,
  }
}
