/** The highest bar fills its space; the lowest still shows. */
const LEAST_PERCENT = 25

/** Heights of bars for some amounts, in per cent of the space: true to their differences, so that like prices do not look alike; 0 for what is not known. */
export function barPercents(amounts: readonly (number | null)[]): number[] {
  const known = amounts.flatMap((amount) => amount ?? [])
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return amounts.map((amount) => {
    if (amount === null) return 0
    if (least === most) return 100
    return Math.round(LEAST_PERCENT + ((100 - LEAST_PERCENT) * (amount - least)) / (most - least))
  })
}
