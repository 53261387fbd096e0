import { STAGE_WIDTH, type Stage } from '../drawing/stage'
import { drawHighRise, wallStone } from './high-rise'

/** Rows of high-rises from far to near: haze, height factor, building widths, window scale. */
export interface SkylineRow {
  far: number
  tallest: number
  narrow: number
  wide: number
  scale: number
}

/** Three rows that make a dense skyline. */
export const DENSE_ROWS: readonly SkylineRow[] = [
  { far: 0.74, tallest: 300, narrow: 28, wide: 52, scale: 0.75 },
  { far: 0.42, tallest: 265, narrow: 36, wide: 66, scale: 1 },
  { far: 0.1, tallest: 150, narrow: 46, wide: 104, scale: 1.35 },
]

/** Draws rows of high-rises on a foot line, tallest around peakX. */
export function drawSkyline(stage: Stage, foot: number, peakX: number, rows: readonly SkylineRow[]): void {
  const { canvas, random, air } = stage
  rows.forEach((row, index) => {
    let x = -20
    let last = 0
    while (x < STAGE_WIDTH) {
      const width = random.between(row.narrow, row.wide)
      const away = Math.abs(x + width / 2 - peakX) / STAGE_WIDTH
      let height = row.tallest * Math.max(0.24, (1.02 - away * 1.35) * random.between(0.5, 1))
      if (Math.abs(height - last) < 16) height += 22
      last = height
      drawHighRise(stage, { x, y: foot - height, width, height }, air.tint(wallStone(stage), row.far), row.scale)
      x += width + (random.chance(0.25 + index * 0.1) ? random.between(4, 12 + index * 12) : -1)
    }
    if (index < rows.length - 1)
      canvas.rect(
        0,
        foot - 140,
        STAGE_WIDTH,
        140,
        canvas.linear([
          [0, air.haze, 0],
          [1, air.haze, 0.5],
        ]),
      )
  })
}

/** Draws a slender television tower with two pods. */
export function drawTelevisionTower(
  { canvas, air }: Stage,
  x: number,
  foot: number,
  height: number,
  far: number,
): void {
  const steel = air.tint('#8796ad', far)
  const top = foot - height
  canvas.path(
    `M${x - 16} ${foot}L${x - 9} ${top + height * 0.38}L${x - 4} ${top + height * 0.2}L${x - 1.4} ${top}h2.8L${x + 4} ${top + height * 0.2}L${x + 9} ${top + height * 0.38}L${x + 16} ${foot}Z`,
    canvas.fade(steel, air.tint('#5a6780', far), 'right'),
  )
  for (const [share, reach] of [
    [0.36, 22],
    [0.2, 12],
  ] as const) {
    const y = top + height * share
    if (air.isLit) canvas.glow(x, y, reach * 2.4, reach * 1.3, '#ffcf7e', 0.55)
    canvas.ellipse(x, y, reach, reach * 0.42, steel)
    canvas.ellipse(x, y - 1.5, reach, reach * 0.24, air.isLit ? '#ffd88c' : air.tint('#dfe8ee', far))
  }
  canvas.circle(x, top, 2.6, '#ff6a5a')
}
