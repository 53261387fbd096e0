import type { PriceLimits } from './hotel-filters'

/** Price limits as an address says them: "CNY20000-80000" in minor units, one side may be empty. */
export const priceField = ({ currencyCode, fromMinor, toMinor }: PriceLimits): string =>
  `${currencyCode}${fromMinor ?? ''}-${toMinor ?? ''}`

/** Reads price limits of an address; null where they make no sense or are in another currency than the shown one. */
export function readPriceField(text: string | undefined, shownCurrency: string): PriceLimits | null {
  const [, currencyCode, from = '', to = ''] = /^([A-Z]{3})(\d{0,12})-(\d{0,12})$/.exec(text ?? '') ?? []
  const fromMinor = from === '' ? null : Number(from)
  const toMinor = to === '' ? null : Number(to)
  if (currencyCode !== shownCurrency || (fromMinor === null && toMinor === null)) return null
  if (fromMinor !== null && toMinor !== null && fromMinor > toMinor) return null
  return { currencyCode, fromMinor, toMinor }
}
