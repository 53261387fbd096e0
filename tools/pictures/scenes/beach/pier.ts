import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHills, rollingLine } from '../nature/hills'
import { drawPalm } from '../nature/palm'
import { drawSky } from '../nature/sky'
import { drawWater } from '../nature/water'

const HORIZON = 300

function drawBoards(stage: Stage, x: number): void {
  const { canvas, air } = stage
  const wood = air.tint('#b98c62')
  const at = (share: number): { left: number; right: number; y: number } => ({
    left: x - 24 - 300 * share ** 1.4,
    right: x + 24 + 270 * share ** 1.4,
    y: HORIZON + 46 + 310 * share ** 1.25,
  })
  for (const share of [0.1, 0.2, 0.34, 0.54, 0.82]) {
    const { left, right, y } = at(share)
    for (const post of [left, right]) {
      canvas.rect(post - 4 - share * 6, y, 8 + share * 12, 30 + share * 90, darken(wood, 0.45))
      canvas.rect(
        post - 5 - share * 7,
        y - 12 - share * 50,
        10 + share * 14,
        14 + share * 56,
        canvas.fade(lighten(wood, 0.1), darken(wood, 0.3), 'right'),
        { rx: 3 },
      )
    }
  }
  for (let index = 0; index < 34; index += 1) {
    const [from, to] = [at(index / 34), at((index + 0.88) / 34)]
    const tone = index % 3 === 0 ? lighten(wood, 0.16) : index % 3 === 1 ? wood : darken(wood, 0.08)
    canvas.path(`M${from.left} ${from.y}H${from.right}L${to.right} ${to.y}H${to.left}Z`, tone)
  }
  for (const side of ['left', 'right'] as const) {
    const [near, far] = [at(0.95), at(0.06)]
    canvas.line(
      `M${far[side]} ${far.y - 16}Q${(far[side] * 2 + near[side]) / 3} ${far.y + 10} ${near[side]} ${near.y - 66}`,
      air.tint('#efe2c8'),
      3,
    )
  }
}

function drawPavilion({ canvas, air }: Stage, x: number, y: number): void {
  const straw = air.tint('#c9a064')
  if (air.isLit) canvas.glow(x, y - 26, 120, 70, '#ffc46a', 0.8)
  canvas.rect(x - 50, y - 8, 100, 12, air.tint('#8a6546'))
  for (const post of [-44, -16, 14, 40]) canvas.rect(x + post, y - 48, 5, 44, air.tint('#6f4f35'))
  canvas.rect(x - 44, y - 26, 88, 3, air.tint('#6f4f35'))
  canvas.path(
    `M${x - 70} ${y - 42}Q${x - 30} ${y - 66} ${x} ${y - 112}Q${x + 30} ${y - 66} ${x + 70} ${y - 42}Q${x} ${y - 34} ${x - 70} ${y - 42}Z`,
    canvas.fade(lighten(straw, 0.2), darken(straw, 0.28)),
  )
}

/** A wooden pier that leads over clear water to a thatched pavilion. */
export function drawPier(stage: Stage): void {
  const { random, air } = stage
  const sunX = random.between(240, 720)
  const x = random.between(420, 560)
  drawSky(stage, { horizon: HORIZON, sunX, clouds: 7 })
  drawHills(
    stage,
    rollingLine(random, HORIZON - 10, 26, 0.4).map(([px, py]) => [px, Math.min(HORIZON, py)] as const),
    '#5f9a8a',
    0.55,
    HORIZON,
  )
  drawWater(stage, {
    top: HORIZON,
    bottom: 640,
    far: '#2a9cc0',
    near: random.pick(['#3fc4c4', '#5ad6cc', '#2fb0c8']),
    glitterX: sunX,
  })
  drawPavilion(stage, x, HORIZON + 48)
  drawBoards(stage, x)
  if (air.isLit)
    for (const share of [70, 130, 230]) stage.canvas.glow(x, HORIZON + share, 160 + share, 46, '#ffc46a', 0.35)
  drawPalm(stage, random.chance(0.5) ? -10 : 40, 700, 470, 110)
}
