import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { InteriorPalette } from './interior-palette'

/** Draws a bedside cabinet standing at (x, y), its top 92 units above. */
export function drawNightstand({ canvas, air, random }: Stage, x: number, y: number, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  canvas.glow(x, y + 2, 74, 10, '#10152b', 0.4)
  for (const side of [-42, 36]) canvas.rect(x + side, y - 22, 6, 22, darken(wood, 0.35))
  canvas.rect(x - 48, y - 86, 96, 68, canvas.fade(wood, darken(wood, 0.18)), { rx: 4 })
  canvas.rect(x - 52, y - 92, 104, 9, lighten(wood, 0.18), { rx: 3 })
  canvas.rect(x - 41, y - 78, 82, 24, darken(wood, 0.1), { rx: 3 })
  canvas.rect(x - 41, y - 49, 82, 24, darken(wood, 0.1), { rx: 3 })
  const metal = air.indoor(palette.metal)
  for (const drawer of [-66, -37]) canvas.rect(x - 10, y + drawer - 1, 20, 3.4, metal, { rx: 1.7 })
  if (random.chance(0.6)) {
    canvas.rect(x + 12, y - 98, 34, 6, air.indoor(palette.accent), { rx: 1 })
    canvas.rect(x + 15, y - 103, 29, 5, air.indoor(palette.fabric), { rx: 1 })
  }
}

/** Draws a round low table standing at (x, y). */
export function drawRoundTable(
  { canvas, air }: Stage,
  x: number,
  y: number,
  radius: number,
  height: number,
  palette: InteriorPalette,
): void {
  const wood = air.indoor(palette.wood)
  canvas.glow(x, y, radius * 1.2, radius * 0.24, '#10152b', 0.45)
  canvas.path(
    `M${x - radius * 0.5} ${y - 2}L${x - radius * 0.3} ${y - height}h5L${x - radius * 0.5 + 7} ${y - 2}ZM${x + radius * 0.5} ${y - 2}L${x + radius * 0.3} ${y - height}h-5L${x + radius * 0.5 - 7} ${y - 2}Z`,
    darken(wood, 0.3),
  )
  canvas.ellipse(x, y - height + 5, radius, radius * 0.26, darken(wood, 0.3))
  canvas.ellipse(x, y - height, radius, radius * 0.26, canvas.fade(wood, lighten(wood, 0.25), 'right'))
}
