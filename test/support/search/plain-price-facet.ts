import type { PriceFacet } from '@/contract/search'
import { exponentOf } from '@/domain/money/currency'

/** Most bars of a histogram of prices. */
const MOST_BUCKETS = 24

/** Counts prices one by one in equal steps from the lowest to the highest, each step at least one whole unit wide; null where there are none. */
export function plainPriceFacet(pricesMinor: ArrayLike<number>, currencyCode: string): PriceFacet | null {
  if (pricesMinor.length === 0) return null
  let [minMinor, maxMinor] = [Infinity, -Infinity]
  for (let at = 0; at < pricesMinor.length; at++) {
    const price = pricesMinor[at] ?? 0
    minMinor = Math.min(minMinor, price)
    maxMinor = Math.max(maxMinor, price)
  }
  const exponent = exponentOf(currencyCode)
  const units = (maxMinor - minMinor) / 10 ** exponent
  const count = Math.max(1, Math.min(MOST_BUCKETS, Math.ceil(units)))
  const buckets = Array.from({ length: count }, () => 0)
  const width = (maxMinor - minMinor) / count || 1
  for (let at = 0; at < pricesMinor.length; at++) {
    const bar = Math.min(count - 1, Math.floor(((pricesMinor[at] ?? 0) - minMinor) / width))
    buckets[bar] = (buckets[bar] ?? 0) + 1
  }
  return { minMinor, maxMinor, currencyCode, exponent, buckets }
}
