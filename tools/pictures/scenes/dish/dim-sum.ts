import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHerbs, drawSauceDish } from './garnish'
import { drawChopsticks, drawTableTop } from './table-top'

function drawSteamer({ canvas }: Stage, x: number, y: number, radius: number): void {
  canvas.circle(x + 8, y + 12, radius * 1.02, '#1a1420', { opacity: 0.36, blur: 9 })
  canvas.circle(x, y, radius, canvas.fade('#e6bd82', '#b08350', 'diagonal'))
  for (const share of [0.95, 0.9])
    canvas.circle(x, y, radius * share, 'none', { stroke: '#9a6f40', strokeWidth: 2.4, opacity: 0.6 })
  canvas.circle(x, y, radius * 0.85, '#8f6438')
  canvas.circle(x, y + 3, radius * 0.83, '#dcb67c')
  for (let index = -5; index <= 5; index += 1)
    canvas.rect(
      x + index * radius * 0.14 - 2,
      y - Math.sqrt(Math.max(0, 0.68 - (index * 0.14) ** 2)) * radius,
      4,
      2 * Math.sqrt(Math.max(0, 0.68 - (index * 0.14) ** 2)) * radius,
      '#b98d56',
      { opacity: 0.7 },
    )
  canvas.circle(x, y, radius * 0.72, '#f6efe0', { opacity: 0.6 })
}

function drawBun({ canvas }: Stage, x: number, y: number, radius: number, tone: string, mark: string): void {
  canvas.circle(x + 4, y + 6, radius, '#3a2414', { opacity: 0.3, blur: 3 })
  canvas.circle(
    x,
    y,
    radius,
    canvas.radial(
      [
        [0, lighten(tone, 0.5)],
        [0.7, tone],
        [1, darken(tone, 0.18)],
      ],
      0.4,
      0.36,
      0.7,
    ),
  )
  for (let fold = 0; fold < 10; fold += 1)
    canvas.path('M0 0Q6 -16 0 -30', 'none', {
      stroke: darken(tone, 0.2),
      strokeWidth: 1.8,
      opacity: 0.5,
      transform: `translate(${x} ${y}) rotate(${fold * 36}) scale(${(radius / 40).toFixed(2)})`,
    })
  canvas.circle(x, y, radius * 0.16, mark)
}

function drawDumpling({ canvas }: Stage, x: number, y: number, size: number, turn: number, tone: string): void {
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.ellipse(4, size * 0.26, size * 0.98, size * 0.56, '#3a2414', { opacity: 0.3 })
    canvas.path(
      `M${-size} ${size * 0.3}Q${-size * 0.9} ${-size * 0.7} 0 ${-size * 0.7}T${size} ${size * 0.3}Q0 ${size * 0.8} ${-size} ${size * 0.3}Z`,
      canvas.fade(lighten(tone, 0.4), darken(tone, 0.12)),
      { stroke: darken(tone, 0.22), strokeWidth: 2 },
    )
    for (let fold = -3; fold <= 3; fold += 1)
      canvas.path(
        `M${fold * size * 0.22} ${-size * 0.6 + Math.abs(fold) * size * 0.08}q${size * 0.1} ${size * 0.2} ${size * 0.02} ${size * 0.42}`,
        'none',
        { stroke: darken(tone, 0.2), strokeWidth: 2, opacity: 0.55 },
      )
  })
}

/** Bamboo steamers of buns and dumplings. */
export function drawDimSum(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const steamers = random.pick([
    [
      [280, 250, 190],
      [640, 380, 210],
    ],
    [
      [250, 370, 200],
      [610, 240, 190],
      [800, 540, 140],
    ],
    [[480, 320, 240]],
  ] as const)
  steamers.forEach(([x, y, radius], index) => {
    drawSteamer(stage, x, y, radius)
    const kind = (index + random.whole(0, 2)) % 3
    const ring = radius > 180 ? 6 : 5
    for (let piece = 0; piece <= ring; piece += 1) {
      const angle = (piece / ring) * Math.PI * 2
      const away = piece === ring ? 0 : radius * 0.48
      const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
      if (kind === 0) drawBun(stage, px, py, radius * 0.2, '#f6ead6', '#e8574a')
      else if (kind === 1)
        drawDumpling(stage, px, py, radius * 0.2, angle * 57 + 90, random.pick(['#ecc893', '#b3d58c', '#f0b9a0']))
      else drawBun(stage, px, py, radius * 0.19, '#f2c24f', '#e8703f')
    }
  })
  drawSauceDish(stage, 90, 110, 56, '#f0e9dc', '#5a2214')
  drawSauceDish(stage, 884, 110, 60, '#3f5f6a', '#c0392b')
  drawSauceDish(stage, 96, 560, 60, '#e6d9c4', '#8f9a3f')
  drawHerbs(stage, 884, 110, 26, 5)
  canvas.circle(420, 560, 52, '#1a1420', { opacity: 0.26, blur: 6 })
  canvas.circle(414, 552, 52, canvas.fade('#ffffff', '#d9e0e0', 'diagonal'))
  canvas.circle(
    414,
    552,
    42,
    canvas.radial([
      [0, '#d9b04f'],
      [1, '#b0842f'],
    ]),
  )
  drawChopsticks(stage, 660, 600, -4)
}
