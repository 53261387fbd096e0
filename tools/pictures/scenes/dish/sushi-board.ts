import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawLeaf, drawSauceDish } from './garnish'
import { drawChopsticks, drawTableTop } from './table-top'

const TOPPINGS = [
  { flesh: '#f58a5c', line: '#ffd9c0' },
  { flesh: '#d9434f', line: '#f5a0a0' },
  { flesh: '#f6e6d8', line: '#f2b8a8' },
  { flesh: '#ffc24a', line: '#ffe6a8' },
  { flesh: '#f2b0a0', line: '#ffffff' },
] as const

function drawNigiri({ canvas }: Stage, x: number, y: number, topping: (typeof TOPPINGS)[number]): void {
  canvas.rect(x - 56, y - 22, 120, 62, '#1a1420', { rx: 26, opacity: 0.3, blur: 5 })
  canvas.rect(x - 58, y - 26, 116, 56, canvas.fade('#ffffff', '#e6ddcc'), { rx: 25 })
  for (let grain = 0; grain < 9; grain += 1)
    canvas.ellipse(x - 44 + grain * 11, y + 20 + (grain % 2) * 4, 6, 3, '#f6f0e4')
  canvas.rect(x - 64, y - 32, 128, 48, canvas.fade(lighten(topping.flesh, 0.3), darken(topping.flesh, 0.06)), {
    rx: 22,
  })
  for (const dx of [-40, -16, 8, 32]) canvas.line(`M${x + dx} ${y - 28}q14 18 6 38`, topping.line, 4, { opacity: 0.8 })
  canvas.ellipse(x - 20, y - 24, 30, 4, '#ffffff', { opacity: 0.4 })
}

function drawMaki({ canvas, random }: Stage, x: number, y: number, radius: number, isInsideOut: boolean): void {
  canvas.circle(x + 5, y + 7, radius, '#1a1420', { opacity: 0.3, blur: 4 })
  canvas.circle(x, y, radius, isInsideOut ? '#f4ecdd' : '#22332c')
  canvas.circle(
    x,
    y,
    radius * 0.86,
    isInsideOut
      ? '#fbf7ee'
      : canvas.radial([
          [0, '#ffffff'],
          [1, '#e9e0d0'],
        ]),
  )
  if (isInsideOut) {
    for (let index = 0; index < 16; index += 1)
      canvas.circle(
        x + Math.cos(index * 0.39) * radius * 0.92,
        y + Math.sin(index * 0.39) * radius * 0.92,
        3.6,
        random.pick(['#f08a3c', '#3f3a34', '#f5c25a']),
      )
    canvas.circle(x, y, radius * 0.5, '#22332c')
  }
  canvas.circle(x - radius * 0.14, y - radius * 0.08, radius * 0.26, '#f2764a')
  canvas.circle(x + radius * 0.18, y - radius * 0.1, radius * 0.22, '#8fc26a')
  canvas.circle(x + radius * 0.02, y + radius * 0.2, radius * 0.2, '#ffd45a')
}

/** A board of sushi with rolls, ginger and soy sauce. */
export function drawSushiBoard(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const board = random.pick(['#2f3640', '#c99a66', '#e6ddd0', '#7a4f38'])
  canvas.rect(150, 110, 620, 440, '#1a1420', { rx: 26, opacity: 0.36, blur: 10 })
  canvas.rect(140, 96, 620, 440, canvas.fade(lighten(board, 0.16), darken(board, 0.14), 'diagonal'), { rx: 26 })
  canvas.rect(152, 108, 596, 416, 'none', { rx: 18, stroke: lighten(board, 0.3), strokeWidth: 2, opacity: 0.5 })
  const first = random.whole(0, TOPPINGS.length - 1)
  for (let index = 0; index < 8; index += 1) {
    const topping = TOPPINGS[(first + index) % TOPPINGS.length]
    if (topping !== undefined) drawNigiri(stage, 232 + (index % 4) * 146, 172 + Math.floor(index / 4) * 106, topping)
  }
  for (let index = 0; index < 10; index += 1)
    drawMaki(stage, 210 + (index % 5) * 82, 376 + Math.floor(index / 5) * 86, 36, index < 5)
  for (let index = 0; index < 8; index += 1)
    canvas.path('M-30 0Q-10 -34 26 -20Q40 0 20 18Q-10 26 -30 0Z', random.pick(['#f7c2b8', '#fbd8cc', '#f2b0a6']), {
      transform: `translate(${668 + random.between(-24, 24)} ${400 + random.between(-18, 18)}) rotate(${random.between(0, 360).toFixed(0)})`,
      opacity: 0.92,
    })
  canvas.circle(
    672,
    482,
    28,
    canvas.radial([
      [0, '#b6d67a'],
      [1, '#7fae4a'],
    ]),
  )
  for (const turn of [200, 240, 280]) drawLeaf(stage, 728, 520, 74, turn, '#4f8f4a')
  drawSauceDish(stage, 850, 170, 68, '#f0e9dc', '#3a1f14')
  drawChopsticks(stage, 470, 590, 2)
}
