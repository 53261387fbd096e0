import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawCurvedRoof } from '../building/curved-roof'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'

function drawGateTower(stage: Stage, x: number, foot: number): void {
  const { canvas, air } = stage
  const red = air.tint('#a8473a', 0.14)
  const tile = air.tint('#56606a', 0.16)
  canvas.rect(x - 120, foot - 70, 240, 74, canvas.fade(air.tint('#a39a8f', 0.16), air.tint('#7d766d', 0.16)))
  canvas.path(`M${x - 24} ${foot}v-32a24 24 0 0 1 48 0v32Z`, air.isLit ? '#ffcb7a' : air.tint('#4a4640'))
  for (const [lift, half] of [
    [70, 104],
    [136, 80],
  ] as const) {
    canvas.rect(x - half * 0.8, foot - lift - 48, half * 1.6, 50, red)
    for (let index = 0; index < 5; index += 1)
      drawFramedWindow(
        stage,
        { x: x - half * 0.7 + index * half * 0.29, y: foot - lift - 36, width: half * 0.2, height: 26 },
        darken(red, 0.3),
        { columns: 2, rows: 2 },
      )
    drawCurvedRoof(stage, x, foot - lift - 44, half, 42, tile)
  }
}

/** A sea of grey tiled roofs around a gate tower. */
export function drawTiledRoofs(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 420, sunX: random.between(180, 800), clouds: 5 })
  drawHills(stage, rollingLine(random, 290, 60, 0.4), '#7f9aa8', 0.7)
  drawHills(stage, rollingLine(random, 350, 36, 0.4), '#6f9a86', 0.5)
  drawMist(stage, 300, 430, 0.7)
  drawGateTower(stage, random.between(280, 680), 420)
  for (let row = 0; row < 5; row += 1) {
    const y = 424 + row * 44 + row * row * 6
    const size = 54 + row * 24
    for (let x = random.between(-40, 10); x < 1000; x += size * random.between(2.0, 2.35)) {
      if (random.chance(0.25))
        drawTree(
          stage,
          x + size * 1.1,
          y + 16,
          size * 1.35,
          random.pick([LEAVES.green, LEAVES.deep, LEAVES.maple, LEAVES.ginkgo, LEAVES.blossom]),
        )
      const wall = air.tint(random.pick(['#e9dcc8', '#d9c4a8', '#b5604a', '#efe6d6']), 0.2 - row * 0.05)
      canvas.rect(
        x - size * 0.78,
        y - 4,
        size * 1.56,
        90,
        canvas.linear([
          [0, darken(wall, 0.24)],
          [0.4, wall],
          [1, darken(wall, 0.1)],
        ]),
      )
      for (const share of [-0.5, -0.12, 0.26])
        drawFramedWindow(
          stage,
          { x: x + share * size, y: y + 14, width: size * 0.24, height: size * 0.3 },
          air.tint('#6f4a38'),
          { columns: 2, rows: 2 },
          air.isLit && random.chance(0.6),
        )
      drawCurvedRoof(
        stage,
        x,
        y,
        size,
        size * random.between(0.5, 0.62),
        lighten(air.tint(random.pick(['#59626e', '#66646a', '#4f5a60']), 0.24 - row * 0.05), 0.02),
      )
    }
    if (row < 3) drawMist(stage, y, y + 90, air.isLit ? 0.14 : 0.26)
  }
}
