import { utcDay } from '../days/civil-day'

/** How often a day a date can be booked with one voucher. */
export const TRIES_A_DAY = 3

/** On which day (UTC) dates were last booked with a voucher, and how often. */
export interface ExchangeTries {
  readonly triesOn: string | null
  readonly tries: number
}

/** How often a date can still be booked with a voucher today. */
export const triesLeft = ({ triesOn, tries }: ExchangeTries, now: Date): number =>
  triesOn === utcDay(now) ? Math.max(0, TRIES_A_DAY - tries) : TRIES_A_DAY

/** The tries of a voucher with which a date is booked once more. */
export const withOneTry = (known: ExchangeTries, now: Date): ExchangeTries => ({
  triesOn: utcDay(now),
  tries: TRIES_A_DAY - triesLeft(known, now) + 1,
})
