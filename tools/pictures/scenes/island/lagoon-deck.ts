import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHills, rollingLine } from '../nature/hills'
import { drawPalm } from '../nature/palm'
import { drawSailBoat } from '../nature/shore'
import { drawSky } from '../nature/sky'
import { drawWater } from '../nature/water'

const HORIZON = 290

function drawDeck({ canvas, air }: Stage): void {
  const wood = air.tint('#b98d64')
  canvas.path('M0 640V500L960 470V640Z', canvas.fade(lighten(wood, 0.12), darken(wood, 0.2)))
  for (let index = 0; index < 9; index += 1)
    canvas.line(`M0 ${508 + index * 17}L960 ${480 + index * 21}`, darken(wood, 0.35), 1.6, { opacity: 0.5 })
  canvas.path('M0 500L960 470v10L0 511Z', lighten(wood, 0.3))
}

function drawDayBed({ canvas, air }: Stage, x: number, y: number, cloth: string): void {
  canvas.glow(x + 130, y + 86, 200, 20, '#10152b', 0.5)
  const wood = air.tint('#8a6243')
  for (const post of [0, 252]) canvas.rect(x + post, y - 176, 9, 258, wood)
  for (const post of [34, 220]) canvas.rect(x + post, y - 158, 6, 190, darken(wood, 0.25))
  canvas.rect(x - 10, y - 184, 282, 10, wood, { rx: 4 })
  const drape = air.tint('#fffaf0')
  canvas.path(
    `M${x - 4} ${y - 176}Q${x + 40} ${y - 60} ${x + 4} ${y + 76}h-20Q${x - 8} ${y - 50} ${x - 10} ${y - 176}Z`,
    drape,
    { opacity: 0.88 },
  )
  canvas.path(
    `M${x + 266} ${y - 176}Q${x + 222} ${y - 60} ${x + 258} ${y + 76}h20Q${x + 270} ${y - 50} ${x + 272} ${y - 176}Z`,
    drape,
    { opacity: 0.88 },
  )
  canvas.path(
    `M${x} ${y - 174}Q${x + 130} ${y - 140} ${x + 262} ${y - 174}v12Q${x + 130} ${y - 124} ${x} ${y - 162}Z`,
    drape,
    { opacity: 0.8 },
  )
  canvas.rect(x + 4, y + 30, 254, 46, wood, { rx: 6 })
  canvas.rect(x + 8, y + 6, 246, 34, canvas.fade(lighten(drape, 0.2), darken(drape, 0.18)), { rx: 10 })
  for (const [offset, turn] of [
    [24, -8],
    [64, 4],
    [202, 9],
  ] as const)
    canvas.rect(x + offset, y - 26, 44, 38, air.tint(cloth), {
      rx: 8,
      transform: `rotate(${turn} ${x + offset + 22} ${y})`,
    })
}

function drawTray({ canvas, air }: Stage, x: number, y: number): void {
  const wood = air.tint('#7a563a')
  canvas.glow(x, y + 30, 90, 14, '#10152b', 0.45)
  for (const leg of [-40, 34]) canvas.rect(x + leg, y, 6, 30, darken(wood, 0.3))
  canvas.ellipse(x, y, 56, 14, wood)
  canvas.ellipse(x, y - 3, 56, 14, lighten(wood, 0.2))
  canvas.path(`M${x - 26} ${y - 40}h18l-3 34h-12Z`, air.tint('#f6b24e'), { opacity: 0.9 })
  canvas.line(`M${x - 16} ${y - 38}l9 -20`, air.tint('#e8574a'), 2.5)
  canvas.path(`M${x + 6} ${y - 4}q18 14 38 0l-6 -10h-26Z`, air.tint('#f4ede0'))
  for (const [dx, colour] of [
    [14, '#e8705a'],
    [24, '#f2c14e'],
    [33, '#7fae5a'],
  ] as const)
    canvas.circle(x + dx, y - 15, 7, air.tint(colour))
}

/** A terrace with a day bed just above a lagoon. */
export function drawLagoonDeck(stage: Stage): void {
  const { canvas, random, air } = stage
  const sunX = random.between(540, 800)
  drawSky(stage, { horizon: HORIZON, sunX, clouds: 7 })
  drawHills(
    stage,
    rollingLine(random, HORIZON - 22, 40, 0.5).map(
      ([x, y]) => [x, Math.min(HORIZON, y + Math.max(0, x - 420) * 0.2)] as const,
    ),
    '#4f8f6a',
    0.48,
    HORIZON,
  )
  drawWater(stage, { top: HORIZON, bottom: 560, far: '#2ba9c9', near: '#5ad8cc', glitterX: sunX })
  drawSailBoat(stage, random.between(420, 700), HORIZON + 34, 46, random.pick(['#f0785a', '#f2b24e', '#fff6e2']))
  drawDeck(stage)
  drawDayBed(stage, random.between(90, 150), 470, random.pick(['#e8705a', '#2f8f9a', '#e9b04e']))
  drawTray(stage, 560, 560)
  drawPalm(stage, 968, 700, 440, -110)
  if (air.isLit)
    for (const x of [60, 480, 860]) {
      canvas.glow(x, 560, 130, 90, '#ffc46a', 0.7)
      canvas.rect(x - 12, 556, 24, 34, '#ffe0a0', { rx: 4, stroke: air.tint('#4a3a2c'), strokeWidth: 3 })
    }
}
