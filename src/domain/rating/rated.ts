import { ratingStep, type RatingRules } from './rating-rules'

/** What a rating becomes when a value is chosen; null where nothing changes: disabled, read-only or the same (spec §5). */
export function rated(value: number, wanted: number, rules: RatingRules): number | null {
  if (rules.isDisabled || rules.isReadOnly) return null
  const step = ratingStep(rules)
  const next = Math.min(rules.count, Math.max(0, Math.ceil(wanted / step) * step))
  if (next !== value) return next
  return rules.canClear && value > 0 ? 0 : null
}
