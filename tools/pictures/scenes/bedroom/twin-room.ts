import type { Stage } from '../drawing/stage'
import { drawBed, drawHeadboard, HEADBOARDS } from '../furniture/bed'
import { interiorPalette } from '../furniture/interior-palette'
import { drawPendant, drawTableLamp } from '../furniture/lamps'
import { drawFloor, drawLightFall, drawRug, drawWall } from '../furniture/room'
import { drawNightstand } from '../furniture/tables'
import { drawFramedArt } from '../furniture/wall-art'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawCurtain, drawViewWindow, VIEWS } from '../furniture/window-view'

const FLOOR = 446

/** Two single beds on either side of a window or a picture. */
export function drawTwinRoom(stage: Stage): void {
  const { random } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['boards', 'carpet']))
  const hasWindow = random.chance(0.6)
  if (hasWindow) {
    drawViewWindow(stage, { x: 398, y: 84, width: 164, height: 250 }, random.pick(VIEWS), '#f4efe6', 2, 1)
    drawCurtain(stage, 352, 62, 46, FLOOR - 8, palette.linen)
    drawCurtain(stage, 562, 62, 46, FLOOR - 8, palette.linen)
    drawLightFall(stage, 400, 100, 160, FLOOR, -60)
  } else drawFramedArt(stage, { x: 392, y: 110, width: 176, height: 132 }, palette)
  drawRug(stage, 480, 590, 430, 40, palette, false)
  const style = random.pick(HEADBOARDS)
  for (const x of [232, 728]) {
    if (hasWindow) drawFramedArt(stage, { x: x - 56, y: 78, width: 112, height: 128 }, palette)
    const plan = { x, width: 232, floorY: FLOOR }
    drawHeadboard(stage, plan, palette, style)
    drawBed(stage, plan, palette)
  }
  drawNightstand(stage, 480, FLOOR + 30, palette)
  drawTableLamp(stage, 480, FLOOR - 62, palette)
  if (!hasWindow) {
    const lamp = random.pick(['globe', 'dome', 'basket'] as const)
    for (const x of [70, 890]) drawPendant(stage, x, 290, palette, lamp)
  }
}
