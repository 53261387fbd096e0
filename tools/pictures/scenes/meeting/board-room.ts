import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawPendant } from '../furniture/lamps'
import { drawLeafPlant, drawVase } from '../furniture/plants'
import { drawFloor, drawWall } from '../furniture/room'
import { drawFramedArt } from '../furniture/wall-art'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawViewWindow, VIEWS } from '../furniture/window-view'

const FLOOR = 420

function drawOfficeChair({ canvas, air }: Stage, x: number, y: number, size: number, palette: InteriorPalette): void {
  const cloth = air.indoor(palette.fabric)
  const metal = darken(air.indoor(palette.metal), 0.3)
  canvas.glow(x, y, size * 0.42, size * 0.07, '#10152b', 0.45)
  canvas.line(
    `M${x} ${y - size * 0.36}V${y - size * 0.08}M${x - size * 0.26} ${y}L${x} ${y - size * 0.1}L${x + size * 0.26} ${y}`,
    metal,
    size * 0.05,
  )
  canvas.rect(x - size * 0.3, y - size * 0.46, size * 0.6, size * 0.13, darken(cloth, 0.15), { rx: size * 0.06 })
  canvas.path(
    `M${x - size * 0.26} ${y - size * 0.48}Q${x - size * 0.32} ${y - size} ${x} ${y - size * 1.02}T${x + size * 0.26} ${y - size * 0.48}Z`,
    canvas.fade(lighten(cloth, 0.2), darken(cloth, 0.2)),
  )
}

/** A board room with a long table, a screen and a window. */
export function drawBoardRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  const view = random.pick(VIEWS)
  drawViewWindow(stage, { x: 60, y: 92, width: 230, height: 250 }, view, palette.wood, 2, 0)
  drawViewWindow(stage, { x: 670, y: 92, width: 230, height: 250 }, view, palette.wood, 2, 0)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['carpet', 'boards']))
  canvas.rect(346, 96, 268, 166, darken(air.indoor('#2a303b'), 0.2), { rx: 6 })
  canvas.glow(480, 180, 260, 160, '#bfe6f0', 0.25)
  canvas.rect(354, 104, 252, 150, canvas.fade('#e9f3f4', '#cfe3e6'))
  for (const [x, height, tone] of [
    [390, 46, palette.fabric],
    [424, 72, palette.accent],
    [458, 58, palette.panel],
    [492, 96, palette.fabric],
  ] as const)
    canvas.rect(x, 234 - height, 22, height, tone, { rx: 3 })
  canvas.line('M384 172L430 150L470 160L520 128L574 118', '#c96f4a', 4)
  for (const x of [250, 370, 480, 590, 710]) drawOfficeChair(stage, x, 496, 132, palette)
  const wood = air.indoor(palette.wood)
  canvas.glow(480, 596, 460, 28, '#10152b', 0.5)
  for (const x of [240, 690]) canvas.path(`M${x} 500h30l12 92h-54Z`, darken(wood, 0.4))
  canvas.path('M190 446H770L880 522H80Z', canvas.fade(wood, lighten(wood, 0.22)))
  canvas.path('M80 522H880V538H80Z', darken(wood, 0.3))
  canvas.path('M300 452H420L380 516H230Z', '#ffffff', { opacity: 0.1 })
  for (const x of [230, 370, 590, 720]) {
    canvas.path(`M${x - 34} 492h62l10 18h-84Z`, air.indoor('#fbf8f1'))
    canvas.rect(x + 44, 486, 13, 22, '#dff0f4', { opacity: 0.8, rx: 2 })
  }
  drawVase(stage, 480, 496, 44, palette.panel, palette.accent)
  for (const x of [150, 330, 630, 810]) drawOfficeChair(stage, x, 636, 150, palette)
  const style = random.pick(['globe', 'dome'] as const)
  for (const x of [330, 480, 630]) drawPendant(stage, x, 84, palette, style, 0.7)
  drawFramedArt(stage, { x: 438, y: 284, width: 84, height: 64 }, palette)
  drawLeafPlant(stage, 36, 560, 240, palette.accent)
  drawLeafPlant(stage, 926, 560, 240, palette.accent)
}
