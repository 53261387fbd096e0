import type { PriceLimits } from '../search/hotel-filters'
import { priceAtStep } from './price-at-step'
import type { PriceScale } from './price-scale'

/** Where the two thumbs of a price slider stand; from is always below to. */
export interface PriceSteps {
  readonly from: number
  readonly to: number
}

function nearestStep(scale: PriceScale, minor: number): number {
  const steps = Array.from({ length: scale.steps + 1 }, (_, step) => step)
  const away = (step: number) => Math.abs(priceAtStep(scale, step) - minor)
  return steps.reduce((best, step) => (away(step) < away(best) ? step : best), 0)
}

/** The steps nearest to price limits; without limits the whole scale. */
export function stepsOfLimits(scale: PriceScale, limits: PriceLimits | null): PriceSteps {
  const from = limits?.fromMinor == null ? 0 : Math.min(nearestStep(scale, limits.fromMinor), scale.steps - 1)
  const to = limits?.toMinor == null ? scale.steps : nearestStep(scale, limits.toMinor)
  return { from, to: Math.max(to, from + 1) }
}
