import { darken, mix } from '../drawing/colour'
import { circles } from '../drawing/curves'
import type { Stage } from '../drawing/stage'

/** Leaf colours in daylight. */
export const LEAVES = {
  green: '#5f9a5b',
  deep: '#3f7a56',
  olive: '#8a9a56',
  maple: '#d2603c',
  blossom: '#f2b4c0',
  ginkgo: '#e6b545',
} as const

/** Draws a broad tree from its foot: trunk, shaded crown, lit puffs. */
export function drawTree({ canvas, random, air }: Stage, x: number, y: number, height: number, leaf: string): void {
  const bark = air.tint('#75553d')
  const thick = height * 0.035
  canvas.path(
    `M${x - thick} ${y}Q${x - thick * 0.5} ${y - height * 0.3} ${x - thick * 1.6} ${y - height * 0.55}L${x} ${y - height * 0.42}L${x + thick * 1.8} ${y - height * 0.6}Q${x + thick * 0.4} ${y - height * 0.3} ${x + thick} ${y}Z`,
    canvas.fade(darken(bark, 0.3), bark, 'right'),
  )
  const colour = air.tint(leaf)
  const spots = Array.from({ length: 11 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const away = random.between(0.05, 0.27) * height
    return [
      x + Math.cos(angle) * away * 1.25,
      y - height * 0.66 + Math.sin(angle) * away * 0.85,
      height * random.between(0.12, 0.19),
    ] as const
  })
  canvas.path(circles(spots), canvas.fade(mix(colour, air.sun, 0.12), darken(colour, 0.32)))
  const light = air.isLit ? 0.1 : 0.24
  const lit = spots.map(([cx, cy, r]) => [cx + r * 0.2, cy - r * 0.3, r * 0.74] as const)
  canvas.path(circles(lit), mix(colour, air.sun, light), { opacity: 0.5 })
  canvas.path(
    circles(lit.slice(0, 8).map(([cx, cy, r]) => [cx + r * 0.2, cy - r * 0.3, r * 0.6] as const)),
    mix(colour, air.sun, light * 1.9),
    { opacity: 0.45 },
  )
}

/** Draws a slim cypress from its foot. */
export function drawCypress({ canvas, air }: Stage, x: number, y: number, height: number, leaf = '#3f6b4f'): void {
  const width = height * 0.11
  const colour = air.tint(leaf)
  canvas.path(
    `M${x} ${y - height}C${x + width * 1.5} ${y - height * 0.5} ${x + width} ${y - height * 0.1} ${x} ${y}C${x - width} ${y - height * 0.1} ${x - width * 1.5} ${y - height * 0.5} ${x} ${y - height}Z`,
    canvas.linear(
      [
        [0, darken(colour, 0.28)],
        [0.55, colour],
        [1, mix(colour, air.sun, 0.22)],
      ],
      'right',
    ),
  )
}

/** Draws a row of rounded shrubs standing on a line. */
export function drawShrubs(
  { canvas, random, air }: Stage,
  from: number,
  to: number,
  y: number,
  size: number,
  leaf: string,
): void {
  const spots: [number, number, number][] = []
  for (let x = from; x < to; x += size * random.between(0.7, 1.2))
    spots.push([x, y - size * random.between(0.1, 0.5), size * random.between(0.6, 1)])
  const colour = air.tint(leaf)
  canvas.path(circles(spots), canvas.fade(mix(colour, air.sun, 0.16), darken(colour, 0.35)))
  canvas.path(
    circles(spots.map(([cx, cy, r]) => [cx + r * 0.2, cy - r * 0.3, r * 0.5] as const)),
    mix(colour, air.sun, air.isLit ? 0.1 : 0.26),
    { opacity: 0.35 },
  )
}
