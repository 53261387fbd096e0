import { darken, lighten, mix } from '../drawing/colour'
import { polygon, type Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawLantern } from '../building/curved-roof'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'

const EYE = 410

function towards(x: number, y: number, share: number): Point {
  return [480 + (x - 480) * share, EYE + (y - EYE) * share]
}

function panel(x: number, top: number, foot: number, near: number, far: number): string {
  return polygon([towards(x, top, near), towards(x, top, far), towards(x, foot, far), towards(x, foot, near)])
}

function drawLaneHouse(stage: Stage, side: 1 | -1, near: number, far: number, height: number): void {
  const { canvas, random, air } = stage
  const x = 480 + side * 520
  const foot = 640
  const top = foot - height
  const wall = air.tint(random.pick(['#f0e4d2', '#e6d3bb', '#d9c6b0', '#efe6da', '#cdb9a2']), 0.34 - near * 0.22)
  const wood = air.tint(random.pick(['#7a4f36', '#8a5a3c', '#6a4638']), 0.3 - near * 0.2)
  const tile = air.tint(random.pick(['#5b6270', '#6a5f5f', '#525a62']), 0.32 - near * 0.2)
  canvas.path(panel(x, top, foot, near, far), canvas.fade(lighten(wall, 0.1), darken(wall, side === 1 ? 0.22 : 0.1)))
  for (let bay = 0; bay < 3; bay += 1) {
    const from = near + ((far - near) * (bay + 0.16)) / 3
    const to = near + ((far - near) * (bay + 0.84)) / 3
    const isOn = air.isLit && random.chance(0.75)
    canvas.path(panel(x, top + 60, top + 150, from, to), isOn ? '#ffd48a' : mix(wood, '#1c2430', 0.3))
    for (const split of [0.33, 0.66])
      canvas.path(
        panel(x, top + 60, top + 150, from + (to - from) * (split - 0.03), from + (to - from) * (split + 0.03)),
        wood,
      )
    canvas.path(panel(x, top + 100, top + 106, from, to), wood)
    canvas.path(panel(x, foot - 178, foot - 10, from, to), air.isLit ? '#ffc878' : mix(wood, '#1c2430', 0.45))
    for (const split of [0.25, 0.5, 0.75])
      canvas.path(
        panel(x, foot - 178, foot - 10, from + (to - from) * (split - 0.02), from + (to - from) * (split + 0.02)),
        wood,
      )
    canvas.path(panel(x, foot - 70, foot - 10, from, to), wood)
  }
  canvas.path(panel(x, foot - 212, foot - 190, near, far), wood)
  const eaves = (lift: number, reach: number): void =>
    canvas.path(
      polygon([
        towards(x - side * reach, lift + 34, near),
        towards(x, lift - 20, near),
        towards(x, lift - 20, far),
        towards(x - side * reach, lift + 34, far),
      ]),
      canvas.fade(lighten(tile, 0.16), darken(tile, 0.3)),
    )
  eaves(top, 74)
  eaves(foot - 226, 54)
  canvas.path(panel(x, foot - 10, foot, near, far), air.tint('#8d8880'))
}

function drawPaving({ canvas, air, random }: Stage): void {
  const stone = air.tint('#b3aa9d')
  canvas.path(`M480 ${EYE}L-140 660H1100Z`, canvas.fade(lighten(stone, 0.15), darken(stone, 0.2)))
  for (let row = 0; row < 15; row += 1) {
    const share = 0.1 * 1.19 ** row
    const y = EYE + 236 * share
    canvas.line(`M${480 - 620 * share} ${y}H${480 + 620 * share}`, darken(stone, 0.35), 1.2, { opacity: 0.5 })
    for (let joint = 0; joint < 7; joint += 1) {
      const x = 480 + (joint - 3 + (row % 2) * 0.5) * 150 * share
      canvas.line(`M${x} ${y}L${480 + (x - 480) * 1.19} ${EYE + 236 * share * 1.19}`, darken(stone, 0.35), 1.2, {
        opacity: 0.4,
      })
    }
    if (random.chance(0.5))
      canvas.path(
        `M${480 + 60 * share} ${y}h${110 * share}l${20 * share} ${40 * share}h${-120 * share}Z`,
        air.isLit ? '#ffc878' : '#ffffff',
        { opacity: air.isLit ? 0.14 : 0.1 },
      )
  }
}

/** A paved lane between old timber houses, hung with red lanterns. */
export function drawLanternLane(stage: Stage): void {
  const { random, air } = stage
  drawSky(stage, { horizon: EYE, sunX: 480, sunY: air.mood === 'day' ? 130 : 330, clouds: 4 })
  drawHills(stage, rollingLine(random, EYE - 60, 40, 0.4), '#7f9f95', 0.6)
  drawTree(
    stage,
    480 + random.between(-30, 30),
    EYE + 26,
    150,
    random.pick([LEAVES.blossom, LEAVES.green, LEAVES.maple]),
  )
  drawPaving(stage)
  const bounds = [0.09, 0.15, 0.25, 0.42, 0.7, 1.3]
  for (let index = 0; index < bounds.length - 1; index += 1) {
    for (const side of [-1, 1] as const)
      drawLaneHouse(stage, side, bounds[index + 1] ?? 1, bounds[index] ?? 1, random.between(430, 540))
  }
  for (const share of [0.22, 0.36, 0.56, 0.84]) {
    for (const side of [-1, 1]) {
      const [x, y] = towards(480 + side * 400, 330, share)
      drawLantern(stage, x, y, 62 * share)
    }
  }
}
