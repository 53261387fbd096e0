import { ratingTexts } from '../texts'

const BANDS = [
  [5, 'Superb'],
  [4.9, 'Fantastic'],
  [4.8, 'Amazing'],
  [4.7, 'Excellent'],
  [4.6, 'Great'],
  [4.5, 'Very good'],
  [4, 'Good'],
  [2, 'Average'],
  [1, 'Not recommended'],
] as const

/** The word for a review score of 0 to 5, first cut down to one decimal so that no score falls between two bands; no score is 'No rating yet'. */
export function ratingWord(score: number | null): string {
  if (score === null || Number.isNaN(score)) return ratingTexts.none
  const tenths = Math.floor(Number((score * 10).toFixed(6)))
  return BANDS.find(([from]) => tenths >= Math.round(from * 10))?.[1] ?? 'Poor'
}
