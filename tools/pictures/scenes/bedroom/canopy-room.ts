import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawBed, drawHeadboard } from '../furniture/bed'
import { interiorPalette } from '../furniture/interior-palette'
import { drawPendant, drawTableLamp } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawRug } from '../furniture/room'
import { drawBench } from '../furniture/seats'
import { drawNightstand } from '../furniture/tables'
import { drawCurtain, drawView } from '../furniture/window-view'

const FLOOR = 446

function drawDrapes({ canvas, air }: Stage, x: number): void {
  const wood = air.indoor('#8a6243')
  const veil = lighten(air.indoor('#ffffff'), 0.3)
  for (const side of [-1, 1]) {
    canvas.rect(x + side * 216 - 6, 86, 12, FLOOR + 28, canvas.fade(darken(wood, 0.2), lighten(wood, 0.1), 'right'))
    canvas.path(
      `M${x + side * 60} 92Q${x + side * 170} 150 ${x + side * 196} 300Q${x + side * 206} 420 ${x + side * 196} 540L${x + side * 240} 546Q${x + side * 236} 300 ${x + side * 224} 92Z`,
      canvas.linear([
        [0, veil, 0.85],
        [1, veil, 0.6],
      ]),
    )
    for (const fold of [206, 216, 226])
      canvas.line(`M${x + side * (fold - 20)} 110Q${x + side * fold} 300 ${x + side * fold} 540`, '#9aa3ad', 1.6, {
        opacity: 0.3,
      })
    canvas.rect(x + side * 216 - 16, 356, 32, 9, air.indoor('#c9a86a'), { rx: 4 })
  }
  canvas.rect(x - 226, 78, 452, 14, wood, { rx: 4 })
  canvas.path(
    `M${x - 220} 90Q${x - 110} 150 ${x} 96Q${x + 110} 150 ${x + 220} 90v12Q${x + 110} 172 ${x} 116Q${x - 110} 172 ${x - 220} 102Z`,
    veil,
    { opacity: 0.85 },
  )
}

/** A canopy bed in an open villa before the sea or a garden. */
export function drawCanopyRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  const wood = air.indoor('#a9784e')
  canvas.rect(0, 0, 960, 640, canvas.fade(lighten(wood, 0.14), darken(wood, 0.1)))
  drawView(stage, { x: 40, y: 70, width: 880, height: FLOOR - 70 }, random.pick(['sea', 'garden', 'sea']))
  canvas.path('M0 0H960V76H0Z', canvas.fade(air.indoor('#c9a368'), darken(air.indoor('#b58f58'), 0.3)))
  for (let x = -20; x < 980; x += 22)
    canvas.line(`M${x} 0L${480 + (x - 480) * 0.94} 74`, darken(wood, 0.3), 1.4, { opacity: 0.4 })
  for (const x of [32, 252, 696, 914]) canvas.rect(x, 66, 14, FLOOR - 66, canvas.fade(darken(wood, 0.3), wood, 'right'))
  canvas.rect(0, 66, 960, 16, darken(wood, 0.2))
  drawCurtain(stage, 0, 80, 60, FLOOR + 6, palette.linen)
  drawCurtain(stage, 900, 80, 60, FLOOR + 6, palette.linen)
  drawFloor(stage, FLOOR, random.pick([palette.floor, '#d9c3a0']), 'boards')
  drawLightFall(stage, 280, 100, 380, FLOOR, -80)
  drawRug(stage, 480, 596, 360, 36, palette, true)
  const plan = { x: 480, width: 340, floorY: FLOOR }
  drawHeadboard(stage, plan, palette, random.pick(['rattan', 'wood', 'arch']))
  for (const x of [206, 754]) {
    drawNightstand(stage, x, FLOOR + 28, palette)
    drawTableLamp(stage, x, FLOOR - 64, palette)
  }
  drawBed(stage, plan, palette)
  drawDrapes(stage, 480)
  drawBench(stage, 480, 612, 240, palette)
  for (const x of [130, 830]) drawPendant(stage, x, 190, palette, 'basket')
  drawLeafPlant(stage, 84, 590, 240, palette.accent)
  drawLeafPlant(stage, 884, 590, 240, palette.panel)
}
