import type { Stage } from '../drawing/stage'
import { interiorPalette } from '../furniture/interior-palette'
import { drawPendant } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawWall } from '../furniture/room'
import { drawArtSet } from '../furniture/wall-art'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawCurtain, drawViewWindow, VIEWS } from '../furniture/window-view'
import { drawLaidTable } from './dining-seats'

const FLOOR = 424

/** Laid tables under hanging lamps before a window. */
export function drawDiningRoom(stage: Stage): void {
  const { random } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['boards', 'tiles']))
  const windowX = isLeft ? 80 : 460
  drawViewWindow(stage, { x: windowX, y: 92, width: 420, height: 250 }, random.pick(VIEWS), palette.wood, 4, 1)
  drawCurtain(stage, windowX - 50, 68, 46, FLOOR, palette.panel)
  drawCurtain(stage, windowX + 424, 68, 46, FLOOR, palette.panel)
  drawLightFall(stage, windowX, 110, 380, FLOOR, isLeft ? 140 : -140)
  drawArtSet(stage, place(770), 120, palette)
  const style = random.pick(['globe', 'dome', 'basket'] as const)
  for (const x of [190, 480, 770]) drawPendant(stage, x, 150, palette, style, 1.1)
  for (const x of [330, 640]) drawLaidTable(stage, x, 470, 118, palette)
  drawLeafPlant(stage, place(916), 470, 230, palette.accent)
  for (const x of [170, 480, 800]) drawLaidTable(stage, x, 598, 186, palette)
}
