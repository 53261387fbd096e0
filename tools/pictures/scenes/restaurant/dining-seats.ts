import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { InteriorPalette } from '../furniture/interior-palette'

/** Draws a dining chair from the side, its foot at y; side 1 faces left, -1 faces right. */
function drawDiningChair(
  { canvas, air }: Stage,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  palette: InteriorPalette,
): void {
  const wood = darken(air.indoor(palette.wood), 0.15)
  const cloth = air.indoor(palette.fabric)
  for (const [top, foot] of [
    [-0.2, -0.26],
    [0.2, 0.26],
  ] as const)
    canvas.line(`M${x + top * size} ${y - size * 0.44}L${x + foot * size} ${y}`, darken(wood, 0.2), size * 0.05)
  canvas.path(
    `M${x + side * size * 0.18} ${y - size * 0.44}L${x + side * size * 0.3} ${y - size * 1.02}h${side * size * 0.08}L${x + side * size * 0.28} ${y - size * 0.44}Z`,
    wood,
  )
  canvas.path(
    `M${x + side * size * 0.2} ${y - size * 0.6}L${x + side * size * 0.28} ${y - size}q${side * size * 0.02} ${-size * 0.06} ${side * size * 0.08} ${-size * 0.04}L${x + side * size * 0.3} ${y - size * 0.56}Z`,
    lighten(cloth, 0.12),
  )
  canvas.rect(
    x - size * 0.26,
    y - size * 0.5,
    size * 0.54,
    size * 0.11,
    canvas.fade(lighten(cloth, 0.25), darken(cloth, 0.1)),
    { rx: size * 0.05 },
  )
}

/** Draws a laid table with a candle and glasses between two chairs, its foot at y. */
export function drawLaidTable(stage: Stage, x: number, y: number, size: number, palette: InteriorPalette): void {
  const { canvas, air } = stage
  const linen = air.indoor(palette.linen)
  canvas.glow(x, y, size * 1.1, size * 0.12, '#10152b', 0.45)
  drawDiningChair(stage, x - size * 0.72, y, size * 0.78, -1, palette)
  drawDiningChair(stage, x + size * 0.72, y, size * 0.78, 1, palette)
  canvas.rect(x - size * 0.04, y - size * 0.6, size * 0.08, size * 0.6, darken(air.indoor(palette.wood), 0.3))
  canvas.ellipse(x, y - 2, size * 0.24, size * 0.035, darken(air.indoor(palette.wood), 0.3))
  canvas.path(
    `M${x - size * 0.52} ${y - size * 0.62}H${x + size * 0.52}L${x + size * 0.48} ${y - size * 0.34}Q${x + size * 0.3} ${y - size * 0.4} ${x + size * 0.16} ${y - size * 0.33}T${x - size * 0.2} ${y - size * 0.35}T${x - size * 0.48} ${y - size * 0.34}Z`,
    canvas.fade(lighten(linen, 0.3), darken(linen, 0.16)),
  )
  canvas.ellipse(x, y - size * 0.62, size * 0.52, size * 0.075, lighten(linen, 0.4))
  for (const side of [-1, 1]) {
    canvas.ellipse(x + side * size * 0.3, y - size * 0.62, size * 0.13, size * 0.024, air.indoor('#ffffff'), {
      stroke: air.indoor(palette.metal),
      strokeWidth: 1.4,
    })
    const glass = x + side * size * 0.13
    canvas.path(
      `M${glass - size * 0.045} ${y - size * 0.84}h${size * 0.09}q0 ${size * 0.11} ${-size * 0.045} ${size * 0.12}t${-size * 0.045} ${-size * 0.12}Z`,
      '#ffffff',
      { opacity: 0.62 },
    )
    canvas.path(
      `M${glass - size * 0.042} ${y - size * 0.79}h${size * 0.084}q-4 ${size * 0.06} ${-size * 0.042} ${size * 0.07}t${-size * 0.042} ${-size * 0.07}Z`,
      air.indoor(side === 1 ? '#a8324a' : '#e6c76a'),
      { opacity: 0.85 },
    )
    canvas.line(`M${glass} ${y - size * 0.72}V${y - size * 0.63}`, '#ffffff', 1.6, { opacity: 0.7 })
  }
  canvas.glow(x, y - size * 0.76, size * 0.5, size * 0.42, '#ffc46a', air.mood === 'day' ? 0.25 : 0.8)
  canvas.rect(x - size * 0.03, y - size * 0.74, size * 0.06, size * 0.12, air.indoor('#fbf3e2'), { rx: 2 })
  canvas.path(
    `M${x} ${y - size * 0.84}q${size * 0.035} ${size * 0.06} 0 ${size * 0.1}q${-size * 0.035} ${-size * 0.04} 0 ${-size * 0.1}Z`,
    '#ffcf5f',
  )
}

/** Draws a bar stool from the front, its foot at y. */
export function drawBarStool(
  { canvas, air }: Stage,
  x: number,
  y: number,
  size: number,
  palette: InteriorPalette,
): void {
  const metal = darken(air.indoor(palette.metal), 0.25)
  canvas.ellipse(x, y, size * 0.24, size * 0.05, metal)
  canvas.rect(x - size * 0.03, y - size * 0.7, size * 0.06, size * 0.7, metal)
  canvas.ellipse(x, y - size * 0.26, size * 0.15, size * 0.03, 'none', { stroke: metal, strokeWidth: size * 0.03 })
  const cloth = air.indoor(palette.fabric)
  canvas.path(
    `M${x - size * 0.26} ${y - size * 0.74}q${size * 0.26} ${size * 0.1} ${size * 0.52} 0v${-size * 0.26}q${-size * 0.26} ${-size * 0.08} ${-size * 0.52} 0Z`,
    canvas.fade(lighten(cloth, 0.2), darken(cloth, 0.2)),
  )
  canvas.ellipse(x, y - size * 0.76, size * 0.26, size * 0.07, lighten(cloth, 0.22))
}
