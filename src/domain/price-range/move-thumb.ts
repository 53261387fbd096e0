import type { PriceSteps } from './steps-of-limits'

/** Which of the two thumbs of a price slider. */
export type PriceThumb = 'from' | 'to'

/** Puts a thumb on a step, as far as the scale (0 to steps) and the other thumb let it. */
export function moveThumb(at: PriceSteps, thumb: PriceThumb, step: number, steps: number): PriceSteps {
  return thumb === 'from'
    ? { ...at, from: Math.min(Math.max(0, step), at.to - 1) }
    : { ...at, to: Math.max(Math.min(steps, step), at.from + 1) }
}
