import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawPendant, drawTableLamp } from '../furniture/lamps'
import { drawLeafPlant, drawVase } from '../furniture/plants'
import { drawFloor, drawRug, drawWall } from '../furniture/room'
import { drawArmchair } from '../furniture/seats'
import { drawWallFinish } from '../furniture/wall-finish'

const FLOOR = 458

function drawKeyShelf({ canvas, air, random }: Stage, x: number, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  canvas.rect(x - 130, 118, 260, 210, darken(wood, 0.25), { rx: 4 })
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [left, top] = [x - 122 + column * 41, 126 + row * 50]
      canvas.rect(left, top, 37, 44, canvas.fade(darken(wood, 0.55), darken(wood, 0.4)))
      if (random.chance(0.55)) {
        canvas.circle(left + 18, top + 14, 4, 'none', { stroke: air.indoor(palette.metal), strokeWidth: 2.4 })
        canvas.rect(left + 15, top + 18, 6, 17, air.indoor(palette.accent), { rx: 2 })
      } else if (random.chance(0.4)) canvas.rect(left + 6, top + 24, 25, 17, air.indoor(palette.linen), { rx: 1 })
    }
  }
}

function drawCounter({ canvas, air, random }: Stage, x: number, palette: InteriorPalette): void {
  const [wood, stone] = [air.indoor(palette.wood), lighten(air.indoor(palette.wall), 0.35)]
  const isFluted = random.chance(0.5)
  canvas.glow(x, 530, 330, 24, '#10152b', 0.5)
  canvas.rect(x - 270, 396, 540, 130, canvas.fade(wood, darken(wood, 0.25)))
  const count = isFluted ? 30 : 6
  for (let index = 0; index < count; index += 1) {
    const left = x - 270 + (index * 540) / count
    if (isFluted)
      canvas.rect(
        left + 1,
        404,
        540 / count - 3,
        118,
        canvas.linear(
          [
            [0, darken(wood, 0.2)],
            [0.5, lighten(wood, 0.16)],
            [1, darken(wood, 0.2)],
          ],
          'right',
        ),
        { rx: 4 },
      )
    else
      canvas.rect(left + 8, 410, 540 / count - 16, 104, 'none', {
        stroke: air.indoor(palette.metal),
        strokeWidth: 2,
        rx: 3,
      })
  }
  canvas.rect(x - 284, 382, 568, 18, canvas.fade(lighten(stone, 0.3), darken(stone, 0.1)), { rx: 4 })
  canvas.rect(x - 270, 400, 540, 8, '#10152b', { opacity: 0.2 })
  canvas.rect(x - 276, 520, 552, 10, darken(wood, 0.5))
}

function drawLuggage({ canvas, air }: Stage, x: number, y: number, palette: InteriorPalette): void {
  for (const [offset, width, height, colour] of [
    [0, 62, 92, palette.accent],
    [70, 50, 66, palette.fabric],
  ] as const) {
    const tone = air.indoor(colour)
    canvas.glow(x + offset + width / 2, y, width * 0.8, 8, '#10152b', 0.45)
    canvas.line(
      `M${x + offset + width * 0.3} ${y - height}v-24h${width * 0.4}v24`,
      darken(air.indoor(palette.metal), 0.3),
      3.4,
    )
    canvas.rect(
      x + offset,
      y - height,
      width,
      height - 5,
      canvas.linear(
        [
          [0, lighten(tone, 0.18)],
          [0.6, tone],
          [1, darken(tone, 0.22)],
        ],
        'right',
      ),
      { rx: 9 },
    )
    for (const share of [0.28, 0.5, 0.72])
      canvas.rect(x + offset + width * share - 1.5, y - height + 6, 3, height - 16, darken(tone, 0.22), {
        opacity: 0.6,
      })
    for (const wheel of [0.18, 0.82]) canvas.circle(x + offset + width * wheel, y - 3, 5, '#20242e')
  }
}

/** A reception desk with key shelves and hanging lamps. */
export function drawFrontDesk(stage: Stage): void {
  const { random } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const x = isLeft ? 400 : 560
  drawWall(stage, FLOOR, palette.wall)
  drawWallFinish(stage, { x: 0, y: 0, width: 960, height: FLOOR - 14 }, palette)
  drawKeyShelf(stage, x, palette)
  drawFloor(stage, FLOOR, palette.floor, random.pick(['tiles', 'boards']))
  drawRug(stage, x, 600, 340, 30, palette, false)
  drawCounter(stage, x, palette)
  drawTableLamp(stage, x - 226, 384, palette, 1.05)
  drawVase(stage, x + 226, 384, 54, palette.panel, palette.accent)
  const style = random.pick(['globe', 'dome', 'basket'] as const)
  for (const offset of [-150, 0, 150]) drawPendant(stage, x + offset, offset === 0 ? 106 : 100, palette, style, 0.9)
  const side = isLeft ? 1 : -1
  drawArmchair(stage, x + side * 400, 560, 136, palette.fabric, palette)
  drawLeafPlant(stage, x + side * 530, 500, 210, palette.accent)
  drawLeafPlant(stage, x - side * 342, 540, 220, palette.panel)
  drawLuggage(stage, x + side * 190, 604, palette)
}
