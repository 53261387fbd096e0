import { ratingStep, type RatingRules } from './rating-rules'

/** Where a key leads in a rating, as in any group of radio buttons but without going round; null for keys that mean nothing here. */
export function keyedRating(value: number, key: string, rules: RatingRules): number | null {
  const step = ratingStep(rules)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(rules.count, value + step)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(step, value - step)
    case 'Home':
      return step
    case 'End':
      return rules.count
    default:
      return null
  }
}
