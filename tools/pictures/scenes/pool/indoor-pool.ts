import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette } from '../furniture/interior-palette'
import { drawPendant } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawWall } from '../furniture/room'
import { drawView, VIEWS } from '../furniture/window-view'
import { drawPoolWater, drawSunLounger } from './pool-water'

const FLOOR = 356

/** An indoor pool under a beamed roof before tall windows. */
export function drawIndoorPool(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  const view = random.pick(VIEWS)
  const frame = darken(air.indoor(palette.wood), 0.3)
  canvas.rect(96, 74, 768, FLOOR - 74, frame)
  drawView(stage, { x: 104, y: 82, width: 752, height: FLOOR - 90 }, view)
  for (let index = 1; index < 6; index += 1) canvas.rect(104 + (752 * index) / 6 - 4, 82, 8, FLOOR - 90, frame)
  canvas.rect(104, 168, 752, 5, frame)
  const beam = air.indoor(palette.wood)
  for (let index = 0; index < 7; index += 1)
    canvas.path(
      `M${480 + (index - 3) * 130} 74L${480 + (index - 3) * 250} -10h40L${480 + (index - 3) * 130 + 18} 74Z`,
      canvas.fade(darken(beam, 0.3), beam),
    )
  for (const x of [30, 900]) {
    canvas.rect(
      x,
      39,
      40,
      FLOOR - 39,
      canvas.fade(air.indoor(palette.panel), darken(air.indoor(palette.panel), 0.25), 'right'),
    )
    canvas.glow(x + 20, 220, 90, 120, '#ffc46a', air.isLit ? 0.6 : 0.2)
    canvas.rect(x + 13, 196, 14, 46, '#ffe7b4', { rx: 7 })
  }
  drawFloor(stage, FLOOR, mix(palette.floor, '#f1e9dc', 0.5), 'tiles')
  const outline = 'M236 408H724L852 652H108Z'
  canvas.path('M220 398H740L882 660H78Z', lighten(air.indoor(palette.wall), 0.5))
  drawPoolWater(stage, outline, 408, 640, random.pick(['#2fb3cc', '#3fb5b5', '#3fa0cc']))
  const clip = canvas.clip(outline)
  canvas.group({ clip }, () => {
    for (const x of [-0.5, 0, 0.5])
      canvas.path(`M${480 + x * 300 - 5} 408h10L${480 + x * 480 + 8} 652h-16Z`, darken(air.tint('#1f7f9f'), 0.1), {
        opacity: 0.35,
      })
    for (let index = 0; index < 6; index += 1)
      canvas.path(
        `M${250 + index * 80} 408h48L${140 + index * 118 + 60} 650h-80Z`,
        air.mood === 'night' ? '#9fd8ff' : air.sun,
        { opacity: 0.14 },
      )
  })
  canvas.line('M690 396v-34q0 -16 16 -16t16 16v50', lighten(air.indoor(palette.metal), 0.3), 6)
  canvas.line('M722 402v-34q0 -16 16 -16t16 16v60', lighten(air.indoor(palette.metal), 0.3), 6)
  for (const x of [84, 876]) drawSunLounger(stage, x, 470, 130, palette.fabric)
  drawLeafPlant(stage, 40, 600, 260, palette.panel)
  drawLeafPlant(stage, 926, 600, 280, palette.accent)
  drawLeafPlant(stage, 190, 392, 120, palette.accent)
  const style = random.pick(['globe', 'basket'] as const)
  for (const x of [300, 480, 660]) drawPendant(stage, x, 138, palette, style, 0.7)
}
