/** A point on the stage: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** Path data of straight lines through the points, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Path data of a smooth open curve through the points. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  let data = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    data += `C${[...first, ...second, ...to].map((value) => value.toFixed(1)).join(' ')}`
  }
  return data
}

/** Path data of a smooth line closed down to a bottom edge, for hills and shores. */
export function smoothGround(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, bottom]
  const last = points[points.length - 1] ?? first
  return `${smoothLine(points)}L${last[0].toFixed(1)} ${bottom}L${first[0].toFixed(1)} ${bottom}Z`
}

/** Path data of many circles as one union (one fill, no visible overlap). */
export function circles(spots: readonly (readonly [x: number, y: number, r: number])[]): string {
  return spots
    .map(
      ([x, y, r]) =>
        `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`,
    )
    .join('')
}
