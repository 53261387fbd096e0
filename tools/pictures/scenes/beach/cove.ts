import { darken, mix } from '../drawing/colour'
import { polygon, type Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawSailBoat, drawSand, shoreLine } from '../nature/shore'
import { drawSky } from '../nature/sky'
import { drawPine } from '../nature/pine'
import { drawShrubs } from '../nature/tree'
import { drawWater } from '../nature/water'

const HORIZON = 262

function drawCliff(stage: Stage, side: 1 | -1, reach: number, top: number, foot: number, far: number): void {
  const { canvas, random, air } = stage
  const edge = side === 1 ? 0 : 960
  const rock = air.tint(random.pick(['#c9ab86', '#b99c88', '#a9a39a']), far)
  const brow: Point[] = [0, 0.25, 0.5, 0.75, 0.92].map((share) => [
    edge + side * reach * share,
    top + share * share * 46 + random.between(-10, 10),
  ])
  const face: Point[] = [0.25, 0.5, 0.75, 1].map((share) => [
    edge + side * (reach * 0.94 + share * 20 + random.between(-14, 14)),
    top + 46 + (foot - top - 46) * share,
  ])
  const outline: Point[] = [[edge - side * 20, top], ...brow, ...face, [edge - side * 20, foot]]
  canvas.path(
    polygon(outline),
    canvas.fade(mix(rock, air.sun, 0.2), darken(rock, 0.3), side === 1 ? 'right' : 'diagonal'),
  )
  const clip = canvas.clip(polygon(outline))
  canvas.group({ clip }, () => {
    for (let index = 0; index < 9; index += 1) {
      const x = edge + side * random.between(0, reach)
      canvas.path(
        polygon([
          [x, top],
          [x + random.between(-20, 20), foot],
          [x + side * random.between(18, 50), foot],
          [x + side * random.between(4, 16), top + 50],
        ]),
        darken(rock, 0.35),
        { opacity: random.between(0.1, 0.3) },
      )
    }
    canvas.rect(0, foot - 14, 960, 14, '#ffffff', { opacity: 0.22 })
  })
  const from = Math.min(edge, edge + side * reach * 0.9)
  drawShrubs(stage, from - 20, from + reach * 0.8, top + 12, 26 * (1 - far * 0.5), '#5f8f5a')
  if (far < 0.2)
    for (const share of [0.12, 0.34, 0.55])
      drawPine(stage, edge + side * reach * share, top + 10 + share * 20, random.between(70, 120), air.tint('#3f7355'))
}

/** A sheltered cove between cliffs with clear water. */
export function drawCove(stage: Stage): void {
  const { random } = stage
  const sunX = random.between(380, 600)
  drawSky(stage, { horizon: HORIZON, sunX, clouds: 6 })
  drawWater(stage, { top: HORIZON, bottom: 600, far: '#2a8fc0', near: '#6fe3d2', glitterX: sunX })
  drawCliff(stage, -1, 250, 186, HORIZON + 30, 0.42)
  drawCliff(stage, 1, 200, 204, HORIZON + 22, 0.5)
  drawSailBoat(stage, random.between(400, 560), HORIZON + 54, 54, random.pick(['#f0785a', '#f2b24e', '#3f8fa8']))
  drawSailBoat(stage, random.between(300, 660), HORIZON + 16, 24, '#fffaf0')
  drawCliff(stage, 1, 250, 130, 470, 0.08)
  drawCliff(stage, -1, 190, 168, 440, 0.08)
  drawSand(stage, shoreLine(stage, 500, 476), '#f4e2bc')
  for (const [x, cloth] of [
    [350, '#e8705a'],
    [520, '#f2b24e'],
    [690, '#3f9aa8'],
  ] as const) {
    const y = random.between(560, 606)
    stage.canvas.glow(x + 14, y + 4, 62, 9, '#3b2a1a', 0.4)
    stage.canvas.rect(x - 1.6, y - 62, 3.2, 64, stage.air.tint('#efe6d6'))
    stage.canvas.path(
      `M${x - 46} ${y - 50}Q${x} ${y - 104} ${x + 46} ${y - 50}Q${x + 23} ${y - 58} ${x} ${y - 50}Q${x - 23} ${y - 58} ${x - 46} ${y - 50}Z`,
      stage.air.tint(cloth),
    )
    stage.canvas.path(
      `M${x} ${y - 78}Q${x + 34} ${y - 78} ${x + 46} ${y - 50}Q${x + 23} ${y - 58} ${x} ${y - 50}Z`,
      '#10152b',
      { opacity: 0.14 },
    )
    stage.canvas.rect(x + 24, y - 6, 46, 8, stage.air.tint(cloth), { rx: 3, opacity: 0.85 })
  }
}
