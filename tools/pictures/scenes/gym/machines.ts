import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** Draws a treadmill seen from the side, its foot at y. */
export function drawTreadmill({ canvas, air }: Stage, x: number, y: number, size: number, accent: string): void {
  const body = air.indoor('#39424f')
  canvas.glow(x, y, size * 0.75, size * 0.07, '#10152b', 0.5)
  canvas.path(
    `M${x - size * 0.6} ${y - size * 0.02}L${x + size * 0.46} ${y - size * 0.12}h${size * 0.16}v${size * 0.12}H${x - size * 0.6}Z`,
    canvas.fade(lighten(body, 0.2), darken(body, 0.2)),
  )
  canvas.line(
    `M${x - size * 0.56} ${y - size * 0.05}L${x + size * 0.44} ${y - size * 0.14}`,
    darken(body, 0.45),
    size * 0.05,
  )
  canvas.path(
    `M${x + size * 0.46} ${y - size * 0.1}L${x + size * 0.3} ${y - size * 0.84}h${size * 0.07}L${x + size * 0.58} ${y - size * 0.1}Z`,
    body,
  )
  canvas.line(`M${x + size * 0.34} ${y - size * 0.62}H${x - size * 0.02}`, lighten(body, 0.2), size * 0.05)
  canvas.rect(x + size * 0.2, y - size * 1.06, size * 0.22, size * 0.28, body, {
    rx: size * 0.03,
    transform: `rotate(-14 ${x + size * 0.3} ${y - size * 0.9})`,
  })
  canvas.rect(x + size * 0.225, y - size * 1.03, size * 0.17, size * 0.17, '#7fd8e0', {
    rx: size * 0.02,
    transform: `rotate(-14 ${x + size * 0.3} ${y - size * 0.9})`,
  })
  canvas.rect(x - size * 0.6, y - size * 0.03, size * 1.2, size * 0.03, air.indoor(accent))
}

/** Draws a rack of dumb-bells, its foot at y. */
export function drawWeightRack(
  { canvas, air, random }: Stage,
  x: number,
  y: number,
  width: number,
  accent: string,
): void {
  const steel = air.indoor('#4a5462')
  canvas.glow(x + width / 2, y, width * 0.6, 12, '#10152b', 0.45)
  for (const side of [0, width - 14]) canvas.path(`M${x + side} ${y}l8 -190h10l4 190Z`, steel)
  for (let row = 0; row < 3; row += 1) {
    const top = y - 50 - row * 58
    canvas.rect(x - 6, top, width + 12, 10, lighten(steel, 0.16), { rx: 3 })
    for (let left = x + 10; left < x + width - 40; left += 58 - row * 6) {
      const size = 17 - row * 3
      const tone = random.chance(0.3) ? air.indoor(accent) : air.indoor('#2d343f')
      canvas.rect(left + size * 0.5, top - size * 1.1, size * 1.7, size * 0.5, air.indoor('#b9c1c9'))
      for (const dx of [0, size * 1.9])
        canvas.rect(
          left + dx,
          top - size * 1.7,
          size * 0.75,
          size * 1.7,
          canvas.fade(lighten(tone, 0.3), darken(tone, 0.2)),
          { rx: 3 },
        )
    }
  }
}

/** Draws an exercise ball resting at (x, y). */
export function drawBall({ canvas, air }: Stage, x: number, y: number, radius: number, colour: string): void {
  const tone = air.indoor(colour)
  canvas.glow(x, y, radius * 1.1, radius * 0.16, '#10152b', 0.5)
  canvas.circle(
    x,
    y - radius,
    radius,
    canvas.radial(
      [
        [0, lighten(tone, 0.5)],
        [0.6, tone],
        [1, darken(tone, 0.3)],
      ],
      0.36,
      0.3,
      0.8,
    ),
  )
  for (const share of [0.35, 0.65])
    canvas.ellipse(x, y - radius, radius * share, radius, 'none', {
      stroke: darken(tone, 0.2),
      strokeWidth: 2,
      opacity: 0.35,
    })
}
