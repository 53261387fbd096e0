import { pickerSizes } from './picker-sizes'

/** What a turn of the wheel leads to: one option on or back for each full option's height, at most one a turn, and the rest that waits for more. */
export function wheelSteps(waitingPx: number, deltaPx: number): { step: -1 | 0 | 1; waitingPx: number } {
  const sum = Math.sign(waitingPx) === -Math.sign(deltaPx) ? deltaPx : waitingPx + deltaPx
  if (Math.abs(sum) < pickerSizes.itemPx) return { step: 0, waitingPx: sum }
  return { step: sum > 0 ? 1 : -1, waitingPx: 0 }
}
