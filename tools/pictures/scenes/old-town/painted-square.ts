import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawForecourt, drawStreetLamp, drawWallFace } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawSky } from '../nature/sky'

const FOOT = 500
const WALLS = ['#e9a07c', '#f2cf8a', '#a9c9b8', '#c98f8a', '#9fb7cf', '#efe0c4', '#d9b0a0', '#b8c98f'] as const

function drawGabledHouse(stage: Stage, x: number, width: number, height: number, colour: string): void {
  const { canvas, random, air } = stage
  const wall = air.tint(colour)
  const top = FOOT - height
  const trim = air.tint('#fbf6ec')
  const roof = air.tint('#a8553f')
  const rise = width * random.between(0.5, 0.7)
  const isStepped = random.chance(0.4)
  const step = width / 8
  const gable = isStepped
    ? `M${x} ${top}${Array.from({ length: 4 }, () => `v${-rise / 4}h${step * 0.9}`).join('')}h${step * 0.8}${Array.from({ length: 4 }, () => `h${step * 0.9}v${rise / 4}`).join('')}Z`
    : `M${x} ${top}Q${x + width * 0.16} ${top - rise * 0.2} ${x + width * 0.2} ${top - rise * 0.6}Q${x + width * 0.36} ${top - rise * 0.66} ${x + width / 2} ${top - rise}Q${x + width * 0.64} ${top - rise * 0.66} ${x + width * 0.8} ${top - rise * 0.6}Q${x + width * 0.84} ${top - rise * 0.2} ${x + width} ${top}Z`
  canvas.path(
    `M${x + width / 2} ${top - rise * 0.96}h${width * 0.5}L${x + width + 6} ${top + 6}H${x + width / 2}Z`,
    roof,
  )
  canvas.path(gable, lighten(wall, 0.08), { stroke: trim, strokeWidth: 4 })
  drawWallFace(stage, { x, y: top, width, height }, wall)
  drawFramedWindow(
    stage,
    { x: x + width / 2 - 12, y: top - rise * 0.5, width: 24, height: 30 },
    trim,
    { columns: 2, rows: 2 },
    air.isLit && random.chance(0.5),
  )
  const bays = width > 120 ? 3 : 2
  for (let floor = 0; floor * 70 + 120 < height; floor += 1) {
    canvas.rect(x, top + 8 + floor * 70, width, 3, darken(wall, 0.16))
    for (let bay = 0; bay < bays; bay += 1)
      drawFramedWindow(
        stage,
        { x: x + (width * (bay + 0.5)) / bays - 12, y: top + 24 + floor * 70, width: 24, height: 38 },
        trim,
        { columns: 2, rows: 2 },
        air.isLit && random.chance(0.55),
      )
  }
  const cloth = air.tint(random.pick(['#b5473c', '#2f7f86', '#4a6f4f', '#c08a3c', '#54608f']))
  canvas.glow(x + width / 2, FOOT - 34, width * 0.7, 60, '#ffc46a', air.isLit ? 0.7 : 0)
  canvas.rect(x + 10, FOOT - 64, width - 20, 64, air.isLit ? '#ffd48a' : air.tint('#4f5f6c'))
  for (let bar = 1; bar < 4; bar += 1)
    canvas.rect(x + 10 + ((width - 20) * bar) / 4, FOOT - 64, 3, 64, darken(cloth, 0.2))
  canvas.path(`M${x + 6} ${FOOT - 78}h${width - 12}l8 26h${-width - 4}Z`, canvas.fade(lighten(cloth, 0.2), cloth))
}

function drawCafeSet({ canvas, air }: Stage, x: number, y: number, cloth: string): void {
  const iron = air.tint('#39424f')
  canvas.glow(x, y + 2, 100, 12, '#10152b', 0.4)
  canvas.rect(x - 2, y - 128, 4, 126, air.tint('#e9dfcd'))
  canvas.path(
    `M${x - 92} ${y - 104}Q${x - 30} ${y - 142} ${x} ${y - 146}T${x + 92} ${y - 104}l-6 14q-22 -9 -43 0q-22 -9 -43 0q-22 -9 -43 0q-22 -9 -43 0Z`,
    canvas.linear(
      [
        [0, lighten(air.tint(cloth), 0.25)],
        [0.55, air.tint(cloth)],
        [1, darken(air.tint(cloth), 0.2)],
      ],
      'right',
    ),
  )
  canvas.rect(x - 34, y - 46, 68, 5, air.tint('#f4ecdd'), { rx: 2 })
  canvas.line(`M${x} ${y - 42}V${y}M${x - 16} ${y}h32`, iron, 3)
  for (const side of [-1, 1])
    canvas.line(`M${x + side * 46} ${y}V${y - 28}h${side * 24}V${y}M${x + side * 70} ${y - 28}v-34`, iron, 3.4)
}

/** Painted gabled houses around a square with café tables. */
export function drawPaintedSquare(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 440, sunX: random.between(160, 800), clouds: 5 })
  const towerX = random.between(180, 760)
  const stone = air.tint('#c9b79f', 0.34)
  canvas.rect(towerX - 34, 120, 68, 400, canvas.fade(lighten(stone, 0.15), darken(stone, 0.14), 'right'))
  canvas.path(`M${towerX - 42} 122L${towerX} 22L${towerX + 42} 122Z`, air.tint('#5f8a86', 0.28))
  canvas.circle(towerX, 158, 20, air.isLit ? '#fff0c8' : air.tint('#fbf6ec', 0.1))
  canvas.line(`M${towerX} 158v-13M${towerX} 158l9 6`, air.tint('#39424f'), 2)
  const first = random.whole(0, WALLS.length - 1)
  let x = -26
  for (let index = 0; x < 960; index += 1) {
    const width = random.between(104, 152)
    drawGabledHouse(stage, x, width, random.between(210, 286), WALLS[(first + index * 3) % WALLS.length] ?? '#efe0c4')
    x += width + 1
  }
  drawForecourt(stage, FOOT, '#c9bba8')
  const cloth = random.pick(['#e8e0cf', '#d9604a', '#3f8a8f', '#e0a63f'])
  for (const [px, py] of [
    [170, 570],
    [430, 584],
    [690, 566],
  ] as const)
    drawCafeSet(stage, px + random.between(-24, 24), py, cloth)
  for (const px of [40, 560, 900]) drawStreetLamp(stage, px, 590, 170)
}
