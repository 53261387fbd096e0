/** The first whole number from 0 up to a limit of which something is true that is true of all later ones too; the limit where it is true of none. */
export function firstIndex(limit: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
