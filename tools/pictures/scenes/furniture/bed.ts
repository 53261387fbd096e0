import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { InteriorPalette } from './interior-palette'

/** A bed seen from its foot: centre, width at the wall, where floor and wall meet. */
export interface BedPlan {
  x: number
  width: number
  floorY: number
}

/** How a headboard is made. */
export type Headboard = 'channels' | 'wood' | 'tufted' | 'arch' | 'rattan'

/** All headboards, to choose from. */
export const HEADBOARDS: readonly Headboard[] = ['channels', 'wood', 'tufted', 'arch', 'rattan']

/** Draws the headboard of a bed against the wall. */
export function drawHeadboard(
  { canvas, air }: Stage,
  { x, width, floorY }: BedPlan,
  palette: InteriorPalette,
  style: Headboard,
): void {
  const left = x - width / 2 - 18
  const wide = width + 36
  const top = floorY - 196
  const cloth = air.indoor(palette.fabric)
  const wood = air.indoor(palette.wood)
  canvas.rect(left + 6, top + 10, wide, 190, '#10152b', { opacity: 0.2, blur: 8 })
  if (style === 'arch') {
    canvas.path(
      `M${left} ${floorY}V${top + 90}Q${left} ${top - 26} ${x} ${top - 26}T${left + wide} ${top + 90}V${floorY}Z`,
      canvas.fade(lighten(cloth, 0.16), darken(cloth, 0.2)),
    )
    canvas.path(
      `M${left + 14} ${floorY}V${top + 94}Q${left + 14} ${top - 10} ${x} ${top - 10}T${left + wide - 14} ${top + 94}V${floorY}`,
      'none',
      { stroke: darken(cloth, 0.25), strokeWidth: 2, opacity: 0.5 },
    )
    return
  }
  if (style === 'wood' || style === 'rattan') {
    canvas.rect(left, top + 16, wide, 180, canvas.fade(lighten(wood, 0.12), darken(wood, 0.18)), {
      rx: style === 'rattan' ? 26 : 6,
    })
    if (style === 'rattan') {
      canvas.rect(left + 14, top + 30, wide - 28, 150, air.indoor('#d9b787'), { rx: 16 })
      for (let index = 1; index < 16; index += 1)
        canvas.line(`M${left + 14 + ((wide - 28) * index) / 16} ${top + 32}v146`, wood, 1.4, { opacity: 0.4 })
      for (let index = 1; index < 8; index += 1)
        canvas.line(`M${left + 16} ${top + 30 + index * 18}h${wide - 32}`, wood, 1.4, { opacity: 0.4 })
    } else for (const y of [60, 104]) canvas.rect(left, top + y, wide, 2, darken(wood, 0.3), { opacity: 0.6 })
    return
  }
  canvas.rect(left, top, wide, 196, canvas.fade(lighten(cloth, 0.14), darken(cloth, 0.22)), { rx: 12 })
  const count = style === 'channels' ? 9 : 6
  for (let index = 1; index < count; index += 1)
    canvas.rect(left + (wide * index) / count - 1.2, top + 5, 2.4, 188, darken(cloth, 0.3), { opacity: 0.6 })
  if (style === 'tufted')
    for (let row = 0; row < 3; row += 1)
      for (let index = 0; index < count; index += 1)
        canvas.circle(left + (wide * (index + 0.5)) / count, top + 30 + row * 44, 3.4, darken(cloth, 0.35))
}

function drawPillow({ canvas, air }: Stage, x: number, y: number, width: number, height: number, colour: string): void {
  const cloth = air.indoor(colour)
  const [w, h] = [width / 2, height / 2]
  canvas.path(
    `M${x - w} ${y - h}Q${x} ${y - h * 0.86} ${x + w} ${y - h}Q${x + w * 0.95} ${y} ${x + w} ${y + h}Q${x} ${y + h * 0.94} ${x - w} ${y + h}Q${x - w * 0.95} ${y} ${x - w} ${y - h}Z`,
    canvas.linear([
      [0, lighten(cloth, 0.4)],
      [0.55, cloth],
      [1, darken(cloth, 0.2)],
    ]),
    { stroke: lighten(cloth, 0.2), strokeWidth: 4 },
  )
  canvas.line(
    `M${x - w * 0.7} ${y + h * 0.5}Q${x} ${y + h * 0.8} ${x + w * 0.7} ${y + h * 0.45}`,
    darken(cloth, 0.2),
    1.6,
    { opacity: 0.35 },
  )
}

function drawPillows(stage: Stage, { x, width, floorY }: BedPlan, palette: InteriorPalette): void {
  const isWide = width > 260
  const spots = isWide ? [-0.25, 0.25] : [0]
  const back = isWide ? width * 0.44 : width * 0.78
  for (const share of spots)
    drawPillow(stage, x + share * width, floorY - 112, back, 74, mix(palette.linen, palette.fabric, 0.16))
  for (const share of spots) drawPillow(stage, x + share * width * 0.98, floorY - 92, back * 0.92, 64, palette.linen)
  if (isWide)
    for (const share of [-0.13, 0.13])
      drawPillow(stage, x + share * width, floorY - 76, width * 0.21, 54, palette.fabric)
  drawPillow(stage, x, floorY - 62, isWide ? width * 0.24 : width * 0.4, 36, palette.accent)
}

function drawCovers(stage: Stage, { x, width, floorY }: BedPlan, palette: InteriorPalette): void {
  const { canvas, air } = stage
  const linen = air.indoor(palette.linen)
  const [near, edge, foot] = [width * 0.6, floorY + 52, floorY + 124]
  const half = width / 2
  canvas.path(
    `M${x - half} ${floorY - 62}H${x + half}L${x + near} ${edge}H${x - near}Z`,
    canvas.linear([
      [0, darken(linen, 0.1)],
      [0.5, linen],
      [1, lighten(linen, 0.3)],
    ]),
  )
  canvas.path(
    `M${x - near} ${edge - 2}Q${x} ${edge + 10} ${x + near} ${edge - 2}L${x + near + 4} ${foot}Q${x} ${foot + 8} ${x - near - 4} ${foot}Z`,
    canvas.linear([
      [0, lighten(linen, 0.1)],
      [0.2, darken(linen, 0.08)],
      [1, darken(linen, 0.22)],
    ]),
  )
  for (const share of [-0.8, -0.46, -0.1, 0.3, 0.66])
    canvas.line(
      `M${x + near * share} ${edge + 12}Q${x + near * share + 8} ${(edge + foot) / 2} ${x + near * share - 3} ${foot - 2}`,
      darken(linen, 0.3),
      2,
      { opacity: 0.22 },
    )
  const throwCloth = air.indoor(palette.fabric)
  const at = (y: number): number => half + (near - half) * ((y - floorY + 62) / 114)
  const [from, to] = [floorY + 6, floorY + 40]
  canvas.path(
    `M${x - at(from)} ${from}H${x + at(from)}L${x + at(to)} ${to}H${x - at(to)}Z`,
    canvas.fade(lighten(throwCloth, 0.12), throwCloth),
  )
  for (const y of [from + 6, to - 6])
    canvas.line(`M${x - at(y)} ${y}H${x + at(y)}`, air.indoor(palette.accent), 2.4, { opacity: 0.7 })
  for (const side of [-1, 1])
    canvas.path(
      `M${x + side * at(from)} ${from}L${x + side * at(to)} ${to}L${x + side * (near + 7)} ${foot - 26}L${x + side * (near - 6)} ${foot - 22}Z`,
      darken(throwCloth, 0.25),
    )
  canvas.path(
    `M${x - at(floorY - 40)} ${floorY - 46}Q${x} ${floorY - 38} ${x + at(floorY - 40)} ${floorY - 46}L${x + at(floorY - 22)} ${floorY - 20}Q${x} ${floorY - 10} ${x - at(floorY - 22)} ${floorY - 20}Z`,
    lighten(linen, 0.5),
  )
  canvas.line(
    `M${x - at(floorY - 22)} ${floorY - 20}Q${x} ${floorY - 10} ${x + at(floorY - 22)} ${floorY - 20}`,
    darken(linen, 0.25),
    2,
    { opacity: 0.35 },
  )
}

/** Draws a made bed seen from its foot, without its headboard. */
export function drawBed(stage: Stage, plan: BedPlan, palette: InteriorPalette): void {
  const { canvas, air } = stage
  const wood = air.indoor(palette.wood)
  const { x, width, floorY } = plan
  canvas.glow(x, floorY + 142, width * 0.86, 26, '#10152b', 0.5)
  canvas.rect(x - width * 0.6, floorY + 112, width * 1.2, 20, darken(wood, 0.2), { rx: 4 })
  for (const side of [-0.56, 0.53]) canvas.rect(x + side * width, floorY + 128, width * 0.03 + 4, 16, darken(wood, 0.4))
  drawPillows(stage, plan, palette)
  drawCovers(stage, plan, palette)
}
