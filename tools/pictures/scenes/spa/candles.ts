import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** Draws a burning pillar candle standing at (x, y). */
export function drawCandle({ canvas, air }: Stage, x: number, y: number, width: number, height: number): void {
  const wax = air.indoor('#f8efdc')
  canvas.glow(x, y - height - 12, 110, 96, '#ffc46a', air.mood === 'day' ? 0.5 : 0.85)
  canvas.ellipse(x, y, width * 0.62, width * 0.14, '#10152b', { opacity: 0.3 })
  canvas.rect(
    x - width / 2,
    y - height,
    width,
    height,
    canvas.linear(
      [
        [0, lighten(wax, 0.4)],
        [0.5, wax],
        [1, darken(wax, 0.2)],
      ],
      'right',
    ),
    { rx: 4 },
  )
  canvas.ellipse(x, y - height, width / 2, width * 0.12, '#ffe8b4')
  canvas.path(`M${x} ${y - height - 26}q8 14 0 24q-8 -10 0 -24Z`, '#ffb83f')
  canvas.path(`M${x} ${y - height - 18}q4 8 0 15q-4 -7 0 -15Z`, '#fff3c4')
}

/** Draws a stack of smooth stones standing at (x, y). */
export function drawStones({ canvas, air, random }: Stage, x: number, y: number, size: number, count: number): void {
  let foot = y
  for (let index = 0; index < count; index += 1) {
    const half = size * (1 - index * 0.18)
    const stone = air.indoor(random.pick(['#5f666e', '#7a7f84', '#4f565f']))
    canvas.ellipse(
      x + random.between(-3, 3),
      foot - half * 0.28,
      half,
      half * 0.3,
      canvas.linear([
        [0, lighten(stone, 0.35)],
        [0.5, stone],
        [1, darken(stone, 0.3)],
      ]),
    )
    foot -= half * 0.52
  }
}

/** Draws an orchid stem with blossoms growing from (x, y). */
export function drawOrchid(
  { canvas, air }: Stage,
  x: number,
  y: number,
  height: number,
  side: 1 | -1,
  colour: string,
): void {
  canvas.line(
    `M${x} ${y}Q${x + side * height * 0.06} ${y - height * 0.8} ${x + side * height * 0.5} ${y - height * 0.86}`,
    air.indoor('#5f8a52'),
    4,
  )
  for (const [share, drop] of [
    [0.2, 0.82],
    [0.32, 0.88],
    [0.44, 0.86],
    [0.55, 0.8],
  ] as const) {
    const [px, py] = [x + side * height * share, y - height * drop]
    const petal = air.indoor(colour)
    for (let turn = 0; turn < 5; turn += 1)
      canvas.ellipse(
        px,
        py - height * 0.055,
        height * 0.035,
        height * 0.06,
        turn % 2 === 0 ? petal : lighten(petal, 0.25),
        { transform: `rotate(${turn * 72} ${px} ${py})` },
      )
    canvas.circle(px, py, height * 0.022, air.indoor('#f2c14e'))
  }
}
