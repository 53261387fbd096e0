import { darken, lighten } from '../drawing/colour'
import { circles } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawForecourt, drawWallFace } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'
import { drawPasserBy } from './passer-by'

const BLOOMS = ['#e8607a', '#f2b84e', '#c9a6e0', '#ffffff', '#f28a5c', '#f6b6c6', '#d9486a', '#7f9fe0'] as const

function drawBucket({ canvas, air, random }: Stage, x: number, y: number, size: number): void {
  const tin = air.tint(random.pick(['#9fb0b8', '#c9a878', '#5f7f8c', '#e0d6c4']))
  const bloom = air.tint(random.pick(BLOOMS))
  canvas.glow(x, y, size * 0.6, size * 0.08, '#10152b', 0.4)
  const spots = Array.from(
    { length: 13 },
    () =>
      [
        x + random.between(-0.46, 0.46) * size,
        y - size * random.between(0.74, 1.3),
        size * random.between(0.08, 0.14),
      ] as const,
  )
  canvas.path(circles(spots.map(([px, py, r]) => [px, py + size * 0.1, r * 1.3] as const)), air.tint('#4f8a52'))
  for (const [px, py, r] of spots) {
    canvas.circle(px, py, r, bloom)
    canvas.circle(px - r * 0.2, py - r * 0.25, r * 0.5, lighten(bloom, 0.4), { opacity: 0.8 })
  }
  canvas.path(
    `M${x - size * 0.32} ${y - size * 0.66}h${size * 0.64}l${-size * 0.09} ${size * 0.66}h${-size * 0.46}Z`,
    canvas.linear(
      [
        [0, lighten(tin, 0.25)],
        [0.5, tin],
        [1, darken(tin, 0.25)],
      ],
      'right',
    ),
  )
  canvas.rect(x - size * 0.32, y - size * 0.66, size * 0.64, size * 0.05, lighten(tin, 0.35))
}

/** A flower stall full of buckets on a sunny pavement. */
export function drawFlowerStall(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 420, sunX: random.chance(0.5) ? 160 : 800, clouds: 4 })
  const wall = air.tint(random.pick(['#e9d2b8', '#c9d6d0', '#e6b9a4', '#d6d0e0']))
  drawWallFace(stage, { x: -10, y: 90, width: 980, height: 400 }, wall)
  canvas.rect(-10, 82, 980, 14, lighten(wall, 0.4))
  for (let index = 0; index < 8; index += 1)
    drawFramedWindow(
      stage,
      { x: 36 + index * 120, y: 126, width: 50, height: 84 },
      air.tint('#fbf6ec'),
      { columns: 2, rows: 3 },
      air.isLit && random.chance(0.6),
    )
  const paint = air.tint(random.pick(['#3f6b5a', '#54608f', '#8a4a4f', '#2f6f7a']))
  canvas.rect(190, 260, 580, 230, canvas.fade(paint, darken(paint, 0.25)))
  for (const x of [216, 592])
    drawFramedWindow(stage, { x, y: 314, width: 152, height: 130 }, darken(paint, 0.3), { columns: 3, rows: 1 })
  drawFramedWindow(stage, { x: 420, y: 308, width: 120, height: 180 }, darken(paint, 0.3), { columns: 2, rows: 1 })
  const cloth = air.tint(random.pick(['#e8705a', '#e0a63f', '#6f9a55', '#c96a8a']))
  for (let stripe = 0; stripe < 18; stripe += 1)
    canvas.path(
      `M${176 + stripe * 33.8} 262h33.8l${(stripe - 9) * 0.8} 50q-17 15 -33.8 0Z`,
      stripe % 2 === 0 ? cloth : air.tint('#fffaf0'),
    )
  drawForecourt(stage, 486, '#cbbfae')
  for (const [x, height] of [
    [64, 300],
    [900, 310],
  ] as const)
    drawTree(stage, x, 540, height, random.pick([LEAVES.green, LEAVES.blossom, LEAVES.olive]))
  const wood = air.tint('#a8764a')
  for (const [y, left, right] of [
    [470, 200, 410],
    [470, 552, 764],
  ] as const) {
    for (let x = left + 20; x < right; x += 42) drawBucket(stage, x, y, 64)
    canvas.rect(left - 8, y, right - left + 16, 9, lighten(wood, 0.16), { rx: 2 })
    canvas.rect(left, y + 9, right - left, 40, darken(wood, 0.16))
  }
  for (let index = 0; index < 8; index += 1)
    if (index !== 3 && index !== 4) drawBucket(stage, 180 + index * 86, 566 + (index % 2) * 10, 88)
  drawPasserBy(stage, 480, 560, 176)
  drawPasserBy(stage, 850, 612, 176)
  for (const x of [70, 150, 640, 740]) drawBucket(stage, x, 634, 112)
}
