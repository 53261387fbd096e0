import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

const COATS = ['#c9543f', '#3f7f8c', '#e0a63f', '#54608f', '#6f8f5f', '#b5657a', '#f0e4d0', '#4a5462'] as const
const TROUSERS = ['#39424f', '#6a5a4a', '#2f4858', '#8a7a66'] as const
const SKINS = ['#f2c9a5', '#e3ae84', '#c98f66', '#a5714f', '#f6d6bb'] as const
const HAIR = ['#2a2320', '#4a3426', '#7a5234', '#1f1c22', '#b5895a'] as const

/** Draws a small standing or walking figure, its feet at y. */
export function drawPasserBy({ canvas, air, random }: Stage, x: number, y: number, height: number): void {
  const coat = air.tint(random.pick(COATS))
  const legs = air.tint(random.pick(TROUSERS))
  const skin = air.tint(random.pick(SKINS))
  const stride = random.between(0.02, 0.09) * height
  canvas.glow(x, y, height * 0.26, height * 0.04, '#10152b', 0.5)
  for (const side of [-1, 1])
    canvas.line(
      `M${x} ${y - height * 0.44}L${x + side * stride} ${y - height * 0.02}`,
      side === 1 ? legs : darken(legs, 0.25),
      height * 0.075,
    )
  canvas.path(
    `M${x - height * 0.13} ${y - height * 0.36}L${x - height * 0.1} ${y - height * 0.76}Q${x} ${y - height * 0.86} ${x + height * 0.1} ${y - height * 0.76}L${x + height * 0.13} ${y - height * 0.36}Z`,
    canvas.fade(darken(coat, 0.14), lighten(coat, 0.12), 'right'),
  )
  canvas.line(
    `M${x + height * 0.09} ${y - height * 0.72}L${x + height * 0.13 + stride * 0.4} ${y - height * 0.46}`,
    darken(coat, 0.1),
    height * 0.055,
  )
  if (random.chance(0.5))
    canvas.rect(x + height * 0.1, y - height * 0.48, height * 0.13, height * 0.14, air.tint('#8a5a3c'), { rx: 3 })
  canvas.rect(x - height * 0.025, y - height * 0.86, height * 0.05, height * 0.08, darken(skin, 0.12))
  canvas.circle(x, y - height * 0.91, height * 0.075, skin)
  const hair = air.tint(random.pick(HAIR))
  canvas.path(
    `M${x - height * 0.082} ${y - height * 0.89}Q${x - height * 0.09} ${y - height} ${x} ${y - height}T${x + height * 0.082} ${y - height * 0.89}Q${x + height * 0.04} ${y - height * 0.95} ${x - height * 0.02} ${y - height * 0.945}T${x - height * 0.082} ${y - height * 0.89}Z`,
    hair,
  )
}
