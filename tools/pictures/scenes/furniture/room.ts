import { darken, lighten, mix } from '../drawing/colour'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'
import type { InteriorPalette } from './interior-palette'

/** How the floor of a room is laid. */
export type FloorCover = 'boards' | 'tiles' | 'carpet' | 'stone'

function drawBoards({ canvas }: Stage, floorY: number, colour: string): void {
  for (let x = -900; x < 1900; x += 66)
    canvas.line(`M${480 + (x - 480) * 0.5} ${floorY}L${x} ${STAGE_HEIGHT}`, darken(colour, 0.3), 1.4, { opacity: 0.4 })
}

function drawTiles(stage: Stage, floorY: number, colour: string): void {
  const { canvas } = stage
  const depth = STAGE_HEIGHT - floorY
  for (let x = -900; x < 1900; x += 110)
    canvas.line(`M${480 + (x - 480) * 0.5} ${floorY}L${x} ${STAGE_HEIGHT}`, lighten(colour, 0.35), 1.6, {
      opacity: 0.6,
    })
  for (const share of [0.1, 0.26, 0.5, 0.82])
    canvas.line(`M0 ${floorY + depth * share}H${STAGE_WIDTH}`, lighten(colour, 0.35), 1.6, { opacity: 0.6 })
}

/** Draws the floor from floorY to the stage's lower edge. */
export function drawFloor(stage: Stage, floorY: number, daylight: string, cover: FloorCover): void {
  const { canvas, air } = stage
  const colour = air.indoor(daylight)
  canvas.rect(
    0,
    floorY,
    STAGE_WIDTH,
    STAGE_HEIGHT - floorY,
    canvas.linear([
      [0, darken(colour, 0.2)],
      [0.35, colour],
      [1, lighten(colour, 0.08)],
    ]),
  )
  if (cover === 'boards') drawBoards(stage, floorY, colour)
  if (cover === 'tiles' || cover === 'stone') drawTiles(stage, floorY, colour)
  canvas.rect(
    0,
    floorY,
    STAGE_WIDTH,
    26,
    canvas.linear([
      [0, '#10152b', 0.28],
      [1, '#10152b', 0],
    ]),
  )
}

/** Draws the plain back wall down to floorY with a ceiling line and a skirting board. */
export function drawWall({ canvas, air }: Stage, floorY: number, daylight: string): void {
  const colour = air.indoor(daylight)
  canvas.rect(0, 0, STAGE_WIDTH, STAGE_HEIGHT, colour)
  canvas.rect(
    0,
    0,
    STAGE_WIDTH,
    floorY,
    canvas.linear([
      [0, darken(colour, 0.12)],
      [0.3, colour],
      [1, lighten(colour, 0.06)],
    ]),
  )
  canvas.rect(0, 0, STAGE_WIDTH, 34, canvas.fade(lighten(colour, 0.35), lighten(colour, 0.18)))
  canvas.rect(0, 34, STAGE_WIDTH, 5, darken(colour, 0.14))
  canvas.rect(
    0,
    39,
    STAGE_WIDTH,
    34,
    canvas.linear([
      [0, '#10152b', 0.12],
      [1, '#10152b', 0],
    ]),
  )
  canvas.rect(0, floorY - 14, STAGE_WIDTH, 14, lighten(colour, 0.4))
  canvas.rect(0, floorY - 15, STAGE_WIDTH, 1.6, darken(colour, 0.2), { opacity: 0.5 })
}

/** Draws slanting daylight that falls through a window onto wall and floor. */
export function drawLightFall(
  { canvas, air }: Stage,
  x: number,
  top: number,
  width: number,
  floorY: number,
  slant: number,
): void {
  if (air.isLit) return
  const warm = air.mood === 'golden' ? '#ffd08a' : '#fff6dc'
  const fill = canvas.linear([
    [0, warm, 0],
    [0.4, warm, air.mood === 'golden' ? 0.34 : 0.26],
    [1, warm, 0.05],
  ])
  canvas.path(`M${x} ${top}h${width}L${x + width + slant} ${STAGE_HEIGHT}h${-width * 1.25}Z`, fill, {
    blend: 'soft-light',
  })
  canvas.path(
    `M${x + slant * 0.45} ${floorY + 18}h${width}L${x + width * 1.25 + slant} ${STAGE_HEIGHT}h${-width * 1.3}Z`,
    warm,
    { opacity: air.mood === 'golden' ? 0.3 : 0.24 },
  )
}

/** Draws a round-cornered rug lying on the floor. */
export function drawRug(
  { canvas, air }: Stage,
  x: number,
  y: number,
  halfWidth: number,
  halfDepth: number,
  palette: InteriorPalette,
  isRound: boolean,
): void {
  const base = air.indoor(palette.rug)
  const trim = air.indoor(mix(palette.rug, palette.fabric, 0.5))
  if (isRound) {
    canvas.ellipse(x, y, halfWidth, halfDepth, base)
    for (const share of [0.9, 0.74, 0.5])
      canvas.ellipse(x, y, halfWidth * share, halfDepth * share, 'none', { stroke: trim, strokeWidth: 3, opacity: 0.7 })
    return
  }
  const shape = (grow: number): string =>
    `M${x - halfWidth * 0.84 * grow} ${y - halfDepth * grow}H${x + halfWidth * 0.84 * grow}L${x + halfWidth * grow} ${y + halfDepth * grow}H${x - halfWidth * grow}Z`
  canvas.path(shape(1), base)
  for (const grow of [0.92, 0.84]) canvas.path(shape(grow), 'none', { stroke: trim, strokeWidth: 2.5, opacity: 0.75 })
}
