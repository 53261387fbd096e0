import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawForecourt, drawStreetLamp, drawWallFace } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'
import { drawPasserBy } from './passer-by'

const FOOT = 468

function drawTram(stage: Stage, x: number, y: number, colour: string): void {
  const { canvas, air } = stage
  const paint = air.tint(colour)
  const cream = air.tint('#fbf3e2')
  canvas.glow(x + 220, y + 6, 270, 16, '#10152b', 0.5)
  canvas.line(`M${x + 210} ${y - 210}L${x + 270} ${y - 290}`, air.tint('#39424f'), 4)
  canvas.rect(x + 24, y - 208, 392, 14, darken(paint, 0.3), { rx: 7 })
  canvas.path(
    `M${x} ${y - 14}V${y - 170}Q${x} ${y - 196} ${x + 30} ${y - 196}H${x + 410}Q${x + 440} ${y - 196} ${x + 440} ${y - 170}V${y - 14}Z`,
    canvas.linear([
      [0, cream],
      [0.5, cream],
      [0.52, lighten(paint, 0.1)],
      [1, darken(paint, 0.2)],
    ]),
  )
  canvas.rect(x, y - 92, 440, 5, air.tint('#e0b04a'))
  for (let index = 0; index < 5; index += 1)
    drawFramedWindow(stage, { x: x + 74 + index * 62, y: y - 172, width: 48, height: 66 }, darken(paint, 0.25), {
      columns: 1,
      rows: 2,
    })
  for (const dx of [16, 388])
    drawFramedWindow(stage, { x: x + dx, y: y - 172, width: 38, height: 142 }, darken(paint, 0.25), {
      columns: 2,
      rows: 2,
    })
  canvas.circle(x + 428, y - 52, 9, '#fff0c0')
  if (air.mood !== 'day') canvas.glow(x + 440, y - 52, 110, 50, '#ffe2a0', 0.8)
  for (const dx of [80, 150, 290, 360]) {
    canvas.circle(x + dx, y - 8, 19, air.tint('#2a303b'))
    canvas.circle(x + dx, y - 8, 8, air.tint('#8f98a4'))
  }
  canvas.rect(x + 8, y - 26, 424, 12, darken(paint, 0.4), { rx: 3 })
}

/** A tram in a street of pastel houses. */
export function drawTramStreet(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 420, sunX: random.between(200, 760), clouds: 5 })
  drawHills(stage, rollingLine(random, 260, 60, 0.4), '#8fa6a0', 0.6)
  const walls = ['#f2cf9a', '#a9cbd0', '#e9a88f', '#f5ead6', '#b9cf9f', '#d9b6c4', '#9fb4cf']
  const first = random.whole(0, 6)
  let x = -30
  for (let index = 0; x < 960; index += 1) {
    const [width, height] = [random.between(126, 170), random.between(250, 350)]
    const wall = air.tint(walls[(first + index * 2) % 7] ?? '#f5ead6')
    const roof = air.tint('#b5604a')
    canvas.path(
      `M${x - 6} ${FOOT - height}L${x + 16} ${FOOT - height - 40}H${x + width - 16}L${x + width + 6} ${FOOT - height}Z`,
      canvas.fade(lighten(roof, 0.16), darken(roof, 0.16)),
    )
    drawWallFace(stage, { x, y: FOOT - height, width, height }, wall)
    for (let row = 0; row * 84 + 110 < height; row += 1)
      for (let column = 0; column < 3; column += 1) {
        const box = { x: x + 16 + (column * (width - 20)) / 3, y: FOOT - height + 26 + row * 84, width: 26, height: 50 }
        drawFramedWindow(stage, box, air.tint('#fbf6ec'), { columns: 2, rows: 3 }, air.isLit && random.chance(0.6))
        canvas.path(
          `M${box.x - 7} ${box.y + 54}h40v10h-40ZM${box.x - 7} ${box.y + 40}h40v2h-40Z`,
          air.tint('#4a4f5a'),
          { opacity: 0.8 },
        )
      }
    canvas.rect(x + 8, FOOT - 74, width - 16, 74, air.isLit ? '#ffd48a' : darken(wall, 0.45))
    canvas.rect(x + 4, FOOT - 84, width - 8, 14, darken(wall, 0.25))
    x += width
  }
  drawForecourt(stage, FOOT, '#b5aca2')
  for (const y of [556, 566, 604, 616]) canvas.rect(0, y, 960, y > 600 ? 4 : 3, air.tint('#6a6f7a'))
  canvas.line('M-10 272Q480 296 970 262', air.tint('#39424f'), 2)
  for (const px of [90, 880])
    drawTree(stage, px, FOOT + 22, 200, random.pick([LEAVES.green, LEAVES.blossom, LEAVES.ginkgo]))
  for (const px of [40, 760, 920]) drawPasserBy(stage, px + random.between(-20, 20), 524, 118)
  drawTram(stage, random.between(180, 330), 572, random.pick(['#c8452f', '#2f7f6a', '#e0a63f', '#3f6fa0']))
  for (const px of [150, 820]) drawStreetLamp(stage, px, 530, 190)
  for (const px of [110, 840]) drawPasserBy(stage, px + random.between(-30, 30), 632, 156)
}
