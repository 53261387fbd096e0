import type { WantedStay } from '../stay/decide-stay'
import type { SeenPrice } from './judge-price'

/** What the price of a package is asked with, for a stay and against what was seen. */
export const priceCheck = (pid: string, stay: WantedStay, seen: SeenPrice | null) => ({
  pid,
  ...stay,
  ...(seen ? { expectedTotalMinor: seen.totalMinor, expectedCurrencyCode: seen.currencyCode } : {}),
})
