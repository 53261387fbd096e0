import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawEntrance, drawForecourt, drawStreetLamp, drawTopiary, drawWallFace } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawSky } from '../nature/sky'
import { drawPalm } from '../nature/palm'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'

const FOOT = 528

function drawFlag({ canvas, air }: Stage, x: number, y: number, colour: string): void {
  canvas.rect(x - 1.5, y - 58, 3, 58, air.tint('#8f98a4'))
  canvas.path(
    `M${x + 1} ${y - 56}q14 -7 26 0t24 0v22q-12 7 -24 0t-26 0Z`,
    canvas.fade(lighten(air.tint(colour), 0.2), air.tint(colour), 'right'),
  )
}

function drawDome({ canvas, air }: Stage, x: number, y: number, half: number, slate: string): void {
  canvas.rect(x - half, y - 20, half * 2, 22, air.tint('#f6efe2'))
  canvas.path(
    `M${x - half} ${y - 18}Q${x - half} ${y - half * 1.9} ${x} ${y - half * 2.1}T${x + half} ${y - 18}Z`,
    canvas.linear(
      [
        [0, darken(slate, 0.2)],
        [0.4, lighten(slate, 0.2)],
        [1, darken(slate, 0.3)],
      ],
      'right',
    ),
  )
  for (const share of [-0.5, 0, 0.5])
    canvas.line(
      `M${x + share * half * 0.3} ${y - half * 2.05}Q${x + share * half * 1.6} ${y - half * 1.5} ${x + share * half * 1.8} ${y - 20}`,
      darken(slate, 0.3),
      1.6,
      { opacity: 0.5 },
    )
  canvas.rect(x - 5, y - half * 2.1 - 18, 10, 20, air.tint('#e0b04a'))
  canvas.circle(x, y - half * 2.1 - 22, 7, air.tint('#e0b04a'))
}

function drawWing(stage: Stage, x: number, width: number, top: number, wall: string): void {
  const { canvas, air, random } = stage
  const trim = lighten(wall, 0.4)
  drawWallFace(stage, { x, y: top, width, height: FOOT - top }, wall)
  canvas.rect(x - 6, top - 8, width + 12, 12, trim)
  const bays = Math.round(width / 54)
  for (let floor = 0; top + 34 + floor * 70 < FOOT - 80; floor += 1) {
    const y = top + 26 + floor * 70
    canvas.rect(x, y + 56, width, 4, trim, { opacity: 0.8 })
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + (width * (bay + 0.5)) / bays - 12
      drawFramedWindow(
        stage,
        { x: left, y, width: 24, height: 46 },
        trim,
        { columns: 2, rows: 3 },
        air.isLit && random.chance(0.6),
      )
      canvas.path(`M${left - 6} ${y - 6}h36l-18 -10Z`, trim)
    }
  }
  for (let bay = 0; bay < bays; bay += 1) {
    const left = x + (width * (bay + 0.5)) / bays - 16
    canvas.path(`M${left} ${FOOT}v-50a16 16 0 0 1 32 0v50Z`, air.isLit ? '#ffd48a' : air.tint('#5c7688'), {
      stroke: trim,
      strokeWidth: 4,
    })
  }
}

/** A grand hotel with domes, flags and a forecourt fountain. */
export function drawGrandHotel(stage: Stage): void {
  const { canvas, random, air } = stage
  const middle = 480
  drawSky(stage, { horizon: FOOT, sunX: random.chance(0.5) ? 140 : 830, clouds: 6 })
  const isSeaside = random.chance(0.5)
  drawShrubs(stage, -20, 980, FOOT, 34, '#7fa58a')
  const wall = air.tint(random.pick(['#f0e0c8', '#f3e9dc', '#e9c7ae', '#e6d3d8', '#d6dde0']))
  const slate = air.tint(random.pick(['#5f7f86', '#5d6b80', '#6f8f7a', '#7a6a72']))
  for (const x of [90, 870]) {
    if (isSeaside) drawPalm(stage, x, FOOT, 330, 10)
    else drawTree(stage, x, FOOT, 330, LEAVES.deep)
  }
  for (const [x, width] of [
    [110, 230],
    [620, 230],
  ] as const) {
    canvas.path(
      `M${x - 6} 244L${x + 20} 190H${x + width - 20}L${x + width + 6} 244Z`,
      canvas.fade(lighten(slate, 0.16), darken(slate, 0.18)),
    )
    drawWing(stage, x, width, 244, wall)
  }
  canvas.path('M322 196L346 140H614L638 196Z', canvas.fade(lighten(slate, 0.16), darken(slate, 0.18)))
  drawWing(stage, 330, 300, 196, lighten(wall, 0.1))
  for (const x of [126, 834]) drawDome(stage, x, 240, 36, slate)
  drawDome(stage, middle, 150, 56, slate)
  const flag = random.pick(['#c8452f', '#2f7f86', '#d99a3c', '#54608f'])
  for (const x of [356, 604]) drawFlag(stage, x, 142, flag)
  drawForecourt(stage, FOOT, '#d3c8b8')
  drawEntrance(stage, middle, FOOT, 150, 76, air.tint('#c9a35a'))
  canvas.ellipse(middle, 600, 190, 30, air.tint('#bdb2a2'))
  canvas.ellipse(middle, 594, 180, 26, canvas.fade(air.tint('#a6dbe0'), air.tint('#4fa5b5')))
  for (const side of [-1, 0, 1])
    canvas.path(
      `M${middle + side * 60} 592Q${middle + side * 66} ${side === 0 ? 500 : 530} ${middle + side * 60} ${side === 0 ? 492 : 526}Q${middle + side * 60 + 16} 530 ${middle + side * 60 + 14} 592M${middle + side * 60} ${side === 0 ? 492 : 526}Q${middle + side * 60 - 16} 530 ${middle + side * 60 - 14} 592`,
      'none',
      { stroke: '#ffffff', strokeWidth: 3, opacity: 0.8 },
    )
  for (const x of [300, 372, 588, 660]) drawTopiary(stage, x, FOOT + 14, 58)
  for (const x of [210, 750]) drawStreetLamp(stage, x, FOOT + 50, 150)
  for (const [x, height] of [
    [20, 260],
    [944, 270],
  ] as const) {
    if (isSeaside) drawPalm(stage, x, 640, height + 60, x < 400 ? 30 : -30)
    else drawTree(stage, x, 600, height, LEAVES.green)
  }
}
