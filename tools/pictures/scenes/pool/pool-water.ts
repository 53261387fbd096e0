import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** Fills path data with clear pool water between two heights, with light lines and ripples. */
export function drawPoolWater(
  { canvas, air, random }: Stage,
  outline: string,
  top: number,
  bottom: number,
  tone = '#2fb3cc',
): void {
  const water = air.tint(tone)
  canvas.path(
    outline,
    canvas.linear([
      [0, mix(lighten(water, 0.45), air.sky[2], 0.35)],
      [0.5, water],
      [1, darken(water, 0.3)],
    ]),
  )
  const clip = canvas.clip(outline)
  canvas.group({ clip }, () => {
    const depth = bottom - top
    for (let index = 0; index < 46; index += 1) {
      const near = random.between(0, 1)
      canvas.ellipse(
        random.between(0, 960),
        top + near * depth,
        12 + near * random.between(16, 66),
        0.8 + near * 1.7,
        '#ffffff',
        { opacity: random.between(0.12, 0.44) },
      )
    }
    if (air.isLit)
      for (let index = 0; index < 4; index += 1)
        canvas.glow(120 + index * 240, top + depth * 0.62, 210, depth * 0.5, '#7df0ff', 0.55)
  })
}

/** Draws a sun lounger with a cushion, its foot line at y. */
export function drawSunLounger({ canvas, air }: Stage, x: number, y: number, size: number, cloth: string): void {
  const wood = air.tint('#9a6f4a')
  const cushion = air.tint('#fbf7ee')
  canvas.glow(x, y, size * 0.66, size * 0.07, '#10152b', 0.45)
  for (const share of [-0.4, 0.36])
    canvas.rect(x + share * size, y - size * 0.16, size * 0.04, size * 0.16, darken(wood, 0.3))
  canvas.rect(x - size * 0.5, y - size * 0.2, size, size * 0.06, wood, { rx: 2 })
  canvas.path(
    `M${x - size * 0.2} ${y - size * 0.2}L${x - size * 0.46} ${y - size * 0.52}l${size * 0.07} ${-size * 0.04}L${x - size * 0.1} ${y - size * 0.28}H${x + size * 0.5}q${size * 0.04} ${size * 0.04} 0 ${size * 0.08}Z`,
    canvas.fade(lighten(cushion, 0.2), darken(cushion, 0.12)),
  )
  canvas.path(`M${x + size * 0.02} ${y - size * 0.28}h${size * 0.2}v${size * 0.12}h${-size * 0.2}Z`, air.tint(cloth))
  canvas.rect(x - size * 0.46, y - size * 0.54, size * 0.16, size * 0.1, air.tint(cloth), {
    rx: 5,
    transform: `rotate(50 ${x - size * 0.38} ${y - size * 0.48})`,
  })
}
