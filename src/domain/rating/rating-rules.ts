/** What a rating lets be chosen: count stars (spec §9: 5 unless said otherwise), whole unless halves are allowed. */
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
