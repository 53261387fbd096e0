import type { PriceFacet } from '@/contract/search-facets'

/** The steps of a price slider: step 0 is the lowest price, the last step the highest; amounts are minor units per night. */
export interface PriceScale {
  readonly minMinor: number
  readonly maxMinor: number
  readonly steps: number
  readonly currencyCode: string
  /** Smallest unit that limits are told in, in minor units: whole units of the currency, tens, hundreds … as the scale is wide. */
  readonly unitMinor: number
}

const WIDEST_UNIT_SHARE = 100

/** The scale of a price facet; one bucket is one step. */
export function priceScale({ minMinor, maxMinor, currencyCode, exponent, buckets }: PriceFacet): PriceScale {
  let unitMinor = 10 ** exponent
  while (unitMinor * 10 <= (maxMinor - minMinor) / WIDEST_UNIT_SHARE) unitMinor *= 10
  return { minMinor, maxMinor, currencyCode, unitMinor, steps: Math.max(1, buckets.length) }
}
