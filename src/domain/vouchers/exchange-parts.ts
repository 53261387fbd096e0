import { addDays } from '../days/civil-day'
import { formatDay } from '../days/format-day'
import { countOf } from '../text/phrases'
import type { ExchangeOffer, ExchangeQuote } from './exchange'

/** A line of what is to be paid beside a voucher, in minor units; what the voucher and the cap of its terms take off is negative. */
export interface ExchangePart {
  readonly kind: 'night' | 'upgrade' | 'value' | 'cap'
  readonly text: string
  readonly amountMinor: number
}

type PricedQuote = Extract<ExchangeQuote, { refusal: null }>

/** The lines of a difference, which add up to it: each night, the upgrade, and by market prices what the voucher and the cap of its terms take off. */
export function exchangeParts(
  { terms, nights, faceMinor }: Pick<ExchangeOffer, 'terms' | 'nights' | 'faceMinor'>,
  { nightMinors, upgradeMinor, differenceMinor }: PricedQuote,
  checkIn: string,
): ExchangePart[] {
  const parts = nightMinors.map((amountMinor, index): ExchangePart => {
    return { kind: 'night', text: `Night of ${formatDay(addDays(checkIn, index))}`, amountMinor }
  })
  if (terms.difference.kind === 'table') {
    const text = `Better room, ${countOf(nights, 'night')}`
    return upgradeMinor === 0 ? parts : [...parts, { kind: 'upgrade', text, amountMinor: upgradeMinor }]
  }
  const pricesMinor = nightMinors.reduce((sum, minor) => sum + minor, 0)
  const valueMinor = Math.min(pricesMinor, faceMinor)
  const cappedMinor = pricesMinor - valueMinor - differenceMinor
  parts.push({ kind: 'value', text: 'Paid with the voucher', amountMinor: -valueMinor })
  if (cappedMinor > 0) parts.push({ kind: 'cap', text: 'Above the most that you pay', amountMinor: -cappedMinor })
  return parts
}
