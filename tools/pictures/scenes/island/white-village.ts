import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSailBoat } from '../nature/shore'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'
import { drawWater } from '../nature/water'

const HORIZON = 330

function drawCube(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { canvas, air, random } = stage
  const white = air.tint(random.pick(['#ffffff', '#fbf4ea', '#f6ece0', '#fdf7f2']))
  canvas.rect(
    x,
    y - height,
    width,
    height + 60,
    canvas.linear(
      [
        [0, white],
        [0.7, darken(white, 0.06)],
        [1, darken(white, 0.2)],
      ],
      'right',
    ),
  )
  canvas.rect(x - 3, y - height - 6, width + 6, 9, lighten(white, 0.4))
  const blue = air.tint('#3f77b5')
  const middle = x + width / 2
  const kind = random.between(0, 1)
  if (kind < 0.3) {
    canvas.path(
      `M${x + width * 0.14} ${y - height - 4}A${width * 0.36} ${width * 0.36} 0 0 1 ${x + width * 0.86} ${y - height - 4}Z`,
      canvas.linear(
        [
          [0, lighten(blue, 0.3)],
          [0.5, blue],
          [1, darken(blue, 0.28)],
        ],
        'right',
      ),
    )
    canvas.circle(middle, y - height - width * 0.36 - 5, 3.4, white)
  }
  const lit = air.isLit && random.chance(0.6)
  if (lit) canvas.glow(middle, y - height * 0.45, width * 0.8, height * 0.7, '#ffc46a', 0.6)
  canvas.path(
    `M${middle - 11} ${y - height * 0.16}v${-height * 0.34}a11 11 0 0 1 22 0v${height * 0.34}Z`,
    lit ? '#ffd98c' : blue,
  )
  if (width > 90)
    for (const share of [0.14, 0.74])
      canvas.rect(x + width * share, y - height * 0.62, 15, 20, lit ? '#ffe2a4' : blue, { rx: 2 })
}

/** White cube houses with blue domes above the sea. */
export function drawWhiteVillage(stage: Stage): void {
  const { random, air, canvas } = stage
  const sunX = random.between(120, 330)
  drawSky(stage, { horizon: HORIZON, sunX, clouds: 5 })
  drawHills(
    stage,
    rollingLine(random, HORIZON - 16, 24, 0.4).map(([x, y]) => [x, Math.min(HORIZON, y)] as const),
    '#7f8fa6',
    0.6,
    HORIZON,
  )
  drawWater(stage, { top: HORIZON, bottom: 640, far: '#2f7fc0', near: '#1b5f9c', glitterX: sunX })
  drawSailBoat(stage, random.between(150, 300), HORIZON + 70, 50, '#fffaf0')
  canvas.path('M960 200V640H240Q420 560 520 460T700 300T960 200Z', air.tint('#b59a86'))
  for (let row = 0; row < 7; row += 1) {
    const y = 280 + row * 62
    let x = 700 - row * 76 + random.between(-20, 20)
    while (x < 980) {
      const width = random.between(70, 126)
      drawCube(stage, x, y - (x - 700 + row * 76) * 0.16, width, random.between(52, 86))
      x += width + random.between(-4, 10)
    }
    if (row % 2 === 1)
      drawShrubs(
        stage,
        700 - row * 76 - 30,
        700 - row * 76 + 90,
        y + 20,
        14,
        random.pick(['#d9608a', '#6f9a5a', '#e07aa0']),
      )
  }
  drawShrubs(stage, 150, 420, 640, 30, '#d9608a')
  drawShrubs(stage, 120, 300, 652, 30, '#5f9a5b')
}
