import type { Stage } from '../drawing/stage'
import { drawLeaf, drawPrawn } from './garnish'
import { drawNoodles } from './noodle-bowl'
import { drawCutlery, drawPlate, drawTableTop } from './table-top'

function drawGlassAndBread({ canvas, random }: Stage): void {
  canvas.circle(120, 120, 70, '#1a1420', { opacity: 0.26, blur: 7 })
  canvas.circle(
    114,
    112,
    70,
    canvas.linear(
      [
        [0, '#ffffff', 0.9],
        [1, '#cfd9dd', 0.9],
      ],
      'diagonal',
    ),
  )
  canvas.circle(114, 112, 56, random.pick(['#8f2338', '#e9cf7a', '#dfeff2']))
  canvas.ellipse(96, 92, 18, 9, '#ffffff', { opacity: 0.5 })
  for (const [bx, by, turn] of [
    [100, 500, -24],
    [160, 560, 18],
  ] as const) {
    canvas.ellipse(bx, by, 76, 44, '#1a1420', { opacity: 0.24, blur: 5, transform: `rotate(${turn} ${bx} ${by})` })
    canvas.ellipse(
      bx - 4,
      by - 6,
      76,
      44,
      canvas.radial([
        [0, '#f6dca6'],
        [0.75, '#d9a05a'],
        [1, '#a86a34'],
      ]),
      { transform: `rotate(${turn} ${bx} ${by})` },
    )
  }
}

function drawTomato({ canvas }: Stage, px: number, py: number): void {
  canvas.circle(px + 3, py + 4, 20, '#5a1f14', { opacity: 0.3 })
  canvas.circle(
    px,
    py,
    20,
    canvas.radial(
      [
        [0, '#ff8a6a'],
        [0.6, '#e0492f'],
        [1, '#b5301f'],
      ],
      0.38,
      0.34,
      0.7,
    ),
  )
  canvas.ellipse(px - 6, py - 7, 5, 3, '#ffffff', { opacity: 0.6 })
}

/** A plate of pasta with basil, tomatoes or prawns. */
export function drawPastaPlate(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const [x, y] = [random.between(420, 470), 324]
  drawPlate(stage, x, y, 262, random.pick(['#fbf8f1', '#e9efec', '#f4e6d6', '#4f6472']))
  const style = random.pick(['tomato', 'basil', 'cream'] as const)
  const sauce = { tomato: '#c8452f', basil: '#6f9a45', cream: '#f0dcae' }[style]
  canvas.circle(
    x,
    y,
    160,
    canvas.radial([
      [0, sauce],
      [0.8, sauce],
      [1, sauce, 0.4],
    ]),
  )
  drawNoodles(stage, x, y, 158, { tomato: '#f2c067', basil: '#dfcf7a', cream: '#f6dc98' }[style], 64)
  for (let index = 0; index < 11; index += 1) {
    const angle = random.between(0, Math.PI * 2)
    const away = random.between(10, 120)
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    if (style === 'cream' && index < 6) drawPrawn(stage, px, py, 30, random.between(0, 360))
    else {
      drawTomato(stage, px, py)
    }
  }
  for (let index = 0; index < 34; index += 1)
    canvas.rect(x + random.between(-120, 120), y + random.between(-110, 110), random.between(8, 18), 4, '#fff4d6', {
      rx: 2,
      opacity: 0.92,
      transform: `rotate(${random.between(-30, 30).toFixed(0)} ${x} ${y})`,
    })
  for (const turn of [10, 130, 250]) drawLeaf(stage, x + random.between(-30, 30), y + random.between(-30, 30), 58, turn)
  drawCutlery(stage, 832, 320, random.between(2, 8))
  drawGlassAndBread(stage)
}
