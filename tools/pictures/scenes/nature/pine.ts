import { darken, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

function halfTree(x: number, y: number, height: number, side: number): string {
  let data = `M${x} ${y - height}`
  const tiers = 6
  for (let tier = 1; tier <= tiers; tier += 1) {
    const width = height * (0.06 + 0.2 * (tier / tiers)) * side
    const foot = y - height + (height * 0.93 * tier) / tiers
    data += `Q${x + width * 0.45} ${foot - height * 0.06} ${x + width} ${foot}L${x + width * 0.5} ${foot - height * 0.02}`
  }
  return `${data}L${x} ${y - height * 0.05}Z`
}

/** Draws a fir from its foot, with a lit right side and optionally snowy branches. */
export function drawPine(
  { canvas, air }: Stage,
  x: number,
  y: number,
  height: number,
  colour: string,
  snow = false,
): void {
  canvas.rect(x - height * 0.02, y - height * 0.12, height * 0.04, height * 0.12, darken(air.tint('#6b4a33'), 0.3))
  canvas.path(halfTree(x, y, height, -1), darken(colour, 0.22))
  canvas.path(halfTree(x, y, height, 1), mix(colour, air.sun, 0.1))
  if (!snow) return
  for (let tier = 1; tier <= 5; tier += 1) {
    const foot = y - height + (height * 0.93 * tier) / 6
    const width = height * (0.06 + 0.2 * (tier / 6))
    const white = air.tint('#ffffff')
    canvas.path(
      `M${x} ${foot - height * 0.1}Q${x - width * 0.6} ${foot - height * 0.06} ${x - width} ${foot}Q${x - width * 0.4} ${foot - height * 0.045} ${x} ${foot - height * 0.05}Q${x + width * 0.4} ${foot - height * 0.045} ${x + width} ${foot}Q${x + width * 0.6} ${foot - height * 0.06} ${x} ${foot - height * 0.1}Z`,
      white,
      { opacity: 0.9 },
    )
  }
}

/** Draws a far row of firs along a line of feet. */
export function drawPineRow(
  stage: Stage,
  footAt: (x: number) => number,
  low: number,
  high: number,
  colour: string,
): void {
  const { random, canvas, air } = stage
  let data = ''
  for (let x = -10; x < 980; x += random.between(9, 19)) {
    const height = random.between(low, high)
    const foot = footAt(x) + 6
    const width = height * 0.2
    data += `M${x} ${foot - height}L${x + width * 0.6} ${foot - height * 0.5}L${x + width * 0.4} ${foot - height * 0.5}L${x + width} ${foot}H${x - width}L${x - width * 0.4} ${foot - height * 0.5}L${x - width * 0.6} ${foot - height * 0.5}Z`
  }
  canvas.path(data, canvas.fade(colour, mix(colour, air.haze, 0.25)))
}
