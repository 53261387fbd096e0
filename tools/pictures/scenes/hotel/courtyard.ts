import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawCurvedRoof, drawLantern } from '../building/curved-roof'
import { drawForecourt } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawSkyline } from '../building/skyline'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'

const FOOT = 478

function drawHall(stage: Stage, x: number, width: number, height: number, red: string, tile: string): void {
  const { canvas, air } = stage
  const brick = air.tint('#8f9296')
  canvas.rect(x, FOOT - height, width, height, canvas.fade(lighten(brick, 0.08), darken(brick, 0.2)))
  const bays = Math.max(3, Math.round(width / 76))
  for (let bay = 0; bay < bays; bay += 1) {
    const left = x + (width * bay) / bays
    const isDoor = bay === Math.floor(bays / 2)
    const box = {
      x: left + 13,
      y: FOOT - height + 22,
      width: width / bays - 26,
      height: isDoor ? height - 26 : height - 70,
    }
    drawFramedWindow(stage, box, red, { columns: 3, rows: isDoor ? 6 : 4 })
    if (!isDoor) canvas.rect(left + 10, FOOT - 40, width / bays - 20, 34, darken(brick, 0.12))
    canvas.rect(
      left - 6,
      FOOT - height,
      12,
      height,
      canvas.linear(
        [
          [0, darken(red, 0.2)],
          [0.4, lighten(red, 0.14)],
          [1, darken(red, 0.3)],
        ],
        'right',
      ),
    )
  }
  canvas.rect(x + width - 6, FOOT - height, 12, height, darken(red, 0.1))
  canvas.rect(x - 8, FOOT - height - 2, width + 16, 20, air.tint('#2f6f7a'))
  for (let left = x; left < x + width - 8; left += 22)
    canvas.circle(left + 11, FOOT - height + 8, 4.6, air.tint('#e0b04a'))
  drawCurvedRoof(stage, x + width / 2, FOOT - height, width * 0.58, Math.min(90, width * 0.24), tile)
  canvas.rect(x - 24, FOOT - 6, width + 48, 14, air.tint('#b5aea4'))
}

/** A courtyard hotel of low halls around an old tree. */
export function drawCourtyard(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: FOOT, sunX: random.between(200, 760), clouds: 5 })
  if (random.chance(0.5))
    drawSkyline(stage, 420, random.between(200, 760), [{ far: 0.76, tallest: 210, narrow: 26, wide: 50, scale: 0.8 }])
  else drawHills(stage, rollingLine(random, 280, 60, 0.4), '#7f9aa8', 0.68)
  canvas.rect(0, FOOT - 84, 960, 94, air.tint('#a39d94'))
  canvas.path(`M-10 ${FOOT - 84}h980v-10l-980 0Z`, air.tint('#59616a'))
  const red = air.tint(random.pick(['#a8402f', '#8f3f34', '#6f4a36']))
  const tile = air.tint(random.pick(['#59616a', '#4f5a60', '#66605e']))
  for (const [x, height] of [
    [200, 260],
    [760, 270],
  ] as const)
    drawTree(stage, x, FOOT - 40, height, random.pick([LEAVES.green, LEAVES.ginkgo, LEAVES.deep]))
  drawHall(stage, 270, 420, 190, red, tile)
  drawHall(stage, -90, 300, 150, red, tile)
  drawHall(stage, 750, 300, 150, red, tile)
  drawForecourt(stage, FOOT + 6, '#b3aca2')
  for (let step = 0; step < 3; step += 1)
    canvas.rect(
      414 - step * 14,
      FOOT + 2 + step * 9,
      132 + step * 28,
      9,
      lighten(air.tint('#b5aea4'), 0.2 - step * 0.08),
    )
  for (const x of [330, 630]) drawLantern(stage, x, FOOT - 168, 34)
  for (const x of [40, 910]) drawLantern(stage, x, FOOT - 130, 28)
  const bloom = random.pick([LEAVES.blossom, LEAVES.maple, LEAVES.ginkgo, LEAVES.green])
  const side = random.pick([150, 800])
  canvas.ellipse(side, 590, 120, 22, air.tint('#8d877e'))
  canvas.ellipse(side, 584, 110, 19, air.tint('#6f9a55'))
  drawTree(stage, side, 588, 330, bloom)
  for (const x of [side === 150 ? 620 : 220, side === 150 ? 780 : 350]) {
    const jar = air.tint('#5f7f8c')
    canvas.glow(x, 602, 74, 10, '#10152b', 0.45)
    canvas.path(
      `M${x - 44} 540h88q10 34 -14 60h-60q-24 -26 -14 -60Z`,
      canvas.linear(
        [
          [0, lighten(jar, 0.25)],
          [0.5, jar],
          [1, darken(jar, 0.3)],
        ],
        'right',
      ),
    )
    canvas.ellipse(x, 540, 44, 9, air.tint('#7fc0c4'))
    for (const [dx, dy] of [
      [-18, -2],
      [14, 1],
    ] as const)
      canvas.ellipse(x + dx, 540 + dy, 15, 4.6, air.tint('#5f9a5b'))
    canvas.ellipse(x + 4, 530, 7, 10, air.tint('#f4b6c6'))
  }
  if (air.isLit) canvas.glow(480, 520, 420, 80, '#ffb45e', 0.4)
}
