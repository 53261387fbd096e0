import { currencyOf } from '../money/currency'
import { formatAmount } from '../money/format-amount'
import type { PriceLimits } from './hotel-filters'

/** Price limits in words: "CNY ¥ 200 – 800", "CNY ¥ 200 and up", "up to CNY ¥ 800". */
export function priceLimitsText({ fromMinor, toMinor, currencyCode }: PriceLimits): string {
  const sign = `${currencyCode} ${currencyOf(currencyCode)?.symbol ?? ''}`.trim()
  const amount = (minor: number) => formatAmount(minor, currencyCode)
  if (fromMinor === null) return toMinor === null ? 'any price' : `up to ${sign} ${amount(toMinor)}`
  return toMinor === null ? `${sign} ${amount(fromMinor)} and up` : `${sign} ${amount(fromMinor)} – ${amount(toMinor)}`
}
