import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawDune } from './dunes'

function drawTent({ canvas, air }: Stage, x: number, y: number, size: number, stripe: string): void {
  const cloth = air.tint('#f4e6cb')
  canvas.glow(x, y + 4, size * 0.8, size * 0.08, '#3b2414', 0.5)
  if (air.isLit) canvas.glow(x, y - size * 0.2, size * 0.9, size * 0.6, '#ffb85e', 0.6)
  const wall = (from: number, to: number): string =>
    `M${x + from * size} ${y}L${x + from * size * 0.86} ${y - size * 0.36}H${x + to * size * 0.86}L${x + to * size} ${y}Z`
  canvas.path(
    wall(-0.6, 0.6),
    canvas.linear(
      [
        [0, darken(cloth, 0.14)],
        [0.3, cloth],
        [1, darken(cloth, 0.2)],
      ],
      'right',
    ),
  )
  for (const band of [-0.5, -0.3, 0.26, 0.46]) canvas.path(wall(band, band + 0.05), air.tint(stripe), { opacity: 0.85 })
  canvas.path(
    `M${x - size * 0.16} ${y}L${x - size * 0.06} ${y - size * 0.34}H${x + size * 0.06}L${x + size * 0.16} ${y}Z`,
    air.isLit ? '#ffd08a' : air.tint('#6a4a38'),
  )
  canvas.path(
    `M${x - size * 0.17} ${y}L${x - size * 0.05} ${y - size * 0.34}L${x - size * 0.12} ${y - size * 0.16}ZM${x + size * 0.17} ${y}L${x + size * 0.05} ${y - size * 0.34}L${x + size * 0.12} ${y - size * 0.16}Z`,
    lighten(cloth, 0.2),
  )
  canvas.path(
    `M${x - size * 0.6} ${y - size * 0.34}Q${x - size * 0.2} ${y - size * 0.48} ${x} ${y - size * 0.86}Q${x + size * 0.2} ${y - size * 0.48} ${x + size * 0.6} ${y - size * 0.34}Q${x} ${y - size * 0.28} ${x - size * 0.6} ${y - size * 0.34}Z`,
    canvas.linear(
      [
        [0, darken(cloth, 0.1)],
        [0.45, lighten(cloth, 0.3)],
        [1, darken(cloth, 0.18)],
      ],
      'right',
    ),
  )
  canvas.path(
    `M${x - size * 0.6} ${y - size * 0.35}Q${x} ${y - size * 0.29} ${x + size * 0.6} ${y - size * 0.35}v${size * 0.05}q${-size * 0.05} ${size * 0.05} ${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0.01t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0t${-size * 0.1} 0Z`,
    air.tint(stripe),
  )
  canvas.line(`M${x} ${y - size * 0.84}v${-size * 0.12}`, air.tint('#6a4a38'), 2.4)
  canvas.path(
    `M${x} ${y - size * 0.96}l${size * 0.12} ${size * 0.03}l${-size * 0.12} ${size * 0.04}Z`,
    air.tint(stripe),
  )
}

/** A camp of striped tents with a fire and lanterns among the dunes. */
export function drawTentCamp(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 400, sunX: random.between(200, 760), clouds: 3 })
  drawHills(stage, rollingLine(random, 340, 36, 0.5), '#b98a6a', 0.6)
  drawDune(stage, random.between(560, 760), 330, 440, 0.32, 1)
  drawDune(stage, random.between(160, 340), 380, 500, 0.14, -1)
  const stripe = random.pick(['#b5473c', '#2f7f86', '#c98a3c', '#54608f'])
  drawTent(stage, 190, 500, 170, stripe)
  drawTent(stage, 790, 496, 180, stripe)
  drawTent(stage, 480, 520, 270, stripe)
  drawDune(stage, 300, 566, 660, 0, 1)
  canvas.glow(480, 580, 300, 90, '#ff9a3f', air.isLit ? 0.75 : 0.25)
  for (const turn of [-34, 0, 34])
    canvas.rect(446, 590, 68, 8, air.tint('#5a3d2c'), { rx: 4, transform: `rotate(${turn / 2} 480 594)` })
  canvas.path('M480 530q28 30 22 54q-6 14 -22 14t-22 -14q-6 -22 22 -54Z', '#ff8a3c')
  canvas.path('M480 552q16 20 12 34q-4 10 -12 10t-12 -10q-4 -14 12 -34Z', '#ffd873')
  for (const [x, y] of [
    [330, 560],
    [630, 560],
    [90, 540],
    [880, 540],
  ] as const) {
    if (air.isLit) canvas.glow(x, y - 8, 80, 60, '#ffc46a', 0.8)
    canvas.rect(x - 9, y - 20, 18, 24, air.isLit ? '#ffe2a0' : air.tint('#f3e3bd'), {
      rx: 3,
      stroke: air.tint('#4a3628'),
      strokeWidth: 2.4,
    })
  }
}
