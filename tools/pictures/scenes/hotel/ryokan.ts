import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawCurvedRoof, drawLantern } from '../building/curved-roof'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'

const FOOT = 500

function drawPaperStorey(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { canvas, air } = stage
  const wood = air.tint('#6f4a36')
  canvas.rect(x, y - height, width, height, air.isLit ? '#ffdb98' : air.tint('#f5ead4'))
  if (air.isLit) canvas.glow(x + width / 2, y - height / 2, width * 0.6, height * 1.1, '#ffc46a', 0.55)
  const bays = Math.round(width / 62)
  for (let bay = 0; bay < bays; bay += 1)
    drawFramedWindow(
      stage,
      { x: x + (width * bay) / bays + 7, y: y - height + 14, width: width / bays - 14, height: height - 36 },
      wood,
      { columns: 4, rows: 4 },
    )
  for (let bay = 0; bay <= bays; bay += 1) canvas.rect(x + (width * bay) / bays - 4, y - height, 8, height, wood)
  canvas.rect(x - 6, y - 16, width + 12, 8, wood)
}

function drawGardenPath({ canvas, air }: Stage): void {
  const moss = air.tint('#86a866')
  canvas.rect(0, FOOT - 2, 960, 150, canvas.fade(moss, darken(moss, 0.34)))
  const stone = air.tint('#b9b2a6')
  canvas.path(
    `M452 ${FOOT}H508Q560 570 640 650H320Q400 570 452 ${FOOT}Z`,
    canvas.fade(lighten(stone, 0.1), darken(stone, 0.1)),
  )
  for (const [y, half] of [
    [520, 38],
    [546, 52],
    [578, 74],
    [614, 104],
  ] as const)
    canvas.path(
      `M${480 - half} ${y}q${half * 0.5} -8 ${half} -1t${half} 2l6 14q${-half} 9 ${-half * 2 - 12} 0Z`,
      darken(stone, 0.14),
      { opacity: 0.7 },
    )
}

function drawInn(stage: Stage): void {
  const { canvas, random, air } = stage
  const tile = air.tint(random.pick(['#59616a', '#4a5660', '#66605e']))
  for (const [x, width] of [
    [130, 250],
    [580, 250],
  ] as const) {
    drawPaperStorey(stage, x, FOOT, width, 104)
    drawCurvedRoof(stage, x + width / 2, FOOT - 100, width * 0.6, 74, tile)
  }
  drawPaperStorey(stage, 330, FOOT, 300, 120)
  drawCurvedRoof(stage, 480, FOOT - 114, 210, 50, tile)
  drawPaperStorey(stage, 366, FOOT - 150, 228, 92)
  drawCurvedRoof(stage, 480, FOOT - 238, 176, 92, tile)
  const cloth = air.tint(random.pick(['#3f5a86', '#8a3440', '#2f6a5f']))
  canvas.rect(432, FOOT - 92, 96, 92, air.isLit ? '#ffcb7a' : darken(air.tint('#6f4a36'), 0.4))
  for (let panel = 0; panel < 4; panel += 1)
    canvas.rect(433 + panel * 24, FOOT - 92, 22, 44, canvas.fade(lighten(cloth, 0.15), cloth))
  canvas.circle(480, FOOT - 70, 11, '#fbf3e2', { opacity: 0.9 })
}

/** A wooden inn with tiled roofs, paper windows and a garden path. */
export function drawRyokan(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 440, sunX: random.chance(0.5) ? 160 : 820, clouds: 4 })
  drawHills(stage, rollingLine(random, 250, 60, 0.4), '#6f9098', 0.66)
  const wood = rollingLine(random, 330, 40, 0.3)
  drawHills(stage, wood, '#4f8a66', 0.4)
  drawPineRow(stage, (x) => heightAt(wood, x), 34, 70, air.tint('#3f7a5c', 0.4))
  drawMist(stage, 300, 460, 0.5)
  const leaves = random.pick([
    [LEAVES.maple, LEAVES.ginkgo],
    [LEAVES.blossom, LEAVES.green],
    [LEAVES.deep, LEAVES.olive],
  ])
  for (const [x, height] of [
    [70, 270],
    [210, 210],
    [770, 220],
    [900, 280],
  ] as const)
    drawTree(stage, x, FOOT - 10, height, random.pick(leaves))
  drawInn(stage)
  drawGardenPath(stage)
  for (const [x, size] of [
    [400, 34],
    [560, 34],
  ] as const)
    drawLantern(stage, x, FOOT - 84, size, '#e8703f')
  drawShrubs(stage, -20, 330, 560, 36, '#5f9a5b')
  drawShrubs(stage, 640, 990, 560, 36, '#4d8a58')
  for (const x of [250, 710]) {
    const rock = air.tint('#8d9294')
    canvas.path(
      `M${x - 50} 600Q${x - 44} 556 ${x} 554T${x + 54} 600Z`,
      canvas.fade(lighten(rock, 0.2), darken(rock, 0.3)),
    )
  }
  drawTree(stage, 20, 680, 330, leaves[0] ?? LEAVES.green)
  drawTree(stage, 946, 690, 350, leaves[1] ?? LEAVES.green)
}
