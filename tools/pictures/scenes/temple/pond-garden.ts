import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawCurvedRoof } from '../building/curved-roof'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'

function drawTeaHouse(stage: Stage, x: number, y: number): void {
  const { canvas, air } = stage
  const wood = air.tint('#7a4f36')
  canvas.rect(x - 110, y - 12, 220, 16, air.tint('#9a9186'))
  if (air.isLit) canvas.glow(x, y - 50, 190, 90, '#ffc46a', 0.7)
  canvas.rect(x - 88, y - 92, 176, 82, air.isLit ? '#ffdb98' : air.tint('#f3e9d6'))
  for (let index = 0; index < 4; index += 1)
    drawFramedWindow(stage, { x: x - 82 + index * 42, y: y - 84, width: 36, height: 66 }, wood, { columns: 3, rows: 4 })
  for (const post of [-96, -46, -4, 38, 88]) canvas.rect(x + post, y - 96, 8, 88, wood)
  drawCurvedRoof(stage, x, y - 92, 128, 70, air.tint('#59616a'))
}

function drawArchedBridge({ canvas, air }: Stage, x: number, y: number): void {
  const red = air.tint('#c8452f')
  canvas.path(
    `M${x - 150} ${y}Q${x} ${y - 104} ${x + 150} ${y}v14Q${x} ${y - 80} ${x - 150} ${y + 14}Z`,
    canvas.fade(lighten(red, 0.16), darken(red, 0.3)),
  )
  canvas.line(`M${x - 150} ${y - 34}Q${x} ${y - 140} ${x + 150} ${y - 34}`, red, 7)
  for (let index = 0; index <= 8; index += 1) {
    const share = index / 8
    canvas.rect(x - 150 + share * 300 - 3.5, y - 40 - Math.sin(share * Math.PI) * 52, 7, 42, darken(red, 0.12))
  }
}

function drawStoneLantern({ canvas, air }: Stage, x: number, y: number): void {
  const stone = air.tint('#a39e96')
  canvas.path(`M${x - 22} ${y}h44l-7 -12h-30ZM${x - 7} ${y - 12}h14v-42h-14Z`, stone)
  if (air.isLit) canvas.glow(x, y - 66, 70, 60, '#ffc46a', 0.9)
  canvas.rect(x - 15, y - 80, 30, 26, darken(stone, 0.1))
  canvas.rect(x - 8, y - 75, 16, 17, air.isLit ? '#ffe2a0' : darken(stone, 0.5))
  canvas.path(
    `M${x - 32} ${y - 78}Q${x - 12} ${y - 90} ${x} ${y - 104}Q${x + 12} ${y - 90} ${x + 32} ${y - 78}Z`,
    canvas.fade(lighten(stone, 0.2), darken(stone, 0.2)),
  )
}

/** A garden pond with a red bridge, a tea house and a stone lantern. */
export function drawPondGarden(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 400, sunX: random.between(160, 800), clouds: 4 })
  drawHills(stage, rollingLine(random, 280, 56, 0.4), '#7f9fa0', 0.68)
  drawMist(stage, 280, 400, 0.5)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  const leaves = random.pick([
    [LEAVES.maple, LEAVES.ginkgo, LEAVES.olive],
    [LEAVES.blossom, LEAVES.blossom, LEAVES.green],
    [LEAVES.green, LEAVES.deep, LEAVES.olive],
  ])
  for (let index = 0; index < 9; index += 1)
    drawTree(stage, index * 120 + random.between(-30, 30), 420, random.between(150, 230), random.pick(leaves))
  drawShrubs(stage, -20, 980, 424, 30, '#5f9a5b')
  canvas.rect(0, 416, 960, 240, canvas.fade(air.tint('#8fb56c'), air.tint('#5f8f4f')))
  const pond = 'M-20 500C120 450 300 470 460 452S800 440 980 486V640H760C620 600 480 640 340 628S80 650 -20 620Z'
  canvas.path(pond, air.tint('#b9ad98'), { stroke: air.tint('#a39a8a'), strokeWidth: 12 })
  canvas.path(pond, canvas.fade(mix(air.tint('#8fc0b8'), air.sky[2], 0.4), air.tint('#3f7f86')))
  drawTeaHouse(stage, place(230), 452)
  drawArchedBridge(stage, place(600), 490)
  for (let index = 0; index < 40; index += 1)
    canvas.ellipse(
      random.between(0, 960),
      random.between(490, 620),
      random.between(14, 50),
      random.between(0.8, 1.8),
      '#ffffff',
      { opacity: random.between(0.12, 0.34) },
    )
  for (let index = 0; index < 12; index += 1) {
    const [x, y] = [place(random.between(90, 480)), random.between(530, 610)]
    canvas.ellipse(x, y, 22, 8, air.tint('#5f9a62'))
    if (index % 3 === 0)
      for (const turn of [-40, 0, 40])
        canvas.ellipse(x, y - 8, 4, 10, air.tint('#f4b6c6'), { transform: `rotate(${turn} ${x} ${y - 2})` })
  }
  for (const [x, y, colour] of [
    [place(640), 560, '#e8703f'],
    [place(700), 586, '#fbf3e4'],
    [place(590), 596, '#e8703f'],
  ] as const) {
    canvas.path(`M${x - 24} ${y}q18 -12 36 -2l14 -8 -4 10 4 8 -14 -6q-20 8 -36 -2Z`, air.tint(colour), {
      opacity: 0.92,
    })
  }
  drawStoneLantern(stage, place(840), 556)
  drawShrubs(stage, place(840) - 130, place(840) + 130, 584, 24, '#4d8a5a')
  drawTree(stage, place(950), 660, 400, leaves[0] ?? LEAVES.green)
}
