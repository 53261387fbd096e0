import type { VoucherTerms, VoucherValidity } from '@/contract/voucher-terms'
import { addDays, nightsOf, weekdayOf } from '../days/civil-day'
import { formatAmount } from '../money/amount-text'
import { countOf } from '../text/phrases'

/** What stands against selling a voucher by its terms: the field at fault, and why in a sentence. */
export interface TermsFault {
  readonly field: keyof VoucherTerms | 'validity' | 'nights'
  readonly text: string
}

/** Terms with what they are about; the sale begins on a day, amounts are in minor units of the currency. */
export interface TermsToCheck {
  readonly terms: VoucherTerms
  readonly validity: VoucherValidity
  readonly nights: number
  readonly currencyCode: string
  readonly saleDay: string
}

type Check = (facts: TermsToCheck) => TermsFault | false

/** Every way in which terms contradict one another, none where a voucher can be sold by them. */
export const termsFaults = (facts: TermsToCheck): TermsFault[] => checks.flatMap((check) => check(facts) || [])

const isExchange = ({ terms }: TermsToCheck) => terms.use === 'exchange'

const checks: readonly Check[] = [
  ({ terms }) =>
    terms.weekdays.length === 0 && { field: 'weekdays', text: 'There is no weekday on which it can be used.' },
  ({ validity }) =>
    validity.kind === 'days' &&
    validity.from !== null &&
    validity.from > validity.until && { field: 'validity', text: 'It is over before it is good.' },
  ({ terms }) =>
    terms.blackouts.some(({ from, to }) => from > to) && {
      field: 'blackouts',
      text: 'A range of days ends before it begins.',
    },
  noUsableDay,
  (facts) =>
    !isExchange(facts) &&
    facts.terms.meal === '' &&
    facts.terms.extras.length === 0 &&
    (facts.terms.services ?? []).length === 0 && {
      field: 'extras',
      text: 'It includes nothing: neither a night nor a meal nor an extra.',
    },
  ({ terms }) =>
    terms.use === 'code' &&
    terms.bookAheadDays > 0 && {
      field: 'bookAheadDays',
      text: 'A code is shown without booking, so nothing can be booked ahead.',
    },
  (facts) =>
    facts.terms.isPartial &&
    (!isExchange(facts) || facts.nights === 1) && {
      field: 'isPartial',
      text: 'Only several nights can be used one after another.',
    },
  (facts) =>
    !isExchange(facts) &&
    facts.terms.difference.kind === 'market' && {
      field: 'difference',
      text: 'Only a voucher that is exchanged for a room has a difference.',
    },
  surchargeFault,
]

function surchargeFault(facts: TermsToCheck): TermsFault | false {
  const { terms, currencyCode } = facts
  const { surcharges, difference } = terms
  const fault = (text: string) => ({ field: 'surcharges', text }) as const
  if (surcharges.length === 0) return false
  if (!isExchange(facts)) return fault('Only a voucher that is exchanged for a room has surcharges.')
  if (surcharges.some((one) => one.kind === 'days' && one.from > one.to))
    return fault('A range of days ends before it begins.')
  if (surcharges.some(({ amountMinor }) => amountMinor <= 0)) return fault('A surcharge is nothing.')
  const highest = Math.max(...surcharges.map(({ amountMinor }) => amountMinor))
  if (difference.kind === 'market' && difference.mostMinor !== null && difference.mostMinor < highest) {
    const [most, surcharge] = [difference.mostMinor, highest].map((minor) => formatAmount(minor, currencyCode))
    return fault(`At most ${most} is paid on top, but a surcharge is ${surcharge}.`)
  }
  if (difference.kind === 'market')
    return fault('Surcharges have no effect where the difference follows the price of the day.')
  const isUsed = (weekdays: readonly number[]) => weekdays.some((weekday) => terms.weekdays.includes(weekday))
  if (surcharges.some((one) => one.kind === 'weekdays' && !isUsed(one.weekdays)))
    return fault('A surcharge is on weekdays on which it can not be used.')
  return false
}

/** The days that are looked at: no voucher is good for longer. */
const MOST_DAYS = 1_830

/** Whether no stay, or no day for one use, is left between the sale and the last day. */
function noUsableDay(facts: TermsToCheck): TermsFault | false {
  const { terms, validity, saleDay } = facts
  if (terms.weekdays.length === 0) return false
  const soonest = addDays(saleDay, terms.bookAheadDays)
  const first = validity.kind === 'days' && validity.from !== null && validity.from > soonest ? validity.from : soonest
  const last = validity.kind === 'days' ? validity.until : addDays(saleDay, validity.days)
  const length = isExchange(facts) && !terms.isPartial ? facts.nights : 1
  if (length > longestRow(terms.weekdays))
    return { field: 'weekdays', text: `${countOf(length, 'night')} in a row do not fit on these weekdays.` }
  const isUsable = (day: string) =>
    terms.weekdays.includes(weekdayOf(day)) && !terms.blackouts.some(({ from, to }) => from <= day && day <= to)
  let inRow = 0
  for (const day of first > last ? [] : nightsOf(first, addDays(last, 1)).slice(0, MOST_DAYS)) {
    inRow = isUsable(day) ? inRow + 1 : 0
    if (inRow === length) return false
  }
  return { field: 'validity', text: 'There is no day on which it can be used between its sale and its last day.' }
}

/** How many weekdays follow one another at most, round the week; without end where all do. */
function longestRow(weekdays: readonly number[]): number {
  if (weekdays.length === 7) return Infinity
  const rowFrom = (weekday: number): number => (weekdays.includes(weekday % 7) ? 1 + rowFrom(weekday + 1) : 0)
  return Math.max(...weekdays.map(rowFrom))
}
