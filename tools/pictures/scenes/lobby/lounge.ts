import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawFloorLamp, drawPendant } from '../furniture/lamps'
import { drawLeafPlant, drawVase } from '../furniture/plants'
import { drawFloor, drawLightFall, drawRug, drawWall } from '../furniture/room'
import { drawArmchair, drawSofa } from '../furniture/seats'
import { drawRoundTable } from '../furniture/tables'
import { drawArtSet } from '../furniture/wall-art'
import { drawCurtain, drawViewWindow, VIEWS } from '../furniture/window-view'

const FLOOR = 446

function drawFireplace({ canvas, air }: Stage, x: number, palette: InteriorPalette): void {
  const stone = lighten(air.indoor(palette.panel), 0.2)
  canvas.rect(
    x - 110,
    36,
    220,
    FLOOR - 36,
    canvas.linear(
      [
        [0, darken(stone, 0.12)],
        [0.5, stone],
        [1, darken(stone, 0.16)],
      ],
      'right',
    ),
  )
  canvas.rect(x - 132, 250, 264, 18, lighten(air.indoor(palette.wood), 0.1), { rx: 3 })
  canvas.rect(x - 76, 300, 152, FLOOR - 300, darken(stone, 0.7))
  canvas.glow(x, FLOOR - 30, 240, 170, '#ff9a3f', 0.6)
  for (const [dx, size, colour] of [
    [-26, 60, '#ff8a3c'],
    [22, 70, '#ff8a3c'],
    [0, 88, '#ff9d45'],
    [-12, 46, '#ffd873'],
    [14, 42, '#ffd873'],
  ] as const)
    canvas.path(
      `M${x + dx} ${FLOOR - 14 - size}q${size * 0.34} ${size * 0.4} ${size * 0.26} ${size * 0.76}q${-size * 0.08} ${size * 0.24} ${-size * 0.26} ${size * 0.24}t${-size * 0.26} ${-size * 0.24}q${-size * 0.06} ${-size * 0.3} ${size * 0.26} ${-size * 0.76}Z`,
      colour,
    )
  for (const turn of [-8, 6])
    canvas.rect(x - 56, FLOOR - 22, 112, 14, air.indoor('#5a3d2c'), {
      rx: 7,
      transform: `rotate(${turn} ${x} ${FLOOR - 14})`,
    })
  canvas.rect(x - 96, FLOOR - 4, 192, 10, darken(stone, 0.2))
}

function drawBookWall({ canvas, air, random }: Stage, x: number, width: number, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  canvas.rect(x, 80, width, FLOOR - 80, darken(wood, 0.45))
  for (let shelf = 0; shelf < 5; shelf += 1) {
    const y = 148 + shelf * 70
    for (let left = x + 10; left < x + width - 22;) {
      const wide = random.between(8, 18)
      const tall = random.between(34, 54)
      if (random.chance(0.86))
        canvas.rect(
          left,
          y - tall,
          wide,
          tall,
          air.indoor(random.pick([palette.fabric, palette.accent, palette.panel, palette.linen, '#8a5a4a', '#4f6472'])),
          { rx: 1 },
        )
      left += wide + 1.5
    }
    canvas.rect(x, y, width, 8, wood)
  }
  for (const left of [x, x + width / 2 - 4, x + width - 8]) canvas.rect(left, 80, 8, FLOOR - 80, lighten(wood, 0.06))
}

/** A lounge with sofas around a fireplace or a library wall. */
export function drawLounge(stage: Stage): void {
  const { random } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  drawWall(stage, FLOOR, palette.wall)
  drawFloor(stage, FLOOR, palette.floor, 'boards')
  drawBookWall(stage, isLeft ? 640 : 60, 260, palette)
  drawFireplace(stage, 480, palette)
  drawArtSet(stage, 480, 96, palette)
  const windowX = isLeft ? 86 : 674
  drawViewWindow(stage, { x: windowX, y: 92, width: 200, height: 280 }, random.pick(VIEWS), '#f4efe6', 3, 1)
  drawCurtain(stage, windowX - 54, 66, 54, FLOOR, palette.linen)
  drawCurtain(stage, windowX + 200, 66, 54, FLOOR, palette.linen)
  drawLightFall(stage, windowX, 110, 190, FLOOR, isLeft ? 160 : -160)
  drawRug(stage, 480, 566, 380, 56, palette, random.chance(0.5))
  drawFloorLamp(stage, place(330), 520, palette)
  drawSofa(stage, place(196), 570, 320, palette.fabric, palette)
  drawArmchair(stage, place(744), 560, 140, palette.accent, palette)
  drawArmchair(stage, place(890), 576, 140, palette.panel, palette)
  drawRoundTable(stage, place(500), 600, 96, 50, palette)
  drawVase(stage, place(486), 552, 40, palette.panel, palette.accent)
  drawPendant(stage, place(818), 170, palette, random.pick(['globe', 'dome', 'basket']))
  drawLeafPlant(stage, place(26), 600, 240, palette.panel)
}
