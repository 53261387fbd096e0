import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawForecourt, drawStreetLamp, drawTopiary, drawWallFace } from '../building/facade'
import { drawFramedWindow, type Box } from '../building/windows'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'

const FOOT = 556
const WALLS = ['#e8b7a4', '#f1dfc0', '#a9c4bd', '#c9d3e0', '#d98f6f', '#e9e2d6', '#8fa6a0', '#e5c98f'] as const

function drawTallWindow(stage: Stage, box: Box, trim: string, isLit: boolean): void {
  const { canvas, air } = stage
  drawFramedWindow(stage, box, air.tint('#fbf7ef'), { columns: 2, rows: 3 }, isLit)
  canvas.rect(box.x - 9, box.y - 12, box.width + 18, 7, air.tint('#fbf7ef'))
  for (const x of [box.x - box.width * 0.42 - 3, box.x + box.width + 3]) {
    canvas.rect(x, box.y - 2, box.width * 0.42, box.height + 4, trim)
    for (let y = box.y + 5; y < box.y + box.height - 3; y += 6)
      canvas.rect(x + 2, y, box.width * 0.42 - 4, 1.5, darken(trim, 0.3), { opacity: 0.5 })
  }
  canvas.rect(box.x - 10, box.y + box.height + 3, box.width + 20, 5, darken(air.tint('#fbf7ef'), 0.1))
}

function drawFlowerBox({ canvas, air, random }: Stage, x: number, y: number, width: number): void {
  for (let index = 0; index < 9; index += 1)
    canvas.circle(x + (width * index) / 8, y - random.between(1, 7), random.between(4, 6.5), air.tint('#5f9a5b'))
  for (let index = 0; index < 8; index += 1)
    canvas.circle(
      x + random.between(0, width),
      y - random.between(2, 10),
      random.between(2, 3.4),
      air.tint(random.pick(['#e8607a', '#f2c14e', '#ffffff', '#d9486a'])),
    )
  canvas.rect(x - 3, y, width + 6, 9, air.tint('#6b4a3a'), { rx: 2 })
}

function drawMansard({ canvas, air, random }: Stage, { x, y, width }: Box): void {
  const slate = air.tint(random.pick(['#5d6b80', '#6f5f66', '#4f6670']))
  canvas.path(
    `M${x - 8} ${y}L${x + 22} ${y - 78}H${x + width - 22}L${x + width + 8} ${y}Z`,
    canvas.fade(lighten(slate, 0.18), darken(slate, 0.14)),
  )
  canvas.rect(x + 18, y - 84, width - 36, 8, darken(slate, 0.25))
  for (const share of [0.22, 0.5, 0.78]) {
    const middle = x + width * share
    canvas.path(
      `M${middle - 22} ${y - 6}V${y - 48}Q${middle} ${y - 74} ${middle + 22} ${y - 48}V${y - 6}Z`,
      air.tint('#f4eee2'),
    )
    drawFramedWindow(
      { canvas, air, random },
      { x: middle - 13, y: y - 46, width: 26, height: 38 },
      air.tint('#f4eee2'),
      { columns: 2, rows: 2 },
    )
  }
  for (const share of [0.1, 0.9]) canvas.rect(x + width * share - 12, y - 112, 24, 40, air.tint('#a3614c'))
}

function drawDoorway({ canvas, air }: Stage, x: number, foot: number, cloth: string): void {
  canvas.glow(x, foot - 60, 130, 110, '#ffc66f', air.isLit ? 0.75 : 0.1)
  canvas.path(`M${x - 38} ${foot}V${foot - 92}A38 38 0 0 1 ${x + 38} ${foot - 92}V${foot}Z`, air.tint('#fbf7ef'))
  canvas.path(
    `M${x - 30} ${foot}V${foot - 90}A30 30 0 0 1 ${x + 30} ${foot - 90}V${foot}Z`,
    air.isLit ? '#ffd58a' : air.tint('#46606e'),
  )
  for (const side of [-29, 2]) canvas.rect(x + side, foot - 92, 27, 92, air.tint('#3f5f52'), { opacity: 0.92 })
  for (const side of [-24, 7]) canvas.rect(x + side, foot - 84, 17, 40, air.isLit ? '#ffe2a2' : air.tint('#8fb0bd'))
  const awning = air.tint(cloth)
  for (let stripe = 0; stripe < 8; stripe += 1)
    canvas.path(
      `M${x - 52 + stripe * 13} ${foot - 138}h13l${(stripe - 3) * 1.6} 30q-6.5 8 -13 0Z`,
      stripe % 2 === 0 ? awning : air.tint('#fbf5e8'),
    )
}

/** A boutique hotel in a painted town house, its neighbours on both sides. */
export function drawTownHouse(stage: Stage): void {
  const { random, air, canvas } = stage
  drawSky(stage, { horizon: 470, sunX: random.chance(0.5) ? 160 : 800, clouds: 4 })
  const first = random.whole(0, WALLS.length - 1)
  const colours = [0, 3, 5].map((step) => air.tint(WALLS[(first + step) % WALLS.length] ?? '#e9e2d6'))
  const shutter = air.tint(random.pick(['#4a7a74', '#5b6f94', '#8a4f45', '#6f7f58', '#39566b']))
  const houses = [
    { x: -30, width: 280, y: 224 },
    { x: 726, width: 280, y: 198 },
    { x: 244, width: 486, y: 172 },
  ]
  houses.forEach(({ x, width, y }, index) => {
    drawWallFace(stage, { x, y, width, height: FOOT - y }, colours[index] ?? '#e9e2d6')
    drawMansard(stage, { x, y, width, height: 0 })
    canvas.rect(x - 6, y - 4, width + 12, 12, air.tint('#fbf7ef'))
    const bays = width > 400 ? 5 : 3
    for (let floor = 0; floor < 3; floor += 1) {
      for (let bay = 0; bay < bays; bay += 1) {
        const box = { x: x + (width * (bay + 0.5)) / bays - 18, y: y + 32 + floor * 92, width: 36, height: 58 }
        if (floor === 2 && index === 2) continue
        drawTallWindow(stage, box, shutter, air.isLit && random.chance(0.6))
        if (index === 2 && floor < 2) drawFlowerBox(stage, box.x - 6, box.y + box.height + 8, 48)
      }
    }
  })
  canvas.rect(244, FOOT - 172, 486, 10, air.tint('#fbf7ef'))
  for (const x of [322, 652])
    drawFramedWindow(stage, { x: x - 46, y: FOOT - 128, width: 92, height: 92 }, shutter, { columns: 3, rows: 1 })
  drawForecourt(stage, FOOT, '#c7bdb0')
  drawDoorway(stage, 487, FOOT, random.pick(['#b5473c', '#2f7f86', '#c08a3c', '#4a5f8f']))
  for (const x of [420, 554]) drawTopiary(stage, x, FOOT + 8, 50)
  drawTree(stage, 120, FOOT + 26, 250, random.pick([LEAVES.green, LEAVES.blossom, LEAVES.maple]))
  drawTree(stage, 868, FOOT + 30, 270, random.pick([LEAVES.green, LEAVES.deep, LEAVES.ginkgo]))
  for (const x of [236, 746]) drawStreetLamp(stage, x, FOOT + 30, 150)
}
