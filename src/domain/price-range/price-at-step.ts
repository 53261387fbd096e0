import type { PriceScale } from './price-scale'

/** The price at a step in minor units, in whole units of the scale; the first step is not above the lowest price, the last not below the highest. */
export function priceAtStep({ minMinor, maxMinor, steps, unitMinor }: PriceScale, step: number): number {
  const exact = minMinor + ((maxMinor - minMinor) * step) / steps
  const round = step === 0 ? Math.floor : step === steps ? Math.ceil : Math.round
  return round(exact / unitMinor) * unitMinor
}
