import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** Draws a tiled East Asian roof with upturned eaves: centre, eaves line, half width, height, tile colour. */
export function drawCurvedRoof(
  { canvas }: Stage,
  x: number,
  y: number,
  half: number,
  height: number,
  tile: string,
): void {
  const top = half * 0.46
  const outline = `M${x - half - half * 0.1} ${y - height * 0.16}Q${x - half * 0.7} ${y - height * 0.1} ${x - top} ${y - height}H${x + top}Q${x + half * 0.7} ${y - height * 0.1} ${x + half * 1.1} ${y - height * 0.16}Q${x + half * 0.9} ${y + height * 0.08} ${x + half * 0.7} ${y + height * 0.06}H${x - half * 0.7}Q${x - half * 0.9} ${y + height * 0.08} ${x - half * 1.1} ${y - height * 0.16}Z`
  canvas.path(
    outline,
    canvas.linear([
      [0, lighten(tile, 0.12)],
      [0.7, tile],
      [1, darken(tile, 0.3)],
    ]),
  )
  const clip = canvas.clip(outline)
  canvas.group({ clip }, () => {
    for (let index = -9; index <= 9; index += 1)
      canvas.line(
        `M${x + (index / 9) * top} ${y - height}Q${x + (index / 9) * (half * 0.62)} ${y - height * 0.2} ${x + (index / 9) * half * 1.04} ${y + height * 0.08}`,
        darken(tile, 0.4),
        Math.max(1, half * 0.012),
        { opacity: 0.45 },
      )
  })
  canvas.rect(
    x - top - half * 0.03,
    y - height - height * 0.09,
    top * 2 + half * 0.06,
    height * 0.14,
    darken(tile, 0.3),
    { rx: 2 },
  )
  canvas.path(
    `M${x - half * 0.7} ${y + height * 0.06}H${x + half * 0.7}L${x + half * 0.6} ${y + height * 0.18}H${x - half * 0.6}Z`,
    darken(tile, 0.5),
    { opacity: 0.55 },
  )
}

/** Draws a round paper lantern hanging from (x, y). */
export function drawLantern({ canvas, air }: Stage, x: number, y: number, size: number, colour = '#d9432f'): void {
  const paper = air.tint(colour)
  canvas.line(`M${x} ${y - size * 0.8}V${y}`, '#3a2a24', Math.max(1, size * 0.06))
  if (air.mood !== 'day') canvas.glow(x, y + size * 0.5, size * 2.4, size * 2.2, '#ff9a4a', air.isLit ? 0.7 : 0.3)
  canvas.ellipse(
    x,
    y + size * 0.5,
    size * 0.56,
    size * 0.5,
    air.isLit
      ? canvas.radial([
          [0, '#ffd98a'],
          [0.55, '#f5793f'],
          [1, colour],
        ])
      : canvas.radial(
          [
            [0, lighten(paper, 0.25)],
            [1, darken(paper, 0.12)],
          ],
          0.4,
          0.35,
          0.7,
        ),
  )
  for (const share of [-0.3, 0, 0.3])
    canvas.line(
      `M${x + share * size * 0.6} ${y + size * 0.04}Q${x + share * size * 1.5} ${y + size * 0.5} ${x + share * size * 0.6} ${y + size * 0.96}`,
      darken(colour, 0.3),
      1,
      { opacity: 0.35 },
    )
  for (const edge of [-0.06, 0.94])
    canvas.rect(x - size * 0.22, y + edge * size, size * 0.44, size * 0.12, air.tint('#c99a3f'), { rx: 1.5 })
  canvas.line(`M${x} ${y + size * 1.06}v${size * 0.4}`, air.tint('#d9a441'), Math.max(1.2, size * 0.08))
}
