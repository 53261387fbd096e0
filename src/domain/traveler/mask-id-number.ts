/** A document's number with only its ends readable: two characters each, of a short one one each. */
export function maskIdNumber(number: string): string {
  const shown = number.length < 8 ? 1 : 2
  return number.slice(0, shown) + '*'.repeat(Math.max(0, number.length - 2 * shown)) + number.slice(-shown)
}
