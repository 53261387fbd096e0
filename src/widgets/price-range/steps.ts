import type { PriceFacet } from '@/contract/search'
import type { PriceLimits } from '@/domain/stays/hotel-filters'

/** The steps of a price slider: step 0 is the lowest price, the last step the highest; amounts are minor units per night. */
export interface PriceScale {
  readonly minMinor: number
  readonly maxMinor: number
  readonly steps: number
  readonly currencyCode: string
  /** Granularity of limits in minor units: whole units of the currency, tens, hundreds … depending on the scale's width. */
  readonly unitMinor: number
}

const WIDEST_UNIT_SHARE = 100

/** The scale of a price facet; one bucket is one step. */
export function priceScale({ minMinor, maxMinor, currencyCode, exponent, buckets }: PriceFacet): PriceScale {
  let unitMinor = 10 ** exponent
  while (unitMinor * 10 <= (maxMinor - minMinor) / WIDEST_UNIT_SHARE) unitMinor *= 10
  return { minMinor, maxMinor, currencyCode, unitMinor, steps: Math.max(1, buckets.length) }
}

/** The price at a step in minor units, in whole units of the scale; the first step is not above the lowest price, the last not below the highest. */
export function priceAtStep({ minMinor, maxMinor, steps, unitMinor }: PriceScale, step: number): number {
  const exact = minMinor + ((maxMinor - minMinor) * step) / steps
  const round = step === 0 ? Math.floor : step === steps ? Math.ceil : Math.round
  return round(exact / unitMinor) * unitMinor
}

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

/** The price limits set by two thumbs; a thumb at its end of the scale sets no limit. */
export function limitsOfSteps(scale: PriceScale, { from, to }: PriceSteps): PriceLimits | null {
  const fromMinor = from === 0 ? null : priceAtStep(scale, from)
  const toMinor = to === scale.steps ? null : priceAtStep(scale, to)
  return fromMinor === null && toMinor === null ? null : { fromMinor, toMinor, currencyCode: scale.currencyCode }
}

/** Which of the two thumbs of a price slider. */
export type PriceThumb = 'from' | 'to'

/** Puts a thumb on a step, as far as the scale (0 to steps) and the other thumb let it. */
export function moveThumb(at: PriceSteps, thumb: PriceThumb, step: number, steps: number): PriceSteps {
  return thumb === 'from'
    ? { ...at, from: Math.min(Math.max(0, step), at.to - 1) }
    : { ...at, to: Math.max(Math.min(steps, step), at.from + 1) }
}

/** The step under a thumb that began at a step and was dragged by a share of the track (-1 to 1). */
export const draggedStep = (startStep: number, share: number, steps: number): number =>
  Math.round(startStep + share * steps)

const LEAP = 5

/** The step that a key moves a slider to, or null where the key is not a slider's. */
export function keyStep(key: string, step: number, steps: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return step + 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return step - 1
    case 'PageUp':
      return step + LEAP
    case 'PageDown':
      return step - LEAP
    case 'Home':
      return 0
    case 'End':
      return steps
    default:
      return null
  }
}
