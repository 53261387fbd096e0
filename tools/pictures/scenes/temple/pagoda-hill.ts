import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawCurvedRoof } from '../building/curved-roof'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'

/** Draws a pagoda of several roofs, its foot line at y. */
function drawPagoda(stage: Stage, x: number, y: number, storeys: number, size: number, far: number): void {
  const { canvas, air, random } = stage
  const wall = air.tint(random.pick(['#b5503f', '#d9c4a8', '#c2694a']), far)
  const tile = air.tint(random.pick(['#4f5b68', '#3f6a66', '#5f5a62']), far)
  canvas.rect(x - size * 0.9, y - 16, size * 1.8, 18, air.tint('#b3aa9c', far), { rx: 2 })
  let foot = y - 14
  for (let storey = 0; storey < storeys; storey += 1) {
    const half = size * (0.78 - storey * (0.4 / storeys))
    const height = size * 0.46
    canvas.rect(
      x - half * 0.72,
      foot - height,
      half * 1.44,
      height,
      canvas.linear([
        [0, darken(wall, 0.3)],
        [0.35, wall],
        [1, darken(wall, 0.14)],
      ]),
    )
    for (const share of [-0.5, -0.12, 0.26])
      drawFramedWindow(
        stage,
        { x: x + share * half, y: foot - height * 0.66, width: half * 0.24, height: height * 0.46 },
        darken(wall, 0.45),
        { columns: 2, rows: 2 },
      )
    canvas.rect(x - half * 0.8, foot - height * 0.14, half * 1.6, height * 0.06, lighten(wall, 0.3))
    foot -= height
    drawCurvedRoof(stage, x, foot, half * 1.06, size * 0.3, tile)
    foot -= size * 0.2
  }
  const gold = air.tint('#d9a83f', far)
  canvas.rect(x - 2, foot - size * 0.56, 4, size * 0.5, gold)
  for (const share of [0.2, 0.3, 0.4]) canvas.ellipse(x, foot - size * share, size * 0.07, size * 0.03, gold)
  canvas.circle(x, foot - size * 0.58, size * 0.045, lighten(gold, 0.3))
}

/** A pagoda on a wooded hill above the mist. */
export function drawPagodaHill(stage: Stage): void {
  const { canvas, random, air } = stage
  const isRight = random.chance(0.5)
  const x = isRight ? 640 : 330
  drawSky(stage, {
    horizon: 500,
    sunX: isRight ? 300 : 660,
    sunY: air.mood === 'night' ? 120 : air.mood === 'day' ? 130 : 250,
    clouds: 4,
  })
  for (const [base, swing, far] of [
    [330, 60, 0.78],
    [400, 46, 0.6],
    [450, 34, 0.44],
  ] as const) {
    drawHills(stage, rollingLine(random, base, swing, 0.45), '#5f8f86', far)
    drawMist(stage, base + 10, base + 100, 0.6)
  }
  const hill = rollingLine(random, 520, 18, 0.2).map(
    ([px, py]) => [px, py - 90 * Math.exp(-(((px - x) / 240) ** 2))] as const,
  )
  const leaves = random.pick([
    [LEAVES.maple, LEAVES.ginkgo],
    [LEAVES.blossom, LEAVES.green],
    [LEAVES.green, LEAVES.deep],
  ])
  for (let index = 0; index < 7; index += 1)
    drawTree(
      stage,
      x - 290 + index * 96,
      heightAt(hill, x - 290 + index * 96) + 20,
      random.between(120, 170),
      random.pick(leaves),
    )
  drawPagoda(stage, x, heightAt(hill, x) + 24, 5, 104, 0.04)
  drawHills(
    stage,
    hill.map(([px, py]) => [px, py + 26] as const),
    '#5f8a54',
    0.02,
  )
  for (let index = 0; index < 10; index += 1) {
    const px = random.between(0, 960)
    drawTree(stage, px, heightAt(hill, px) + random.between(70, 120), random.between(110, 160), random.pick(leaves))
  }
  drawShrubs(stage, -20, 980, 640, 44, '#4d8a5a')
  canvas.rect(
    0,
    560,
    960,
    80,
    canvas.linear([
      [0, '#10152b', 0],
      [1, '#10152b', 0.18],
    ]),
  )
}
