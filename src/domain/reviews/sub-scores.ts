/** Sub-scores of a review in the order in which they are shown, with their names. */
export const subScoreNames = [
  ['cleanliness', 'Cleanliness'],
  ['service', 'Service'],
  ['location', 'Location'],
  ['value', 'Value'],
  ['facilities', 'Facilities'],
] as const
