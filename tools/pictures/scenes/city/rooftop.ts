import { darken } from '../drawing/colour'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'
import { drawSkyline } from '../building/skyline'
import { drawShrubs } from '../nature/tree'
import { drawSky } from '../nature/sky'

const FLOOR = 520

function drawStringLights({ canvas, air }: Stage, y: number): void {
  canvas.line(`M-10 ${y}Q250 ${y + 96} 480 ${y + 22}T970 ${y - 6}`, air.tint('#2d3446'), 2)
  for (let index = 0; index <= 22; index += 1) {
    const x = index * 44
    const sag =
      x < 480
        ? y + 22 * (x / 480) + 68 * 4 * (x / 480) * (1 - x / 480) * 0.62
        : y + 22 - 28 * ((x - 480) / 480) - 40 * 4 * ((x - 480) / 480) * (1 - (x - 480) / 480) * 0.62
    canvas.glow(x, sag + 8, 26, 26, '#ffcb70', air.mood === 'day' ? 0.12 : 0.7)
    canvas.circle(x, sag + 8, 4.6, '#fff0c8')
  }
}

function drawSofa({ canvas, air }: Stage, x: number, y: number, cloth: string): void {
  canvas.glow(x + 110, y + 66, 160, 16, '#10152b', 0.4)
  const wood = air.tint('#8a6546')
  canvas.rect(x, y + 40, 220, 18, wood, { rx: 5 })
  canvas.rect(x + 6, y - 6, 208, 40, canvas.fade(air.tint('#f3ece0'), air.tint('#d9cdbb')), { rx: 12 })
  canvas.rect(x - 4, y + 8, 24, 44, wood, { rx: 8 })
  canvas.rect(x + 200, y + 8, 24, 44, wood, { rx: 8 })
  for (const part of [0, 1])
    canvas.rect(x + 18 + part * 94, y + 22, 90, 24, canvas.fade(air.tint('#fffaf1'), air.tint('#dcd0bf')), { rx: 8 })
  for (const [offset, colour] of [
    [24, cloth],
    [62, '#e9b45c'],
    [158, cloth],
  ] as const)
    canvas.rect(x + offset, y - 4, 34, 30, air.tint(colour), {
      rx: 8,
      transform: `rotate(${offset > 100 ? 8 : -8} ${x + offset + 17} ${y + 10})`,
    })
}

/** A roof terrace with a sofa, plants and string lights above the city. */
export function drawRooftop(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 500, sunX: random.between(180, 780), clouds: 5 })
  drawSkyline(stage, 520, random.between(200, 760), [
    { far: 0.82, tallest: 300, narrow: 26, wide: 50, scale: 0.7 },
    { far: 0.55, tallest: 250, narrow: 34, wide: 62, scale: 0.9 },
    { far: 0.28, tallest: 160, narrow: 50, wide: 96, scale: 1.2 },
  ])
  const deck = air.tint('#b08763')
  canvas.rect(0, FLOOR, STAGE_WIDTH, STAGE_HEIGHT - FLOOR, canvas.fade(darken(deck, 0.18), deck))
  for (let x = -600; x < 1600; x += 74)
    canvas.line(`M${480 + (x - 480) * 0.42} ${FLOOR}L${x} ${STAGE_HEIGHT}`, darken(deck, 0.34), 1.6, { opacity: 0.6 })
  canvas.rect(0, FLOOR - 62, STAGE_WIDTH, 62, air.tint('#dff0f4'), { opacity: 0.24 })
  canvas.rect(0, FLOOR - 66, STAGE_WIDTH, 6, air.tint('#e9edf0'))
  for (let x = 20; x < STAGE_WIDTH; x += 184) canvas.rect(x, FLOOR - 62, 4, 62, air.tint('#cdd6dc'))
  for (const x of [24, 724]) {
    drawShrubs(stage, x + 8, x + 214, FLOOR + 6, 30, random.pick(['#5f9a5b', '#4d8a63', '#7f9f5a']))
    canvas.rect(x, FLOOR + 2, 214, 46, canvas.fade(air.tint('#5b6472'), air.tint('#3b4350')), { rx: 4 })
  }
  drawSofa(stage, random.between(270, 440), FLOOR + 12, random.pick(['#3f8a90', '#c96a4a', '#6a7fb0']))
  drawStringLights(stage, 64)
  if (air.isLit) canvas.glow(480, FLOOR + 30, 520, 130, '#ffb45e', 0.35)
}
