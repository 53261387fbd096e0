import fc from 'fast-check'
import type { VoucherTerms } from '@/contract/voucher-terms'
import type { ExchangeNight, ExchangeOffer } from '@/domain/vouchers/exchange'

/*
 * A model of the calendar of exchanges that knows nothing of it: days are numbers, each rule is a condition on one night, and the
 * results are put together at the end.
 */

const DAY_MS = 86_400_000
/** The first day, as days since 1970. */
const FIRST = Date.UTC(2026, 10, 20) / DAY_MS
/** The name of a day. */
export const textOf = (day: number) => new Date((FIRST + day) * DAY_MS).toISOString().slice(0, 10)
/** 0 for Monday: 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (FIRST + day + 3) % 7

/** Days that terms speak about, from the first. */
export const SPAN = 40
/** The last day on which somebody looks, from the first. */
export const LAST_TODAY = 10
/** As many nights as a stay may have. */
const MOST_NIGHTS = 4

/** What is random of a night of a room. */
export interface RandomNight {
  readonly rooms: number
  readonly price: number | null
  readonly isOpen: boolean
  readonly canArrive: boolean
  readonly canLeave: boolean
}

/** What is random of a voucher, its hotel and its room: days as numbers from the first, amounts in minor units. */
export interface RandomExchange {
  readonly today: number
  readonly nights: number
  readonly firstDay: number | null
  readonly lastDay: number
  readonly bookAhead: number
  readonly blackouts: readonly (readonly [from: number, to: number])[]
  readonly weekdays: readonly number[]
  readonly byWeekday: readonly { readonly weekdays: readonly number[]; readonly amount: number }[]
  readonly byDays: readonly { readonly from: number; readonly to: number; readonly amount: number }[]
  readonly capMinor: number | null
  readonly isByPrice: boolean
  readonly face: number
  readonly upgrade: number
  readonly hotel: readonly (RandomNight | null)[]
}

const day = fc.integer({ min: 0, max: SPAN - 1 })
const amount = fc.integer({ min: 0, max: 90_000 })
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 })
const mostly = fc.integer({ min: 0, max: 9 }).map((random) => random > 0)

const night: fc.Arbitrary<RandomNight> = fc.record({
  rooms: fc.integer({ min: 0, max: 5 }),
  price: fc.option(amount, { freq: 12 }),
  isOpen: mostly,
  canArrive: mostly,
  canLeave: mostly,
})

const range = fc.tuple(day, fc.integer({ min: 0, max: 5 })).map(([from, more]) => [from, from + more] as const)

/** The nights of a room, of some of which nothing is known. */
export const randomNights = fc.array(fc.option(night, { freq: 20 }), {
  minLength: SPAN + MOST_NIGHTS + 1,
  maxLength: SPAN + MOST_NIGHTS + 1,
})

/** A voucher, its hotel and its room. */
export const randomExchange: fc.Arbitrary<RandomExchange> = fc.record({
  today: fc.integer({ min: 0, max: LAST_TODAY }),
  nights: fc.integer({ min: 1, max: MOST_NIGHTS }),
  firstDay: fc.option(fc.integer({ min: 0, max: 20 })),
  lastDay: fc.integer({ min: 5, max: SPAN }),
  bookAhead: fc.integer({ min: 0, max: 9 }),
  blackouts: fc.array(range, { maxLength: 3 }),
  weekdays: fc.oneof(fc.constant([0, 1, 2, 3, 4, 5, 6]), weekdays),
  byWeekday: fc.array(fc.record({ weekdays, amount }), { maxLength: 3 }),
  byDays: fc.array(
    fc.tuple(range, amount).map(([[from, to], minor]) => ({ from, to, amount: minor })),
    { maxLength: 3 },
  ),
  isByPrice: fc.boolean(),
  capMinor: fc.option(amount),
  face: amount,
  upgrade: fc.oneof(fc.constant(0), amount),
  hotel: randomNights,
})

/** What a day costs by the model, or why it can't be booked. */
export function modelOf(facts: RandomExchange, checkIn: number): number | string {
  const stay = Array.from({ length: facts.nights }, (_, place) => checkIn + place)
  const some = (isSo: (each: number) => boolean) => stay.filter(isSo).length > 0
  const nightAt = (each: number) => facts.hotel[each] ?? null
  if (checkIn < facts.today) return 'past_date'
  const first = facts.firstDay
  if (first !== null && some((each) => each < first)) return 'not_yet'
  if (some((each) => each > facts.lastDay)) return 'over'
  if (checkIn < facts.today + facts.bookAhead) return 'book_ahead'
  if (some((each) => facts.blackouts.some(([from, to]) => each >= from && each <= to))) return 'blackout'
  if (some((each) => !facts.weekdays.includes(weekdayOf(each)))) return 'weekday'
  const mayStay = stay.every((each) => nightAt(each)?.isOpen === true)
  const mayTurn = nightAt(checkIn)?.canArrive === true && nightAt(checkIn + facts.nights)?.canLeave !== false
  if (!mayStay || !mayTurn) return 'closed'
  if (some((each) => nightAt(each)?.rooms === 0)) return 'sold_out'
  if (facts.isByPrice) {
    let prices = 0
    for (const each of stay) {
      const price = nightAt(each)?.price ?? null
      if (price === null) return 'closed'
      prices += price
    }
    const beyond = prices > facts.face ? prices - facts.face : 0
    return facts.capMinor !== null && beyond > facts.capMinor ? facts.capMinor : beyond
  }
  let total = 0
  for (const each of stay) {
    for (const rule of facts.byWeekday) if (rule.weekdays.includes(weekdayOf(each))) total += rule.amount
    for (const rule of facts.byDays) if (each >= rule.from && each <= rule.to) total += rule.amount
    total += facts.upgrade
  }
  return total
}

/** The same voucher as the calendar takes it. */
export function offerOf(facts: RandomExchange): ExchangeOffer {
  const terms: VoucherTerms = {
    use: 'exchange',
    meal: '',
    extras: [],
    bookAheadDays: facts.bookAhead,
    blackouts: facts.blackouts.map(([from, to]) => ({ from: textOf(from), to: textOf(to) })),
    weekdays: [...facts.weekdays],
    surcharges: [
      ...facts.byWeekday.map((rule) => ({
        kind: 'weekdays' as const,
        weekdays: [...rule.weekdays],
        amountMinor: rule.amount,
      })),
      ...facts.byDays.map(({ from, to, amount: amountMinor }) => {
        return { kind: 'days' as const, from: textOf(from), to: textOf(to), amountMinor }
      }),
    ],
    difference: facts.isByPrice ? { kind: 'market', mostMinor: facts.capMinor } : { kind: 'table' },
    refund: 'none',
    isPartial: false,
    isTransferable: true,
    cancelDays: 1,
    needsDocuments: false,
  }
  return {
    terms,
    nights: facts.nights,
    firstDay: facts.firstDay === null ? null : textOf(facts.firstDay),
    lastDay: textOf(facts.lastDay),
    faceMinor: facts.face,
    upgradeMinor: facts.upgrade,
  }
}

/** The nights of its room as the calendar takes them. */
export function nightsByText(facts: RandomExchange): ReadonlyMap<string, ExchangeNight> {
  const known = facts.hotel.flatMap((each, at): [string, ExchangeNight][] => {
    if (each === null) return []
    const { rooms: roomsLeft, price: priceMinor, isOpen, canArrive, canLeave } = each
    return [[textOf(at), { roomsLeft, priceMinor, isOpen, canArrive, canLeave }]]
  })
  return new Map(known)
}
