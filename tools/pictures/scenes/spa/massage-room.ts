import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawPendant } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawWall } from '../furniture/room'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawCurtain, drawViewWindow } from '../furniture/window-view'
import { drawCandle, drawOrchid, drawStones } from './candles'

const FLOOR = 452

function drawCouch({ canvas, air }: Stage, x: number, y: number, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  const linen = air.indoor(palette.linen)
  canvas.glow(x, y, 330, 22, '#10152b', 0.5)
  for (const side of [-240, 222]) canvas.rect(x + side, y - 120, 18, 120, darken(wood, 0.25))
  canvas.rect(x - 250, y - 66, 500, 14, wood, { rx: 3 })
  canvas.rect(x - 262, y - 132, 524, 24, wood, { rx: 6 })
  canvas.rect(x - 266, y - 166, 532, 44, canvas.fade(lighten(linen, 0.3), darken(linen, 0.12)), { rx: 18 })
  canvas.path(
    `M${x - 60} ${y - 168}H${x + 230}q10 2 10 16V${y - 78}q-50 12 -100 0t-100 2t-90 -2V${y - 150}q0 -18 30 -18Z`,
    canvas.fade(lighten(air.indoor(palette.fabric), 0.2), darken(air.indoor(palette.fabric), 0.14)),
  )
  for (const dx of [10, 90, 170])
    canvas.line(`M${x + dx} ${y - 156}q8 40 -2 74`, darken(air.indoor(palette.fabric), 0.3), 2, { opacity: 0.35 })
  canvas.rect(x - 250, y - 196, 130, 36, canvas.fade(lighten(linen, 0.5), darken(linen, 0.1)), { rx: 17 })
  for (const [dx, lift, tone] of [
    [40, 184, palette.linen],
    [40, 202, palette.accent],
    [44, 219, palette.linen],
  ] as const)
    canvas.rect(x + dx, y - lift, 100, 18, air.indoor(tone), { rx: 9 })
}

/** A massage couch with candles, stones and orchids. */
export function drawMassageRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  const windowX = isLeft ? 560 : 140
  drawViewWindow(
    stage,
    { x: windowX, y: 90, width: 260, height: 250 },
    random.pick(['garden', 'sea', 'mountains']),
    palette.wood,
    2,
    0,
  )
  drawCurtain(stage, windowX - 56, 66, 58, FLOOR, palette.linen)
  drawCurtain(stage, windowX + 258, 66, 58, FLOOR, palette.linen)
  drawFloor(stage, FLOOR, palette.floor, 'boards')
  drawLightFall(stage, windowX, 100, 250, FLOOR, isLeft ? -140 : 140)
  drawCouch(stage, place(430), 586, palette)
  const wood = air.indoor(palette.wood)
  const shelf = place(170)
  canvas.rect(shelf - 130, 300, 260, 12, lighten(wood, 0.12), { rx: 3 })
  for (const [dx, width, height] of [
    [-96, 26, 54],
    [-60, 32, 34],
    [-20, 24, 70],
  ] as const)
    drawCandle(stage, shelf + dx, 300, width, height)
  drawStones(stage, shelf + 40, 300, 30, 4)
  for (const [dx, tone] of [
    [86, palette.accent],
    [108, palette.fabric],
  ] as const) {
    canvas.rect(shelf + dx - 9, 256, 18, 44, air.indoor(tone), { rx: 5 })
    canvas.rect(shelf + dx - 4, 246, 8, 12, air.indoor(palette.metal))
  }
  const table = place(840)
  canvas.glow(table, 590, 120, 14, '#10152b', 0.45)
  canvas.rect(table - 60, 486, 120, 12, lighten(wood, 0.15), { rx: 3 })
  for (const dx of [-50, 40]) canvas.rect(table + dx, 498, 10, 90, darken(wood, 0.25))
  canvas.path(`M${table - 34} 486v-34h50l-7 34Z`, air.indoor(palette.panel))
  drawOrchid(stage, table - 10, 456, 200, isLeft ? -1 : 1, random.pick(['#f2b6cc', '#fdf3f5', '#d9b0e6']))
  drawCandle(stage, table + 36, 486, 24, 40)
  drawPendant(stage, place(330), 170, palette, random.pick(['globe', 'basket']))
  drawLeafPlant(stage, place(40), 610, 250, palette.panel)
}
