import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawLeaf } from './garnish'
import { drawCutlery, drawPlate, drawTableTop } from './table-top'

function drawFriedEgg({ canvas, random }: Stage, x: number, y: number): void {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2
    const away = 66 * random.between(0.82, 1.14)
    return `${(x + Math.cos(angle) * away).toFixed(0)} ${(y + Math.sin(angle) * away).toFixed(0)}`
  })
  const outline = `M${points.join('L')}Z`
  canvas.path(outline, '#b9a88c', { stroke: '#b9a88c', strokeWidth: 30, opacity: 0.45, blur: 4 })
  canvas.path(outline, '#fffdf6', { stroke: '#fffdf6', strokeWidth: 24 })
  canvas.circle(x + 2, y + 3, 33, '#e08a1f', { opacity: 0.4 })
  canvas.circle(
    x,
    y,
    32,
    canvas.radial(
      [
        [0, '#ffd25a'],
        [1, '#f59a1f'],
      ],
      0.4,
      0.36,
      0.7,
    ),
  )
  canvas.ellipse(x - 10, y - 12, 9, 5, '#ffffff', { opacity: 0.7 })
}

function drawCroissant({ canvas }: Stage, x: number, y: number, turn: number): void {
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.path('M-104 34Q-60 -64 0 -62T104 34Q70 10 40 20Q0 -8 -40 20Q-70 10 -104 34Z', '#3a2414', {
      opacity: 0.28,
      transform: 'translate(4 8)',
    })
    canvas.path(
      'M-104 34Q-60 -64 0 -62T104 34Q70 10 40 20Q0 -8 -40 20Q-70 10 -104 34Z',
      canvas.fade('#f0bd6a', '#b8742f'),
    )
    for (const [dx, bend] of [
      [-62, -10],
      [-32, -6],
      [0, 0],
      [32, 6],
      [62, 10],
    ] as const)
      canvas.path(`M${dx - bend} -52q${bend} 36 ${bend * 0.6} 66`, 'none', {
        stroke: '#9a5a24',
        strokeWidth: 4,
        opacity: 0.55,
      })
  })
}

function drawCoffee({ canvas }: Stage, x: number, y: number, glaze: string): void {
  canvas.circle(x + 6, y + 9, 104, '#1a1420', { opacity: 0.3, blur: 8 })
  canvas.circle(x, y, 104, canvas.fade(lighten(glaze, 0.3), darken(glaze, 0.12), 'diagonal'))
  canvas.rect(x + 58, y - 16, 66, 32, darken(glaze, 0.08), { rx: 16 })
  canvas.circle(x, y, 70, lighten(glaze, 0.3))
  canvas.circle(
    x,
    y,
    60,
    canvas.radial([
      [0, '#c08a54'],
      [1, '#7a4a26'],
    ]),
  )
  canvas.path(
    `M${x} ${y + 34}Q${x - 42} ${y + 4} ${x - 26} ${y - 20}Q${x - 10} ${y - 34} ${x} ${y - 12}Q${x + 10} ${y - 34} ${x + 26} ${y - 20}Q${x + 42} ${y + 4} ${x} ${y + 34}Z`,
    '#f4e2c6',
  )
}

function drawBerry({ canvas, random }: Stage, x: number, y: number): void {
  const tone = random.pick(['#4f5f9f', '#c8314a', '#3f4a86', '#e0485a'])
  canvas.circle(x + 2, y + 3, 15, '#1a1420', { opacity: 0.25 })
  canvas.circle(
    x,
    y,
    15,
    canvas.radial(
      [
        [0, lighten(tone, 0.4)],
        [1, darken(tone, 0.2)],
      ],
      0.38,
      0.34,
      0.8,
    ),
  )
}

/** A breakfast with eggs, croissant, fruit and coffee. */
export function drawBreakfast(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  const glaze = random.pick(['#7f9fa6', '#cfdde0', '#e6bda4', '#b9c9ae', '#54687a'])
  const x = place(400)
  drawPlate(stage, x, 340, 230, glaze)
  drawFriedEgg(stage, x - 66, 290)
  drawFriedEgg(stage, x + 40, 396)
  for (const [dx, dy, turn] of [
    [86, -60, 24],
    [110, -20, 30],
  ] as const)
    canvas.path(
      'M-70 -10q24 -16 48 0t48 0t44 0v22q-22 14 -44 0t-48 0t-48 0Z',
      canvas.linear([
        [0, '#d9604a'],
        [0.5, '#f4b8a0'],
        [1, '#b5432f'],
      ]),
      { transform: `translate(${x + dx} ${340 + dy}) rotate(${turn})` },
    )
  for (const [dx, dy] of [
    [-100, 80],
    [-54, 116],
    [-120, 120],
  ] as const) {
    canvas.circle(
      x + dx,
      340 + dy,
      27,
      canvas.radial(
        [
          [0, '#ff8a6a'],
          [1, '#d9402a'],
        ],
        0.38,
        0.34,
        0.75,
      ),
    )
    canvas.ellipse(x + dx - 8, 330 + dy, 6, 4, '#ffffff', { opacity: 0.6 })
  }
  for (const turn of [200, 240, 290]) drawLeaf(stage, x + 10, 236, 60, turn)
  drawCroissant(stage, place(740), 190, isLeft ? -16 : 18)
  drawCoffee(stage, place(760), 450, random.pick(['#ffffff', '#4f7f86', '#e0a68a']))
  canvas.circle(place(120) + 5, 128, 92, '#1a1420', { opacity: 0.28, blur: 7 })
  canvas.circle(place(120), 120, 92, canvas.fade(lighten(glaze, 0.4), darken(glaze, 0.14), 'diagonal'))
  canvas.circle(place(120), 120, 76, '#fffaf0')
  for (let index = 0; index < 13; index += 1)
    drawBerry(stage, place(120) + random.between(-46, 46), 120 + random.between(-46, 46))
  drawLeaf(stage, place(120), 116, 40, -40, '#5fae5a')
  if (isLeft) drawCutlery(stage, 90, 440, -4)
  else drawCutlery(stage, 870, 440, 4)
}
