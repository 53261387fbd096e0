/** Stars in words: "1 star", "half a star", "3.5 stars". */
export function starsText(value: number): string {
  if (value === 0.5) return 'half a star'
  return value === 1 ? '1 star' : `${value} stars`
}
