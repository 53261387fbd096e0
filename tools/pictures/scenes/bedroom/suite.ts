import { darken } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawBed, drawHeadboard, HEADBOARDS } from '../furniture/bed'
import { interiorPalette } from '../furniture/interior-palette'
import { drawFloorLamp, drawPendant } from '../furniture/lamps'
import { drawLeafPlant, drawVase } from '../furniture/plants'
import { drawFloor, drawLightFall, drawRug, drawWall } from '../furniture/room'
import { drawArmchair, drawBench } from '../furniture/seats'
import { drawNightstand, drawRoundTable } from '../furniture/tables'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawCurtain, drawView, VIEWS } from '../furniture/window-view'

const FLOOR = 440

function drawPanorama(stage: Stage, x: number, width: number, frame: string): void {
  const { canvas, air, random } = stage
  const colour = darken(air.indoor(frame), 0.3)
  canvas.rect(x - 6, 58, width + 12, FLOOR - 58, colour)
  drawView(stage, { x, y: 64, width, height: FLOOR - 76 }, random.pick(VIEWS))
  for (const share of [1 / 3, 2 / 3]) canvas.rect(x + width * share - 3, 64, 6, FLOOR - 70, colour)
  canvas.rect(x, 64, width, 10, '#10152b', { opacity: 0.25 })
}

/** A suite: a bed on one side, a seat by a wide window on the other. */
export function drawSuite(stage: Stage): void {
  const { random } = stage
  const palette = interiorPalette(random)
  const isMirrored = random.chance(0.5)
  const place = (x: number): number => (isMirrored ? 960 - x : x)
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: isMirrored ? 510 : 0, y: 0, width: 450, height: FLOOR - 14 }, palette)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['boards', 'carpet', 'tiles']))
  const windowX = isMirrored ? 52 : 488
  drawPanorama(stage, windowX, 420, palette.wood)
  const cloth = random.pick([palette.linen, palette.panel])
  drawCurtain(stage, windowX - 44, 52, 66, FLOOR + 4, cloth)
  drawCurtain(stage, windowX + 398, 52, 66, FLOOR + 4, cloth)
  drawLightFall(stage, windowX + 30, 90, 330, FLOOR, isMirrored ? 180 : -180)
  drawRug(stage, place(250), 588, 300, 40, palette, false)
  drawRug(stage, place(735), 556, 200, 44, palette, true)
  const plan = { x: place(228), width: 310, floorY: FLOOR }
  drawHeadboard(stage, plan, palette, random.pick(HEADBOARDS))
  drawNightstand(stage, place(438), FLOOR + 24, palette)
  drawPendant(stage, place(438), 270, palette, random.pick(['globe', 'dome', 'basket']))
  drawBed(stage, plan, palette)
  drawBench(stage, plan.x, 604, 230, palette)
  drawFloorLamp(stage, place(560), 500, palette)
  drawArmchair(stage, place(660), 560, 126, palette.fabric, palette)
  drawRoundTable(stage, place(770), 560, 52, 58, palette)
  drawVase(stage, place(770), 502, 30, palette.panel, palette.accent)
  drawArmchair(stage, place(872), 572, 126, palette.panel, palette)
  if (random.chance(0.5)) drawLeafPlant(stage, place(936), 520, 180, palette.accent)
}
