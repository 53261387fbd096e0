/** How a gliding column slows down, as the points of a cubic Bézier curve: its start is four times as steep as its mean, so a glide begins as fast as the finger was. */
export const glideCurve = { x1: 0.2, y1: 0.8, x2: 0.3, y2: 1 } as const

const between = (first: number, second: number, at: number) =>
  3 * (1 - at) ** 2 * at * first + 3 * (1 - at) * at ** 2 * second + at ** 3

/** Share of its way that a glide has gone after a share of its time, both from 0 to 1. */
export function glideShare(timeShare: number): number {
  if (timeShare <= 0) return 0
  if (timeShare >= 1) return 1
  let [low, high] = [0, 1]
  for (let turn = 0; turn < 24; turn += 1) {
    const middle = (low + high) / 2
    if (between(glideCurve.x1, glideCurve.x2, middle) < timeShare) low = middle
    else high = middle
  }
  return between(glideCurve.y1, glideCurve.y2, (low + high) / 2)
}
