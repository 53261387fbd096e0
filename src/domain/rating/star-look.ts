/** How much of a star is filled, counted from 1, at a value that is taken to the nearest half. */
export function starLook(value: number, star: number): 'full' | 'half' | 'empty' {
  const halves = Math.round(value * 2)
  if (halves >= star * 2) return 'full'
  return halves === star * 2 - 1 ? 'half' : 'empty'
}
