import { darken } from '../drawing/colour'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'
import { drawSkyline } from '../building/skyline'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'
import { drawWater } from '../nature/water'

const SHORE = 424
const DECK = 366

function drawPylon({ canvas, air }: Stage, x: number, steel: string): void {
  for (const side of [-15, 9])
    canvas.rect(x + side, 118, 9, SHORE - 104, canvas.fade(steel, darken(steel, 0.25), 'right'))
  for (const y of [122, 190, 262]) canvas.rect(x - 15, y, 33, 8, darken(steel, 0.1))
  canvas.rect(x - 26, SHORE + 2, 54, 18, air.tint('#8d949e'), { rx: 4 })
}

function drawSuspension(stage: Stage): void {
  const { canvas, random, air } = stage
  const steel = air.tint(random.pick(['#c2553d', '#5f7f9c', '#dfe4e6', '#4f8a7a']))
  const [left, right] = [230, 730]
  for (const [from, to, low] of [
    [left, right, 344],
    [left - 470, left, 356],
    [right, right + 470, 356],
  ] as const) {
    const middle = (from + to) / 2
    const isOuter = to - from < 480
    const sag = isOuter ? low - 30 : low
    canvas.line(
      `M${from} ${isOuter && from < left ? DECK : 122}Q${middle} ${sag * 1.62 - 60} ${to} ${isOuter && to > right ? DECK : 122}`,
      steel,
      4,
    )
    for (let x = from + 22; x < to - 10; x += 22) {
      const share = (x - from) / (to - from)
      const [start, end] = [isOuter && from < left ? DECK : 122, isOuter && to > right ? DECK : 122]
      const y = (1 - share) ** 2 * start + 2 * share * (1 - share) * (sag * 1.62 - 60) + share ** 2 * end
      if (y < DECK) canvas.rect(x, y, 1.4, DECK - y, steel, { opacity: 0.75 })
      if (air.isLit) canvas.circle(x, y, 1.7, '#ffe6ac')
    }
  }
  canvas.rect(0, DECK, STAGE_WIDTH, 12, canvas.fade(steel, darken(steel, 0.4)))
  canvas.rect(0, DECK - 5, STAGE_WIDTH, 2, steel)
  for (const x of [left, right]) drawPylon(stage, x, steel)
}

/** A suspension bridge across a bay, the city and its hills behind it. */
export function drawBridge(stage: Stage): void {
  const { canvas, random, air } = stage
  const sunX = random.between(360, 620)
  drawSky(stage, { horizon: SHORE, sunX, clouds: 5 })
  drawHills(stage, rollingLine(random, SHORE - 74, 34, 0.4), '#6f8f8a', 0.62, SHORE)
  drawSkyline(stage, SHORE, random.between(640, 860), [
    { far: 0.66, tallest: 190, narrow: 20, wide: 40, scale: 0.7 },
    { far: 0.42, tallest: 130, narrow: 26, wide: 54, scale: 0.85 },
  ])
  drawWater(stage, { top: SHORE, bottom: STAGE_HEIGHT, far: '#5f9fb8', near: '#205f80', glitterX: sunX })
  canvas.rect(0, DECK + 62, STAGE_WIDTH, 26, '#0d1a2b', { opacity: 0.16, blur: 5 })
  drawSuspension(stage)
  canvas.path('M-10 640V560Q120 540 260 590Q330 616 400 640Z', air.tint('#4d7a55'))
  drawShrubs(stage, -10, 300, 606, 30, '#4d8a5a')
  if (air.isLit) canvas.glow(480, DECK, 520, 70, '#ffcf86', 0.3, { blend: 'screen' })
}
