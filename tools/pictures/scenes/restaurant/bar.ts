import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawLampGlow, drawPendant } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawWall } from '../furniture/room'
import { drawWallFinish } from '../furniture/wall-finish'
import { drawBarStool } from './dining-seats'

const FLOOR = 516

function drawBottle({ canvas, air, random }: Stage, x: number, y: number): void {
  const glass = air.indoor(random.pick(['#3f6b4f', '#8a4a2f', '#c9953f', '#4f7f8f', '#7a2f3f', '#e0d3b0']))
  const [wide, tall] = [random.between(11, 16), random.between(38, 56)]
  canvas.path(
    `M${x - wide / 2} ${y}v${-tall * 0.58}q0 -7 ${wide * 0.3} -10v${-tall * 0.24}h${wide * 0.4}v${tall * 0.24}q${wide * 0.3} 3 ${wide * 0.3} 10v${tall * 0.58}Z`,
    canvas.linear(
      [
        [0, lighten(glass, 0.35)],
        [0.4, glass],
        [1, darken(glass, 0.3)],
      ],
      'right',
    ),
  )
  canvas.rect(x - wide / 2 + 1, y - tall * 0.44, wide - 2, tall * 0.24, air.indoor('#f6ecd8'), { opacity: 0.85 })
}

function drawShelves(stage: Stage, palette: InteriorPalette): void {
  const { canvas, air, random } = stage
  const wood = air.indoor(palette.wood)
  canvas.rect(170, 70, 620, 300, darken(wood, 0.55), { rx: 6 })
  for (let bay = 0; bay < 3; bay += 1) {
    const x = 182 + bay * 202
    canvas.rect(x, 82, 192, 280, canvas.fade(darken(wood, 0.5), darken(wood, 0.62)))
    for (let shelf = 0; shelf < 4; shelf += 1) {
      const y = 144 + shelf * 70
      canvas.glow(x + 96, y - 46, 110, 44, '#ffc46a', 0.75)
      for (let left = x + 16; left < x + 182; left += random.between(18, 26)) drawBottle(stage, left, y)
      canvas.rect(x, y, 192, 7, lighten(wood, 0.1))
    }
  }
  for (const x of [170, 372, 574, 778]) canvas.rect(x, 70, 12, 300, wood)
  canvas.rect(158, 58, 644, 16, lighten(wood, 0.16), { rx: 3 })
}

/** A hotel bar with lit shelves and stools. */
export function drawBar(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.panel)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  drawShelves(stage, palette)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['tiles', 'boards']))
  const front = air.indoor(palette.fabric)
  canvas.rect(96, 402, 768, 160, canvas.fade(front, darken(front, 0.35)))
  const isFluted = random.chance(0.6)
  for (let index = 0; index < (isFluted ? 44 : 8); index += 1) {
    if (isFluted)
      canvas.rect(
        97 + index * 17.4,
        412,
        14,
        148,
        canvas.linear(
          [
            [0, darken(front, 0.24)],
            [0.5, lighten(front, 0.14)],
            [1, darken(front, 0.24)],
          ],
          'right',
        ),
        { rx: 5 },
      )
    else
      canvas.rect(106 + index * 96, 420, 80, 124, 'none', { stroke: air.indoor(palette.metal), strokeWidth: 2, rx: 4 })
  }
  const stone = lighten(air.indoor(palette.wall), 0.25)
  canvas.rect(78, 384, 804, 22, canvas.fade(lighten(stone, 0.4), darken(stone, 0.16)), { rx: 5 })
  canvas.rect(96, 406, 768, 10, '#10152b', { opacity: 0.26 })
  canvas.rect(96, 536, 768, 6, air.indoor(palette.metal), { rx: 3 })
  for (const [x, tone] of [
    [220, '#e8705a'],
    [430, '#f2b84e'],
    [700, '#8fbf7a'],
  ] as const) {
    canvas.path(`M${x - 16} 352h32l-14 18v12h8v2h-20v-2h8v-12Z`, '#ffffff', { opacity: 0.7 })
    canvas.path(`M${x - 12} 356h24l-12 14Z`, tone)
  }
  const style = random.pick(['globe', 'dome', 'basket'] as const)
  for (const x of [240, 400, 560, 720]) {
    drawPendant(stage, x, 134, palette, style, 0.85)
    drawLampGlow(stage, x, 384, 130)
  }
  for (const x of [180, 330, 480, 630, 780]) drawBarStool(stage, x, 620, 180, { ...palette, fabric: palette.accent })
  drawLeafPlant(stage, 40, 590, 280, palette.accent)
  drawLeafPlant(stage, 920, 590, 280, palette.accent)
}
