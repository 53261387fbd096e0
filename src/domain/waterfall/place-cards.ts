/** Lays cards into columns: each goes to the column that is shortest so far, the left one of equals; answers the cards' indices by column. What stands stays when more are appended. */
export function placeCards(heights: readonly number[], columns: number): number[][] {
  const filled = Array.from({ length: columns }, () => 0)
  const placed: number[][] = filled.map(() => [])
  heights.forEach((height, index) => {
    const shortest = filled.indexOf(Math.min(...filled))
    placed[shortest]?.push(index)
    filled[shortest] = (filled[shortest] ?? 0) + height
  })
  return placed
}
