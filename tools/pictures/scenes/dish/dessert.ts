import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawLeaf } from './garnish'
import { drawCutlery, drawPlate, drawTableTop } from './table-top'

function drawStrawberry({ canvas }: Stage, x: number, y: number, size: number, turn: number): void {
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.path(
      `M0 ${size}Q${-size * 0.9} ${size * 0.2} ${-size * 0.7} ${-size * 0.4}Q0 ${-size * 0.9} ${size * 0.7} ${-size * 0.4}Q${size * 0.9} ${size * 0.2} 0 ${size}Z`,
      canvas.radial(
        [
          [0, '#ff7a70'],
          [1, '#c8283a'],
        ],
        0.38,
        0.3,
        0.8,
      ),
    )
    for (const [dx, dy] of [
      [-0.3, -0.1],
      [0.1, -0.2],
      [0.38, 0.06],
      [-0.1, 0.22],
      [0.16, 0.46],
    ] as const)
      canvas.ellipse(dx * size, dy * size, 2, 3, '#ffe09a')
    for (const leaf of [-60, -20, 20, 60])
      canvas.path(
        `M0 ${-size * 0.5}q${size * 0.12} ${-size * 0.24} 0 ${-size * 0.46}q${-size * 0.12} ${size * 0.22} 0 ${size * 0.46}Z`,
        '#5fae5a',
        { transform: `rotate(${leaf} 0 ${-size * 0.5})` },
      )
  })
}

function drawCake(stage: Stage, x: number, y: number): void {
  const { canvas, random } = stage
  const cream = random.pick(['#fbeee0', '#f4c9cf', '#6a4030', '#e6d6a8', '#c9dcc0'])
  canvas.circle(x + 8, y + 12, 152, '#3a2414', { opacity: 0.3, blur: 8 })
  canvas.circle(x, y, 150, canvas.fade(lighten(cream, 0.3), darken(cream, 0.2), 'diagonal'))
  for (let index = 0; index < 20; index += 1) {
    const angle = (index / 20) * Math.PI * 2
    canvas.circle(
      x + Math.cos(angle) * 132,
      y + Math.sin(angle) * 132,
      19,
      canvas.radial(
        [
          [0, lighten(cream, 0.6)],
          [1, darken(cream, 0.1)],
        ],
        0.4,
        0.36,
        0.7,
      ),
    )
  }
  canvas.circle(x, y, 104, lighten(cream, 0.16))
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2
    drawStrawberry(stage, x + Math.cos(angle) * 66, y + Math.sin(angle) * 66, 28, (index / 8) * 360 + 90)
  }
  for (let index = 0; index < 9; index += 1) {
    const [px, py] = [x + random.between(-28, 28), y + random.between(-28, 28)]
    canvas.circle(
      px,
      py,
      13,
      canvas.radial(
        [
          [0, '#7f8fd0'],
          [1, '#33407f'],
        ],
        0.38,
        0.34,
        0.8,
      ),
    )
  }
  for (const turn of [20, 140, 260]) drawLeaf(stage, x, y, 44, turn, '#5fae5a')
}

function drawMacaron({ canvas }: Stage, x: number, y: number, tone: string): void {
  canvas.circle(x + 5, y + 7, 46, '#1a1420', { opacity: 0.28, blur: 5 })
  canvas.circle(x, y + 3, 47, darken(tone, 0.2))
  canvas.circle(
    x,
    y,
    45,
    canvas.radial(
      [
        [0, lighten(tone, 0.45)],
        [0.7, tone],
        [1, darken(tone, 0.08)],
      ],
      0.38,
      0.34,
      0.75,
    ),
  )
  canvas.ellipse(x - 14, y - 16, 13, 8, '#ffffff', { opacity: 0.35 })
}

/** A berry cake with macarons. */
export function drawDessert(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  drawPlate(stage, place(400), 330, 250, random.pick(['#fbf8f1', '#dfe9ea', '#f2dcd2', '#54606f']))
  drawCake(stage, place(400), 330)
  const tones = ['#f2a6b4', '#b6d6a0', '#f2d27a', '#c9b0e0', '#e0a07a', '#9fd0d6']
  const first = random.whole(0, 5)
  for (const [index, [x, y]] of (
    [
      [760, 120],
      [846, 178],
      [742, 216],
      [840, 270],
    ] as const
  ).entries())
    drawMacaron(stage, place(x), y, tones[(first + index) % 6] ?? '#f2a6b4')
  drawCutlery(stage, place(800), 460, isLeft ? 6 : -6)
  canvas.circle(place(110) + 5, 118, 84, '#1a1420', { opacity: 0.28, blur: 7 })
  canvas.circle(place(110), 110, 84, canvas.fade('#ffffff', '#dfe3e2', 'diagonal'))
  canvas.circle(
    place(110),
    110,
    56,
    canvas.radial([
      [0, '#e6a64a'],
      [1, '#a8642a'],
    ]),
  )
  canvas.ellipse(place(110) - 16, 92, 18, 8, '#ffffff', { opacity: 0.4 })
  for (const [x, y, turn] of [
    [90, 500, 30],
    [150, 560, 150],
    [84, 588, 260],
  ] as const)
    drawStrawberry(stage, place(x), y, 30, turn)
}
