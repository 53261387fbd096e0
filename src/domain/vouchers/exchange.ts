import type { ExchangeRefusal } from '@/contract/product'
import type { VoucherSurcharge, VoucherTerms } from '@/contract/voucher-terms'
import { addDays, nightsBetween, nightsOf, weekdayOf } from '../days/civil-day'
import { shareOf } from '../money/share'

/** What a voucher brings to an exchange: its terms, the nights of one exchange, its days (both included), what it counts for, and what a night in the room type costs on top. Amounts in minor units of one currency. */
export interface ExchangeOffer {
  readonly terms: VoucherTerms
  readonly nights: number
  readonly firstDay: string | null
  readonly lastDay: string
  readonly faceMinor: number
  readonly upgradeMinor: number
}

/** A night of a room type: rooms left, its price with taxes, whether a stay may run through it, begin on its day or end on it. */
export interface ExchangeNight {
  readonly roomsLeft: number
  readonly priceMinor: number | null
  readonly isOpen: boolean
  readonly canArrive: boolean
  readonly canLeave: boolean
}

/** A date that can be booked, with what each night costs on top and what is to be paid; or why it can't be, with the nights at fault. */
export type ExchangeQuote =
  | {
      readonly refusal: null
      readonly nightMinors: readonly number[]
      readonly upgradeMinor: number
      readonly differenceMinor: number
    }
  | DateRefusal

/** Why a date can't be booked, with the nights at fault. */
interface DateRefusal {
  readonly refusal: ExchangeRefusal
  readonly dates: readonly string[]
}

const refused = (refusal: ExchangeRefusal, dates: readonly string[]): DateRefusal => ({ refusal, dates })

/**
 * Works out what a stay of the voucher's nights from a day costs beside the voucher. `today` is the day at the hotel.
 * The difference is the sum of the surcharges and the upgrade; or the price of the nights less what the voucher counts for, never below zero nor above its cap.
 */
export function quoteExchange(
  offer: ExchangeOffer,
  checkIn: string,
  today: string,
  nightOf: (day: string) => ExchangeNight | undefined,
): ExchangeQuote {
  const outside = refusalByTerms(offer, checkIn, today)
  if (outside) return outside
  const { nights } = offer
  const days = nightsOf(checkIn, addDays(checkIn, nights))
  const facts = days.map((day) => ({ day, night: nightOf(day) }))
  const closed = facts.filter(({ night }, index) => !night?.isOpen || (index === 0 && !night.canArrive))
  const checkOut = addDays(checkIn, nights)
  const closedDays = [...closed.map(({ day }) => day), ...(nightOf(checkOut)?.canLeave === false ? [checkOut] : [])]
  if (closedDays.length > 0) return refused('closed', closedDays)
  const sold = facts.filter(({ night }) => (night?.roomsLeft ?? 0) < 1)
  if (sold.length > 0)
    return refused(
      'sold_out',
      sold.map(({ day }) => day),
    )
  return priced(
    offer,
    days,
    facts.map(({ night }) => night?.priceMinor ?? null),
  )
}

/** Why the terms of a voucher allow no stay from a day, whatever rooms there are; null where they do. */
export function refusalByTerms(
  offer: Pick<ExchangeOffer, 'terms' | 'nights' | 'firstDay' | 'lastDay'>,
  checkIn: string,
  today: string,
): DateRefusal | null {
  const { terms, nights } = offer
  const days = nightsOf(checkIn, addDays(checkIn, nights))
  const outside = refusalOfDays(offer, days, today)
  if (outside) return outside
  const blackout = days.filter((day) => terms.blackouts.some((range) => isWithin(day, range)))
  if (blackout.length > 0) return refused('blackout', blackout)
  const weekday = days.filter((day) => !terms.weekdays.includes(weekdayOf(day)))
  return weekday.length > 0 ? refused('weekday', weekday) : null
}

function refusalOfDays(
  { terms, firstDay, lastDay }: Pick<ExchangeOffer, 'terms' | 'firstDay' | 'lastDay'>,
  days: readonly string[],
  today: string,
): DateRefusal | null {
  const [checkIn = today] = days
  if (checkIn < today)
    return refused(
      'past_date',
      days.filter((day) => day < today),
    )
  const early = days.filter((day) => firstDay !== null && day < firstDay)
  if (early.length > 0) return refused('not_yet', early)
  const late = days.filter((day) => day > lastDay)
  if (late.length > 0) return refused('over', late)
  if (nightsBetween(today, checkIn) < terms.bookAheadDays) return refused('book_ahead', [checkIn])
  return null
}

function priced(offer: ExchangeOffer, days: readonly string[], prices: readonly (number | null)[]): ExchangeQuote {
  const { terms, nights, faceMinor } = offer
  if (terms.difference.kind === 'table') {
    const nightMinors = days.map((day) => surchargeOf(terms.surcharges, day))
    const upgradeMinor = offer.upgradeMinor * nights
    return { refusal: null, nightMinors, upgradeMinor, differenceMinor: sum(nightMinors) + upgradeMinor }
  }
  const known = prices.flatMap((price) => (price === null ? [] : [price]))
  if (known.length < days.length)
    return refused(
      'closed',
      days.filter((_, index) => prices[index] === null),
    )
  const over = Math.max(0, sum(known) - faceMinor)
  const { mostMinor } = terms.difference
  const differenceMinor = mostMinor === null ? over : Math.min(over, mostMinor)
  return { refusal: null, nightMinors: known, upgradeMinor: 0, differenceMinor }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const isWithin = (day: string, { from, to }: { readonly from: string; readonly to: string }) => from <= day && day <= to

/** What a night costs on top by the surcharges of its terms, in minor units: all that apply are added. */
function surchargeOf(surcharges: readonly VoucherSurcharge[], day: string): number {
  const applies = (surcharge: VoucherSurcharge) =>
    surcharge.kind === 'weekdays' ? surcharge.weekdays.includes(weekdayOf(day)) : isWithin(day, surcharge)
  return sum(surcharges.filter(applies).map(({ amountMinor }) => amountMinor))
}

/** What some nights of a voucher bring to an exchange, given what all of them would: their share of its value and of its cap. */
export function offerOfNights(whole: ExchangeOffer, nights: number, usedNights: number): ExchangeOffer {
  const share = (minor: number) => shareOf(minor, usedNights, nights, whole.nights)
  const { difference } = whole.terms
  const mostMinor = difference.kind === 'market' && difference.mostMinor !== null ? share(difference.mostMinor) : null
  return {
    ...whole,
    nights,
    faceMinor: share(whole.faceMinor),
    terms: { ...whole.terms, difference: difference.kind === 'market' ? { ...difference, mostMinor } : difference },
  }
}
