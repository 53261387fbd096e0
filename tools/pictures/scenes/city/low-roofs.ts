import { darken, lighten } from '../drawing/colour'
import { STAGE_WIDTH, type Stage } from '../drawing/stage'
import { drawSkyline, drawTelevisionTower } from '../building/skyline'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'

function drawHouse(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { canvas, random, air } = stage
  const wall = air.tint(random.pick(['#efe2cf', '#e3c7a8', '#d8dcd9', '#e9d3c4', '#c9d4d0']))
  const roof = air.tint(random.pick(['#b5604a', '#9a5a4a', '#7a6a66', '#c27a52']))
  const rise = width * random.between(0.22, 0.34)
  canvas.rect(x, y - height, width, height + 240, canvas.fade(lighten(wall, 0.1), darken(wall, 0.18)))
  const isGable = random.chance(0.5)
  const ridge = isGable
    ? `M${x - 8} ${y - height + 4}L${x + width / 2} ${y - height - rise}L${x + width + 8} ${y - height + 4}Z`
    : `M${x - 8} ${y - height + 4}L${x + 14} ${y - height - rise * 0.8}H${x + width - 14}L${x + width + 8} ${y - height + 4}Z`
  canvas.path(ridge, canvas.fade(lighten(roof, 0.14), darken(roof, 0.2), 'diagonal'))
  canvas.rect(x, y - height + 4, width, 7, '#10152b', { opacity: 0.2 })
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < Math.floor(width / 44); column += 1)
      drawFramedWindow(
        stage,
        { x: x + 16 + column * 42, y: y - height + 26 + row * 50, width: 19, height: 27 },
        air.tint('#f6efe2'),
        { columns: 2, rows: 2 },
        air.isLit && random.chance(0.55),
      )
  }
}

/** Warm roofs of an old quarter with the towers of the new city behind. */
export function drawLowRoofs(stage: Stage): void {
  const { random, air } = stage
  drawSky(stage, { horizon: 470, sunX: random.between(160, 800), clouds: 5 })
  drawHills(stage, rollingLine(random, 350, 46, 0.4), '#7f9aa0', 0.66)
  drawSkyline(stage, 500, random.between(300, 700), [
    { far: 0.66, tallest: 300, narrow: 26, wide: 48, scale: 0.75 },
    { far: 0.44, tallest: 220, narrow: 34, wide: 62, scale: 0.95 },
  ])
  drawTelevisionTower(stage, random.between(200, 760), 500, 360, 0.4)
  drawMist(stage, 380, 520, 0.6)
  for (const [y, height] of [
    [520, 66],
    [580, 74],
    [668, 92],
  ] as const) {
    let x = random.between(-60, -10)
    while (x < STAGE_WIDTH) {
      const width = random.between(92, 170)
      if (random.chance(0.22))
        drawTree(stage, x + 20, y + 30, 130, random.pick([LEAVES.green, LEAVES.deep, LEAVES.olive]))
      drawHouse(stage, x, y, width, height * random.between(0.8, 1.15))
      x += width + random.between(-6, 22)
    }
    if (y < 660) drawMist(stage, y - 30, y + 90, air.isLit ? 0.12 : 0.28)
  }
}
