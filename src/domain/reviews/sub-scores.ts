/** Sub-scores of a review in the order in which they are shown, with their names. */
export const subScoreNames = [
  ['cleanliness', 'Cleanliness'],
  ['service', 'Service'],
  ['location', 'Location'],
  ['value', 'Value'],
  ['facilities', 'Facilities'],
] as const

/** The name of a sub-score in the contract. */
export type SubScoreKey = (typeof subScoreNames)[number][0]
