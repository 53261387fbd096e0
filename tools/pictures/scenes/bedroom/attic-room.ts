import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawBed, drawHeadboard } from '../furniture/bed'
import { interiorPalette } from '../furniture/interior-palette'
import { drawTableLamp } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawRug } from '../furniture/room'
import { drawArmchair } from '../furniture/seats'
import { drawNightstand } from '../furniture/tables'
import { drawViewWindow } from '../furniture/window-view'

const FLOOR = 456

function drawRoofSlope({ canvas, air }: Stage, daylight: string): void {
  const wood = air.indoor(daylight)
  for (const side of [-1, 1]) {
    canvas.path(`M480 -30L${480 + side * 560} 330V-30Z`, canvas.fade(lighten(wood, 0.12), darken(wood, 0.16)))
    for (let index = 1; index < 8; index += 1)
      canvas.line(
        `M${480 + side * index * 70} ${-30 + index * 8}L${480 + side * 560} ${330 - index * 45}`,
        darken(wood, 0.35),
        1.6,
        { opacity: 0.4 },
      )
    canvas.path(`M480 -30L${480 + side * 560} 330v26L480 0Z`, darken(wood, 0.34))
    canvas.path(
      `M${480 + side * 250} 130l${side * 16} 10V${FLOOR}h${-side * 16}Z`,
      canvas.fade(darken(wood, 0.2), darken(wood, 0.4), 'right'),
    )
  }
  canvas.rect(0, 132, 960, 20, canvas.fade(wood, darken(wood, 0.34)))
}

/** A timber attic room under a sloping roof. */
export function drawAtticRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  const wood = air.indoor(random.pick(['#c79a68', '#a97a4f', '#d9b98c']))
  canvas.rect(0, 0, 960, 640, canvas.fade(lighten(wood, 0.2), lighten(wood, 0.06)))
  for (let y = 30; y < FLOOR; y += 34) canvas.line(`M0 ${y}H960`, darken(wood, 0.3), 1.6, { opacity: 0.35 })
  drawViewWindow(
    stage,
    { x: 386, y: 172, width: 188, height: 120 },
    random.pick(['mountains', 'garden']),
    palette.wood,
    3,
    0,
  )
  drawRoofSlope(stage, random.pick(['#b98a5a', '#9a6f4a', '#c9a274']))
  drawFloor(stage, FLOOR, palette.floor, 'boards')
  drawLightFall(stage, 396, 190, 170, FLOOR, -150)
  drawRug(stage, 480, 592, 420, 42, palette, random.chance(0.5))
  const plan = { x: 480, width: 340, floorY: FLOOR }
  drawHeadboard(stage, { ...plan, floorY: FLOOR + 40 }, palette, random.pick(['wood', 'channels', 'tufted']))
  for (const x of [222, 738]) {
    drawNightstand(stage, x, FLOOR + 28, palette)
    drawTableLamp(stage, x, FLOOR - 64, palette)
  }
  drawBed(stage, plan, palette)
  drawArmchair(stage, 868, 560, 140, palette.fabric, palette)
  drawLeafPlant(stage, 70, 580, 200, palette.accent)
}
