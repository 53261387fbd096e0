const SHORTEST_SHOWN = 4
const USUAL = 8

/** A document's number with only its ends readable: two characters each, of a short one one each, of three and less none. */
export function maskIdNumber(number: string): string {
  if (number.length < SHORTEST_SHOWN) return '*'.repeat(number.length)
  const shown = number.length < USUAL ? 1 : 2
  return number.slice(0, shown) + '*'.repeat(number.length - 2 * shown) + number.slice(-shown)
}
