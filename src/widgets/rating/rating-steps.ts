/** Options of a rating: count stars (spec §9: 5 by default), whole unless halves are allowed. */
export interface RatingRules {
  readonly count: number
  readonly isHalfAllowed?: boolean
  /** Choosing the present value again takes it away. */
  readonly canClear?: boolean
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

/** Least difference between two ratings. */
export function ratingStep({ isHalfAllowed }: Pick<RatingRules, 'isHalfAllowed'>): number {
  return isHalfAllowed ? 0.5 : 1
}

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

/** What a rating becomes when a value is chosen; null where nothing changes: disabled, read-only or the same (spec §5). */
export function rated(value: number, wanted: number, rules: RatingRules): number | null {
  if (rules.isDisabled || rules.isReadOnly) return null
  const step = ratingStep(rules)
  const next = Math.min(rules.count, Math.max(0, Math.ceil(wanted / step) * step))
  if (next !== value) return next
  return rules.canClear && value > 0 ? 0 : null
}

/** Width of a star's place, in CSS px on a 375 wide screen. */
const STAR_PX = 48

/** The rating under a finger that began on a value and slid so far to the right; never beyond the ends, and none only where it can be cleared. */
export function slidRating(startValue: number, dxPx: number, rules: RatingRules): number {
  const step = ratingStep(rules)
  const value = startValue + Math.round(dxPx / (STAR_PX * step)) * step
  return Math.min(rules.count, Math.max(rules.canClear ? 0 : step, value))
}

/** How much of a star is filled, counted from 1, at a value that is taken to the nearest half. */
export function starLook(value: number, star: number): 'full' | 'half' | 'empty' {
  const halves = Math.round(value * 2)
  if (halves >= star * 2) return 'full'
  return halves === star * 2 - 1 ? 'half' : 'empty'
}

/** Stars in words: "1 star", "half a star", "3.5 stars". */
export function starsText(value: number): string {
  if (value === 0.5) return 'half a star'
  return value === 1 ? '1 star' : `${value} stars`
}
