import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawEntrance, drawForecourt, drawTopiary, drawWallFace } from '../building/facade'
import { drawSkyline } from '../building/skyline'
import { drawFramedWindow } from '../building/windows'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'

const FOOT = 552

function drawBalconyFloor(stage: Stage, left: number, y: number, width: number, frame: string): void {
  const { canvas, random, air } = stage
  const bays = Math.round(width / 54)
  const bay = width / bays
  for (let index = 0; index < bays; index += 1)
    drawFramedWindow(
      stage,
      { x: left + index * bay + 9, y, width: bay - 18, height: 30 },
      frame,
      { columns: 2, rows: 1 },
      air.isLit && random.chance(0.58),
    )
  canvas.rect(left - 3, y + 33, width + 6, 5, lighten(frame, 0.2))
  canvas.rect(left, y + 20, width, 13, air.tint('#dbe9ee'), { opacity: 0.34 })
}

/** A modern hotel tower with a lit entrance, between other buildings. */
export function drawCityTower(stage: Stage): void {
  const { canvas, random, air } = stage
  const middle = random.between(400, 560)
  drawSky(stage, { horizon: 500, sunX: random.chance(0.5) ? 140 : 830, clouds: 5 })
  drawSkyline(stage, FOOT, random.between(200, 800), [
    { far: 0.76, tallest: 280, narrow: 34, wide: 60, scale: 0.9 },
    { far: 0.52, tallest: 210, narrow: 44, wide: 80, scale: 1.1 },
  ])
  const wall = air.tint(random.pick(['#e9dfd0', '#c9d6dc', '#d9b89c', '#f0ebe2', '#9fb4b8', '#7f8fa6', '#cbb7c4']))
  const trim = air.tint(random.pick(['#3b4657', '#5b4636', '#2f5d62', '#6b5a78']))
  const width = random.between(270, 340)
  const left = middle - width / 2
  const top = random.between(66, 120)
  drawWallFace(stage, { x: left + width - 6, y: top + 110, width: 104, height: FOOT - top - 110 }, darken(wall, 0.2))
  for (let y = top + 132; y < FOOT - 90; y += 46) drawBalconyFloor(stage, left + width + 4, y, 88, trim)
  drawWallFace(stage, { x: left, y: top, width, height: FOOT - top }, wall)
  canvas.rect(left - 8, top - 8, width + 16, 12, trim)
  canvas.rect(left + width * 0.3, top - 30, width * 0.4, 22, mix(wall, trim, 0.3))
  if (air.isLit) canvas.glow(middle, top - 6, width * 0.7, 40, '#ffcf86', 0.5)
  for (let y = top + 22; y < FOOT - 116; y += 46) drawBalconyFloor(stage, left + 14, y, width - 28, trim)
  canvas.rect(left - 14, FOOT - 98, width + 28, 98, canvas.fade(lighten(trim, 0.1), darken(trim, 0.15)))
  drawForecourt(stage, FOOT, '#c9c3b8')
  drawEntrance(stage, middle, FOOT, 168, 74, air.tint('#d5ad66'))
  for (const side of [-1, 1]) {
    drawTopiary(stage, middle + side * 128, FOOT + 14, 54)
    drawTopiary(stage, middle + side * 188, FOOT + 22, 62)
  }
  for (const [x, height] of [
    [66, 230],
    [196, 180],
    [770, 190],
    [898, 240],
  ] as const)
    drawTree(stage, x, FOOT + 22, height, random.pick([LEAVES.green, LEAVES.deep, LEAVES.ginkgo]))
  canvas.glow(middle, FOOT + 46, 240, 36, '#ffc56e', air.isLit ? 0.6 : 0)
}
