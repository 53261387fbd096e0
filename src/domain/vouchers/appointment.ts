import type { AppointmentDay } from '@/contract/appointment'
import type { ExchangeRefusal } from '@/contract/product'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { addDays, nightsBetween } from '../days/civil-day'
import { type ExchangeOffer, refusalByTerms } from './exchange'
import { exchangeRefusalText } from './exchange-refusal'

/** The most days that somebody proposes at a time. */
export const MOST_APPOINTMENT_DAYS = 3

/** So far ahead days are offered. */
const DAYS_AHEAD = 370

/** A voucher's terms and days, both included. */
export type AppointmentOffer = Pick<ExchangeOffer, 'terms' | 'nights' | 'firstDay' | 'lastDay'>

/** Why a day can't be proposed with a voucher; null where it can. `today` is the day at the hotel. */
export const appointmentRefusal = (offer: AppointmentOffer, day: string, today: string): ExchangeRefusal | null =>
  refusalByTerms(offer, day, today)?.refusal ?? null

/** The days from today to the last one of a voucher, 370 at most. */
export function appointmentDays(offer: AppointmentOffer, today: string): AppointmentDay[] {
  const count = Math.min(Math.max(nightsBetween(today, offer.lastDay) + 1, 0), DAYS_AHEAD)
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index)
    const refused = refusalByTerms(offer, date, today)
    return {
      date,
      refusal: refused?.refusal ?? null,
      refusalText: refused ? exchangeRefusalText(refused, offer) : null,
    }
  })
}

/** The last day, at the hotel, on which an appointment can be cancelled. */
export const lastCancelDay = (confirmedDay: string, { cancelDays }: Pick<VoucherTerms, 'cancelDays'>): string =>
  addDays(confirmedDay, -cancelDays)
