import type { CalendarDay } from '@/contract/stay'
import type { NightLimits } from '../stays/nights'
import { addMonths } from '../days/civil-day'

/** What a calendar lets people choose: days [minDay, maxDay], nights by the specification's dayLimitMin, dayLimitMax and dayStep. */
export interface CalendarRules extends NightLimits {
  readonly minDay: string
  readonly maxDay: string
  readonly allowsSameDay: boolean
}

/** What is known of a day. */
export interface DayFact extends CalendarDay {
  /** Read out in place of price and availability, where the amount is no price of a night. */
  readonly spokenText?: string
}

/** What is known of single days, by day; an unknown day counts as available and without rules of its own. */
export type DayFacts = Readonly<Record<string, DayFact | undefined>>

/** How far the choosing of a range has come. */
export type Picking =
  | { readonly step: 'start' }
  | { readonly step: 'end'; readonly checkIn: string }
  | { readonly step: 'done'; readonly checkIn: string; readonly checkOut: string }

/** A check-in and a check-out day. */
export interface DateRange {
  readonly checkIn: string
  readonly checkOut: string
}

/** Why a day can't be chosen, or can't end the stay, in a few words, with what one tap makes of the choice instead; null where nothing would help. */
export interface DayRefusal {
  readonly text: string
  readonly fix: { readonly label: string; readonly picking: Picking } | null
}

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

/** Whether the night that begins on a day can still be slept. */
export function isNightFree(day: string, facts: DayFacts): boolean {
  return facts[day]?.isAvailable ?? true
}
