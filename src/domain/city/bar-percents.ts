/** Heights of bars for some amounts, in per cent of the space: bars start at zero, so that their lengths are to each other as the amounts are; 0 for what is not known. */
export function barPercents(amounts: readonly (number | null)[]): number[] {
  const most = Math.max(0, ...amounts.flatMap((amount) => amount ?? []))
  return amounts.map((amount) => (amount === null || most === 0 ? 0 : Math.round((100 * amount) / most)))
}
