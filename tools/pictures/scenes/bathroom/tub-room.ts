import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawPendant } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawRug, drawWall } from '../furniture/room'
import { drawViewWindow, VIEWS } from '../furniture/window-view'
import { drawTiledWall, TILE_STYLES } from './bath-tiles'

const FLOOR = 470

/** Draws a free-standing bath tub, its foot at y. */
function drawTub({ canvas, air }: Stage, x: number, y: number, size: number, outside: string): void {
  const shell = air.indoor(outside)
  const white = lighten(air.indoor('#ffffff'), 0.3)
  canvas.glow(x, y, size * 0.66, size * 0.07, '#10152b', 0.5)
  canvas.path(
    `M${x - size * 0.56} ${y - size * 0.36}Q${x - size * 0.52} ${y} ${x - size * 0.32} ${y}H${x + size * 0.32}Q${x + size * 0.52} ${y} ${x + size * 0.56} ${y - size * 0.36}Z`,
    canvas.linear(
      [
        [0, lighten(shell, 0.35)],
        [0.5, shell],
        [1, darken(shell, 0.22)],
      ],
      'right',
    ),
  )
  canvas.ellipse(x, y - size * 0.36, size * 0.58, size * 0.07, white)
  canvas.ellipse(
    x,
    y - size * 0.355,
    size * 0.53,
    size * 0.05,
    canvas.fade(air.indoor('#9fd3dc'), air.indoor('#cfeaee')),
  )
  for (const [dx, dy, r] of [
    [-0.3, -0.37, 0.05],
    [-0.22, -0.39, 0.065],
    [-0.12, -0.375, 0.05],
    [0.02, -0.38, 0.06],
    [0.12, -0.37, 0.045],
    [-0.38, -0.36, 0.04],
  ] as const)
    canvas.circle(x + dx * size, y + dy * size, r * size, '#ffffff', { opacity: 0.92 })
  canvas.path(
    `M${x - size * 0.5} ${y - size * 0.3}Q${x - size * 0.46} ${y - size * 0.06} ${x - size * 0.34} ${y - size * 0.04}`,
    'none',
    { stroke: '#ffffff', strokeWidth: 5, opacity: 0.5 },
  )
}

function drawTap({ canvas, air }: Stage, x: number, foot: number, palette: InteriorPalette): void {
  const metal = air.indoor(palette.metal)
  canvas.line(`M${x} ${foot}V${foot - 176}q0 -26 -28 -26h-20v16`, darken(metal, 0.1), 8)
  canvas.line(`M${x - 1.6} ${foot}V${foot - 176}`, lighten(metal, 0.4), 2)
  canvas.rect(x - 16, foot - 120, 32, 8, metal, { rx: 4 })
}

function drawStool({ canvas, air }: Stage, x: number, y: number, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  canvas.glow(x, y, 62, 8, '#10152b', 0.45)
  for (const side of [-1, 1]) canvas.line(`M${x + side * 26} ${y - 62}L${x + side * 34} ${y}`, darken(wood, 0.2), 6)
  canvas.rect(x - 40, y - 70, 80, 11, lighten(wood, 0.14), { rx: 4 })
  for (const [lift, colour] of [
    [84, palette.fabric],
    [97, palette.linen],
    [110, palette.accent],
  ] as const)
    canvas.rect(x - 32, y - lift, 64, 14, air.indoor(colour), { rx: 6 })
}

/** A free-standing tub by a window. */
export function drawTubRoom(stage: Stage): void {
  const { canvas, random } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  drawWall(stage, FLOOR, palette.wall)
  drawTiledWall(
    stage,
    { x: 0, y: 39, width: 960, height: FLOOR - 39 },
    random.pick([palette.wall, palette.panel, mix(palette.panel, '#ffffff', 0.4)]),
    random.pick(TILE_STYLES),
  )
  drawFloor(
    stage,
    FLOOR,
    random.pick([palette.floor, mix(palette.floor, '#ffffff', 0.5)]),
    random.pick(['tiles', 'boards']),
  )
  const width = random.pick([300, 380, 230])
  const windowX = place(410) - width / 2
  drawViewWindow(
    stage,
    { x: windowX, y: 84, width, height: 226 },
    random.pick(VIEWS),
    '#f4efe6',
    width > 250 ? 3 : 2,
    0,
  )
  drawLightFall(stage, windowX + 20, 100, width - 60, FLOOR, isLeft ? 150 : -150)
  drawRug(stage, place(430), 592, 260, 30, palette, true)
  drawTap(stage, place(420) + (isLeft ? 250 : -250), 560, palette)
  drawTub(stage, place(420), 572, 420, random.pick(['#ffffff', palette.fabric, palette.panel, '#3b4657']))
  canvas.path(`M${place(560) - 36} 424h72l8 96q-44 12 -88 0Z`, stage.air.indoor(palette.linen))
  canvas.path(`M${place(560) - 38} 480h78v10h-78Z`, stage.air.indoor(palette.accent))
  drawStool(stage, place(790), 560, palette)
  drawLeafPlant(stage, place(900), 580, 280, palette.accent)
  drawPendant(stage, place(800), 190, palette, random.pick(['globe', 'dome', 'basket']))
  drawLeafPlant(stage, place(60), 520, 190, palette.panel)
}
