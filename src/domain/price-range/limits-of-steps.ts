import type { PriceLimits } from '../search/hotel-filters'
import { priceAtStep } from './price-at-step'
import type { PriceScale } from './price-scale'
import type { PriceSteps } from './steps-of-limits'

/** The price limits that two thumbs say; a thumb at the end of the scale is no limit, both at their ends none at all. */
export function limitsOfSteps(scale: PriceScale, { from, to }: PriceSteps): PriceLimits | null {
  const fromMinor = from === 0 ? null : priceAtStep(scale, from)
  const toMinor = to === scale.steps ? null : priceAtStep(scale, to)
  return fromMinor === null && toMinor === null ? null : { fromMinor, toMinor, currencyCode: scale.currencyCode }
}
