import type { Stage } from '../drawing/stage'
import { drawBed, drawHeadboard, HEADBOARDS } from '../furniture/bed'
import { interiorPalette } from '../furniture/interior-palette'
import { drawPendant, drawTableLamp } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawRug, drawWall } from '../furniture/room'
import { drawNightstand } from '../furniture/tables'
import { drawArtSet } from '../furniture/wall-art'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawCurtain, drawViewWindow, VIEWS } from '../furniture/window-view'

const FLOOR = 452

/** A double bed with bedside lamps and a window to the left or the right. */
export function drawDoubleRoom(stage: Stage): void {
  const { random } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const bedX = isLeft ? 590 : 370
  const windowX = isLeft ? 72 : 708
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['boards', 'carpet', 'boards']))
  drawViewWindow(stage, { x: windowX, y: 96, width: 180, height: 262 }, random.pick(VIEWS), '#f4efe6', 2, 1)
  const cloth = random.pick([palette.linen, palette.panel, palette.rug])
  drawCurtain(stage, windowX - 52, 72, 58, FLOOR + 2, cloth)
  drawCurtain(stage, windowX + 174, 72, 58, FLOOR + 2, cloth)
  drawLightFall(stage, windowX, 110, 170, FLOOR, isLeft ? 190 : -190)
  drawArtSet(stage, bedX, 86, palette)
  drawRug(stage, bedX, 592, 400, 42, palette, random.chance(0.4))
  const plan = { x: bedX, width: 350, floorY: FLOOR }
  drawHeadboard(stage, plan, palette, random.pick(HEADBOARDS))
  const pendant = random.chance(0.4) ? random.pick(['globe', 'dome', 'basket'] as const) : 'none'
  for (const side of [-1, 1]) {
    drawNightstand(stage, bedX + side * 262, FLOOR + 28, palette)
    if (pendant === 'none') drawTableLamp(stage, bedX + side * 262, FLOOR - 64, palette)
    else drawPendant(stage, bedX + side * 262, 300, palette, pendant)
  }
  drawBed(stage, plan, palette)
  drawLeafPlant(stage, isLeft ? 44 : 916, 610, 210, palette.panel)
}
