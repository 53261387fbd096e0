import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette } from '../furniture/interior-palette'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawWall } from '../furniture/room'
import { drawView, VIEWS } from '../furniture/window-view'
import { drawBall, drawTreadmill, drawWeightRack } from './machines'

const FLOOR = 436

/** Treadmills before a wide window and a rack of weights. */
export function drawTrainingRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  const frame = darken(air.indoor(palette.wood), 0.4)
  canvas.rect(60, 76, 620, FLOOR - 90, frame)
  drawView(stage, { x: 68, y: 84, width: 604, height: FLOOR - 106 }, random.pick(VIEWS))
  for (const share of [1, 2, 3]) canvas.rect(68 + share * 151 - 4, 84, 8, FLOOR - 106, frame)
  canvas.rect(700, 60, 230, FLOOR - 74, air.indoor(palette.panel))
  canvas.rect(
    716,
    100,
    198,
    190,
    canvas.linear(
      [
        [0, air.indoor('#dce8ec')],
        [0.5, air.indoor('#b6cad2')],
        [1, air.indoor('#d3e1e6')],
      ],
      'diagonal',
    ),
  )
  canvas.path('M740 100h50l-74 150v-96ZM820 100h24l-120 190h-8v-20Z', '#ffffff', { opacity: 0.25 })
  drawFloor(stage, FLOOR, darken(palette.floor, 0.25), 'boards')
  drawLightFall(stage, 90, 100, 520, FLOOR, 120)
  for (const x of [160, 330, 500]) {
    canvas.rect(x - 4, 34, 8, 20, frame)
    canvas.glow(x, 58, 150, 90, '#fff0cc', air.isLit ? 0.6 : 0.2)
    canvas.rect(x - 60, 52, 120, 8, '#fff6dd', { rx: 4 })
  }
  for (const x of [150, 350, 550]) drawTreadmill(stage, x, 536, 200, palette.accent)
  drawWeightRack(stage, 716, 500, 200, palette.accent)
  drawBall(stage, 730, 596, 46, palette.fabric)
  drawBall(stage, 812, 606, 34, palette.accent)
  canvas.path('M120 590H520L560 630H80Z', lighten(air.indoor(palette.fabric), 0.1))
  canvas.path('M120 590H520L524 594H116Z', lighten(air.indoor(palette.fabric), 0.35))
  for (const x of [200, 260]) {
    canvas.rect(x, 596, 40, 9, air.indoor('#b9c1c9'))
    for (const dx of [-8, 34]) canvas.rect(x + dx, 588, 14, 25, air.indoor('#2d343f'), { rx: 3 })
  }
  drawLeafPlant(stage, 922, 600, 230, palette.panel)
}
