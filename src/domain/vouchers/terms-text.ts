import type { TermsLine } from '@/contract/product'
import type { VoucherSurcharge, VoucherTerms, VoucherValidity } from '@/contract/voucher-terms'
import { yearOf } from '../days/civil-day'
import { formatDay, formatDayWithYear } from '../days/format-day'
import { formatAmount } from '../money/amount-text'
import { countOf } from '../text/phrases'

/** What the sentences about a voucher are made from; amounts in minor units of the currency. */
export interface TermsFacts {
  readonly terms: VoucherTerms
  readonly validity: VoucherValidity
  readonly nights: number
  readonly currencyCode: string
  /** What a voucher counts for; named where the difference follows the price of the day. */
  readonly faceMinor?: number
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Names in a row: "Monday", "Monday and Friday", "Monday, Tuesday and Friday". */
function namesInRow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const weekdayNames = (weekdays: readonly number[], ending = ''): string =>
  namesInRow([...weekdays].sort((a, b) => a - b).map((weekday) => `${WEEKDAYS[weekday] ?? ''}${ending}`))

const amountText = (minor: number, currencyCode: string) => `${currencyCode} ${formatAmount(minor, currencyCode)}`

/** Days from and to, both included. */
interface DayRange {
  readonly from: string
  readonly to: string
}

/** A range in words; its year stands once where both days are in it. */
function rangeText({ from, to }: DayRange): string {
  if (from === to) return formatDayWithYear(from)
  const isOneYear = yearOf(from) === yearOf(to)
  return `${isOneYear ? formatDay(from) : formatDayWithYear(from)} to ${formatDayWithYear(to)}`
}

const dateKinds = ['validity', 'book_ahead', 'weekdays', 'blackouts', 'surcharge', 'difference']

/** Whether a line of the terms is about when a voucher can be used, and what that costs on top. */
export const isDateLine = (kind: string): boolean => dateKinds.includes(kind)

/** Every sentence about a voucher's terms, in the order in which they are read. */
export function termsLines(facts: TermsFacts): TermsLine[] {
  const lines: [kind: string, text: string | null][] = [
    ['includes', includesText(facts)],
    ['validity', validityText(facts.validity)],
    ['use', useText(facts)],
    ['book_ahead', bookAheadText(facts.terms)],
    ['weekdays', weekdaysText(facts.terms)],
    ['blackouts', blackoutsText(facts.terms)],
    ...facts.terms.surcharges.map((surcharge): [string, string] => [
      'surcharge',
      surchargeText(surcharge, facts.currencyCode),
    ]),
    ['surcharge', surchargesTogetherText(facts.terms)],
    ['difference', differenceText(facts)],
    ['cancel', cancelText(facts.terms)],
    ['refund', refundRuleText(facts.terms)],
    ['partial', partialText(facts)],
    ['transfer', transferText(facts.terms)],
    ['documents', documentsText(facts.terms)],
  ]
  return lines.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]))
}

/** What one voucher includes: the nights that it is exchanged for, the meal, extras, and services. */
export function includedParts({ terms, nights }: Pick<TermsFacts, 'terms' | 'nights'>): string[] {
  const stay = terms.use === 'exchange' ? [countOf(nights, 'night')] : []
  return [...stay, ...(terms.meal === '' ? [] : [terms.meal]), ...terms.extras, ...(terms.services ?? [])]
}

function includesText(facts: TermsFacts): string {
  const parts = includedParts(facts)
  return `Each voucher includes ${parts.length === 0 ? 'what its title names' : `the following: ${parts.join(', ')}`}.`
}

/** When vouchers are good, in a sentence. */
export function validityText(validity: VoucherValidity): string {
  if (validity.kind === 'after_purchase')
    return `Good for ${countOf(validity.days, 'day')} after you buy it, the last day included.`
  const { from, until } = validity
  if (from === until) return `Good on ${formatDayWithYear(until)} only.`
  const since = from === null ? '' : ` from ${formatDayWithYear(from)}`
  return `Good${since} until ${formatDayWithYear(until)}, that day included.`
}

const sentenceOfUse: Readonly<Record<VoucherTerms['use'], string>> = {
  exchange: 'Book a date with it here; the voucher pays for the room.',
  appointment: 'Propose up to three dates here; the hotel confirms one of them.',
  code: 'Show its code at the hotel; each code is good once.',
}

const useText = ({ terms }: TermsFacts): string => sentenceOfUse[terms.use]

function bookAheadText({ use, bookAheadDays }: VoucherTerms): string | null {
  if (use === 'code') return null
  const days = countOf(bookAheadDays, 'day')
  if (use === 'appointment')
    return bookAheadDays === 0 ? 'Propose any dates from today on.' : `Propose dates that are at least ${days} ahead.`
  return bookAheadDays === 0 ? 'You can book up to the day you arrive.' : `Book at least ${days} before you arrive.`
}

function weekdaysText({ use, weekdays }: VoucherTerms): string | null {
  if (weekdays.length === WEEKDAYS.length) return null
  if (use === 'exchange') return `Can be used for ${weekdayNames(weekdays)} nights only.`
  return `Can be used on ${weekdayNames(weekdays, 's')} only.`
}

function blackoutsText({ use, blackouts }: VoucherTerms): string | null {
  const [first, ...others] = blackouts
  if (!first) return null
  const isNight = use === 'exchange'
  if (others.length === 0 && first.from === first.to)
    return `Cannot be used ${isNight ? 'for the night of' : 'on'} ${rangeText(first)}.`
  return `Cannot be used ${isNight ? 'for these nights' : 'on these days'}: ${namesInRow(blackouts.map(rangeText))}.`
}

function surchargeText(surcharge: VoucherSurcharge, currencyCode: string): string {
  const amount = amountText(surcharge.amountMinor, currencyCode)
  if (surcharge.kind === 'weekdays') return `${weekdayNames(surcharge.weekdays)} nights cost ${amount} more each.`
  if (surcharge.from === surcharge.to) return `The night of ${rangeText(surcharge)} costs ${amount} more.`
  return `Nights from ${rangeText(surcharge)} cost ${amount} more each.`
}

const surchargesTogetherText = ({ surcharges }: VoucherTerms): string | null =>
  surcharges.length < 2 ? null : 'Where more than one of these applies to a night, they are added up.'

function differenceText({ terms, nights, currencyCode, faceMinor }: TermsFacts): string | null {
  const { use, difference, isPartial } = terms
  if (use !== 'exchange') return null
  if (difference.kind === 'table') return tableText(terms)
  const isShared = isPartial && nights > 1
  const shares = isShared ? ', the same for each of its nights' : ''
  const value =
    faceMinor === undefined ? '' : `The voucher counts for ${amountText(faceMinor, currencyCode)}${shares}. `
  const beyond = faceMinor === undefined ? 'beyond the value of the voucher' : 'beyond that'
  if (difference.mostMinor === 0) return `${value}You pay nothing on top, whatever the nights cost.`
  const forAll = isShared ? ' for all its nights together' : ''
  const most =
    difference.mostMinor === null ? '' : `, at most ${amountText(difference.mostMinor, currencyCode)}${forAll}`
  return `${value}You pay what the nights cost ${beyond}${most}. Where they cost less, nothing is paid back.`
}

/** What nights without a surcharge cost; there may be none. */
function tableText({ weekdays, surcharges }: VoucherTerms): string {
  const hasSurcharge = (weekday: number) =>
    surcharges.some((surcharge) => surcharge.kind === 'weekdays' && surcharge.weekdays.includes(weekday))
  if (weekdays.every(hasSurcharge)) return 'A better room costs the upgrade that is named with it as well.'
  const nights = surcharges.length === 0 ? 'No night costs' : 'No other night costs'
  return `${nights} more; a better room costs the upgrade that is named with it.`
}

function cancelText({ use, cancelDays }: VoucherTerms): string | null {
  if (use !== 'exchange') return null
  const until = cancelDays === 0 ? 'on the day of arrival' : `${countOf(cancelDays, 'day')} before arrival`
  return `A booked date can be cancelled until check-in time ${until}; the voucher and what you paid on top come back.`
}

/** When a voucher is refunded by its terms, in a sentence. */
export function refundRuleText({ use, refund }: VoucherTerms): string {
  if (refund === 'any_time') return 'Refunded at any time while it is unused, and automatically when it expires.'
  if (refund === 'on_expiry') return 'Refunded automatically when it expires unused, and not before.'
  if (refund === 'none') return 'Not refunded.'
  const condition = use === 'code' ? 'while it is unused' : 'as long as no date was ever booked with it'
  return `Refunded ${condition}; not refunded once it has expired.`
}

/** The refund in few words, as a badge has it. */
export const shortRefundText: Readonly<Record<VoucherTerms['refund'], string>> = {
  any_time: 'Refund at any time',
  until_booked: 'Refund until you book a date',
  on_expiry: 'Refund when it expires',
  none: 'No refund',
}

function partialText({ terms, nights }: TermsFacts): string | null {
  if (nights === 1 || terms.use !== 'exchange') return null
  if (!terms.isPartial) return 'All its nights are used on one stay.'
  const isShareRefunded = terms.refund === 'any_time' || terms.refund === 'on_expiry'
  return `Its nights can be used on several stays${isShareRefunded ? '; a refund is the share of the nights that are left' : ''}.`
}

const transferText = ({ isTransferable }: VoucherTerms): string =>
  isTransferable ? 'You can give it to somebody else.' : 'It is for you alone and cannot be given away.'

function documentsText({ use, needsDocuments }: VoucherTerms): string | null {
  if (!needsDocuments) return null
  return use === 'exchange'
    ? 'The hotel needs the identity documents of the guests when you book a date.'
    : 'The hotel needs an identity document when you use it.'
}
