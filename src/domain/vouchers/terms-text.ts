import type { TermsLine } from '@/contract/product'
import type { VoucherSurcharge, VoucherTerms, VoucherValidity } from '@/contract/voucher-terms'
import { formatDay, formatDayWithYear } from '../days/format-day'
import { formatAmount } from '../money/amount-text'
import { countOf } from '../text/phrases'

/** What the sentences about a voucher are made from; amounts in minor units of the currency. */
export interface TermsFacts {
  readonly terms: VoucherTerms
  readonly validity: VoucherValidity
  readonly nights: number
  readonly currencyCode: string
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Names in a row: "Monday", "Monday and Friday", "Monday, Tuesday and Friday". */
function namesInRow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const weekdayNames = (weekdays: readonly number[]): string =>
  namesInRow([...weekdays].sort((a, b) => a - b).map((weekday) => WEEKDAYS[weekday] ?? ''))

const amountText = (minor: number, currencyCode: string) => `${currencyCode} ${formatAmount(minor, currencyCode)}`

const rangeText = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from === to ? formatDayWithYear(from) : `${formatDay(from)} to ${formatDayWithYear(to)}`

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
    ['difference', differenceText(facts)],
    ['cancel', cancelText(facts.terms)],
    ['refund', refundRuleText(facts.terms)],
    ['partial', partialText(facts)],
    ['transfer', transferText(facts.terms)],
    ['documents', documentsText(facts.terms)],
  ]
  return lines.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]))
}

/** What one voucher includes: the nights that it is exchanged for, the meal, and all else. */
export function includedParts({ terms, nights }: Pick<TermsFacts, 'terms' | 'nights'>): string[] {
  const stay = terms.use === 'exchange' ? [countOf(nights, 'night')] : []
  return [...stay, ...(terms.meal === '' ? [] : [terms.meal]), ...terms.extras]
}

function includesText(facts: TermsFacts): string {
  const parts = includedParts(facts)
  return `Each voucher includes ${parts.length === 0 ? 'what its title says' : namesInRow(parts)}.`
}

function validityText(validity: VoucherValidity): string {
  if (validity.kind === 'after_purchase')
    return `Good for ${countOf(validity.days, 'day')} after you buy it, the last day included.`
  const until = `until ${formatDayWithYear(validity.until)}, that day included`
  return validity.from === null ? `Good ${until}.` : `Good from ${formatDayWithYear(validity.from)} ${until}.`
}

function useText({ terms }: TermsFacts): string {
  if (terms.use === 'exchange') return 'Book your date here with the voucher; the hotel needs nothing else.'
  if (terms.use === 'appointment') return 'Propose up to three dates here; the hotel confirms one of them.'
  return 'Show the code at the hotel; it is used once.'
}

function bookAheadText({ use, bookAheadDays }: VoucherTerms): string | null {
  if (use === 'code') return null
  if (bookAheadDays === 0) return 'Dates can be booked up to the same day.'
  return `Book at least ${countOf(bookAheadDays, 'day')} before you arrive.`
}

function weekdaysText({ weekdays }: VoucherTerms): string | null {
  if (weekdays.length === WEEKDAYS.length) return null
  return `Can be used for the nights of ${weekdayNames(weekdays)}.`
}

function blackoutsText({ blackouts }: VoucherTerms): string | null {
  return blackouts.length === 0 ? null : `Cannot be used for the nights of ${namesInRow(blackouts.map(rangeText))}.`
}

function surchargeText(surcharge: VoucherSurcharge, currencyCode: string): string {
  const amount = amountText(surcharge.amountMinor, currencyCode)
  if (surcharge.kind === 'days') return `Nights of ${rangeText(surcharge)} cost ${amount} more.`
  return `Nights of ${weekdayNames(surcharge.weekdays)} cost ${amount} more.`
}

function differenceText({ terms: { use, difference, surcharges }, currencyCode }: TermsFacts): string | null {
  if (use !== 'exchange') return null
  if (difference.kind === 'table') {
    const base = surcharges.length === 0 ? 'No night costs more' : 'All other nights cost nothing more'
    return `${base} in the room of the voucher.`
  }
  const most = difference.mostMinor === null ? '' : `, at most ${amountText(difference.mostMinor, currencyCode)}`
  return `You pay what the nights cost beyond the value of the voucher${most}. Where they cost less, nothing is paid back.`
}

function cancelText({ use, cancelDays }: VoucherTerms): string | null {
  if (use !== 'exchange') return null
  const until = cancelDays === 0 ? 'the day of arrival' : `${countOf(cancelDays, 'day')} before arrival`
  return `A booked date can be cancelled until ${until}; the voucher and what you paid on top come back.`
}

const sentenceOfRefund: Readonly<Record<VoucherTerms['refund'], string>> = {
  any_time: 'Refunded at any time while it is unused, and by itself when it expires.',
  until_booked: 'Refunded as long as no date was ever booked with it; not refunded once it has expired.',
  on_expiry: 'Refunded by itself when it expires unused; not before.',
  none: 'Not refunded.',
}

/** The refund in few words, as a badge has it. */
export const shortRefundText: Readonly<Record<VoucherTerms['refund'], string>> = {
  any_time: 'Refund at any time',
  until_booked: 'Refund until you book a date',
  on_expiry: 'Refund when it expires',
  none: 'No refund',
}

/** When a voucher is refunded by its terms, in a sentence. */
export const refundRuleText = ({ refund }: VoucherTerms): string => sentenceOfRefund[refund]

function partialText({ terms, nights }: TermsFacts): string | null {
  if (nights === 1 || terms.use !== 'exchange') return null
  return terms.isPartial
    ? 'Its nights can be used on several stays; nights that were not used are refunded in proportion where the voucher is.'
    : 'All nights are used on one stay.'
}

const transferText = ({ isTransferable }: VoucherTerms): string =>
  isTransferable ? 'You can give it to somebody else.' : 'It is for you alone and cannot be given away.'

const documentsText = ({ needsDocuments }: VoucherTerms): string | null =>
  needsDocuments ? 'The hotel needs the documents of the guests when you book the date.' : null
