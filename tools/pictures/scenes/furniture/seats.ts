import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { InteriorPalette } from './interior-palette'

/** Draws an upholstered armchair from the front, standing at (x, y). */
export function drawArmchair(
  { canvas, air }: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  palette: InteriorPalette,
): void {
  const cloth = air.indoor(colour)
  const wood = darken(air.indoor(palette.wood), 0.25)
  canvas.glow(x, y, size * 0.85, size * 0.12, '#10152b', 0.45)
  for (const side of [-0.42, 0.38])
    canvas.path(
      `M${x + side * size} ${y - size * 0.16}h${size * 0.05}l${side * size * 0.06} ${size * 0.16}h${-size * 0.03}Z`,
      wood,
    )
  canvas.path(
    `M${x - size * 0.42} ${y - size * 0.3}V${y - size * 0.76}Q${x - size * 0.42} ${y - size} ${x} ${y - size}T${x + size * 0.42} ${y - size * 0.76}V${y - size * 0.3}Z`,
    canvas.fade(lighten(cloth, 0.12), darken(cloth, 0.22)),
  )
  canvas.rect(
    x - size * 0.4,
    y - size * 0.46,
    size * 0.8,
    size * 0.3,
    canvas.linear([
      [0, lighten(cloth, 0.2)],
      [0.35, cloth],
      [1, darken(cloth, 0.22)],
    ]),
    { rx: size * 0.07 },
  )
  for (const side of [-1, 1])
    canvas.rect(
      x + side * size * 0.44 - size * 0.09,
      y - size * 0.6,
      size * 0.18,
      size * 0.46,
      canvas.fade(lighten(cloth, 0.14), darken(cloth, 0.25)),
      { rx: size * 0.08 },
    )
  canvas.rect(x - size * 0.2, y - size * 0.72, size * 0.4, size * 0.3, air.indoor(palette.accent), {
    rx: size * 0.06,
    transform: `rotate(-7 ${x} ${y - size * 0.57})`,
  })
}

function drawCushions({ canvas, air }: Stage, left: number, y: number, width: number, palette: InteriorPalette): void {
  const height = width * 0.36
  for (const [share, turn, fill] of [
    [0.16, -9, palette.accent],
    [0.26, 5, palette.linen],
    [0.8, 8, palette.accent],
  ] as const) {
    const cushion = height * 0.42
    canvas.rect(
      left + width * share - cushion / 2,
      y - height * 0.84,
      cushion,
      cushion * 0.9,
      canvas.fade(lighten(air.indoor(fill), 0.2), darken(air.indoor(fill), 0.12)),
      { rx: cushion * 0.2, transform: `rotate(${turn} ${left + width * share} ${y - height * 0.6})` },
    )
  }
}

/** Draws a sofa from the front, standing at (x, y). */
export function drawSofa(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colour: string,
  palette: InteriorPalette,
): void {
  const { canvas, air } = stage
  const cloth = air.indoor(colour)
  const height = width * 0.36
  const left = x - width / 2
  canvas.glow(x, y, width * 0.62, height * 0.2, '#10152b', 0.45)
  for (const side of [0.06, 0.92])
    canvas.rect(left + width * side, y - height * 0.12, 8, height * 0.12, darken(air.indoor(palette.wood), 0.3))
  canvas.rect(
    left + width * 0.04,
    y - height,
    width * 0.92,
    height * 0.7,
    canvas.fade(lighten(cloth, 0.12), darken(cloth, 0.2)),
    { rx: height * 0.14 },
  )
  for (const half of [0, 1]) {
    canvas.rect(
      left + width * (0.08 + half * 0.42),
      y - height * 0.92,
      width * 0.42,
      height * 0.5,
      canvas.fade(lighten(cloth, 0.18), darken(cloth, 0.1)),
      { rx: height * 0.12 },
    )
    canvas.rect(
      left + width * (0.07 + half * 0.43),
      y - height * 0.5,
      width * 0.43,
      height * 0.24,
      canvas.fade(lighten(cloth, 0.26), cloth),
      { rx: height * 0.08 },
    )
  }
  canvas.rect(left + width * 0.05, y - height * 0.3, width * 0.9, height * 0.19, darken(cloth, 0.2), {
    rx: height * 0.05,
  })
  for (const side of [0, 1])
    canvas.rect(
      left + side * width * 0.9,
      y - height * 0.68,
      width * 0.1,
      height * 0.58,
      canvas.fade(lighten(cloth, 0.14), darken(cloth, 0.25)),
      { rx: height * 0.12 },
    )
  drawCushions(stage, left, y, width, palette)
}

/** Draws a bench or ottoman, standing at (x, y). */
export function drawBench({ canvas, air }: Stage, x: number, y: number, width: number, palette: InteriorPalette): void {
  const cloth = air.indoor(palette.accent)
  const wood = darken(air.indoor(palette.wood), 0.2)
  canvas.glow(x, y, width * 0.6, 9, '#10152b', 0.4)
  for (const side of [-0.45, 0.42]) canvas.rect(x + side * width, y - 26, 7, 26, wood)
  canvas.rect(x - width / 2, y - 46, width, 24, canvas.fade(lighten(cloth, 0.25), darken(cloth, 0.15)), { rx: 9 })
}
