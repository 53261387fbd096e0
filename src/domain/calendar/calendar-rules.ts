import type { CalendarDay } from '@/contract/calendar-day'

/** What a calendar lets people choose: days [minDay, maxDay], nights by the specification's dayLimitMin, dayLimitMax and dayStep. */
export interface CalendarRules {
  readonly minDay: string
  readonly maxDay: string
  readonly dayLimitMin: number
  readonly dayLimitMax: number
  readonly dayStep: number
  readonly allowsSameDay: boolean
}

/** What is known of single days, by day; an unknown day counts as available. */
export type DayFacts = Readonly<Record<string, CalendarDay | undefined>>

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
