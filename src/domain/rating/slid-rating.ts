import { ratingStep, type RatingRules } from './rating-rules'

/** Width of a star's place, in CSS px on a 375 wide screen. */
const STAR_PX = 48

/** The rating under a finger that began on a value and slid so far to the right; never beyond the ends, and none only where it can be cleared. */
export function slidRating(startValue: number, dxPx: number, rules: RatingRules): number {
  const step = ratingStep(rules)
  const value = startValue + Math.round(dxPx / (STAR_PX * step)) * step
  return Math.min(rules.count, Math.max(rules.canClear ? 0 : step, value))
}
