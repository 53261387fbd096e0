import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHerbs, drawLeaf, drawPrawn, drawSauceDish } from './garnish'
import { drawChopsticks, drawTableTop } from './table-top'

const SIDES = ['meat', 'greens', 'tofu', 'mushroom', 'prawns', 'lotus'] as const

function drawSide(stage: Stage, x: number, y: number, kind: (typeof SIDES)[number]): void {
  const { canvas, random } = stage
  const glaze = random.pick(['#f4efe4', '#cfdcd8', '#3f4a55', '#e6cdb4'])
  canvas.circle(x + 5, y + 7, 82, '#1a1420', { opacity: 0.3, blur: 6 })
  canvas.circle(x, y, 82, canvas.fade(lighten(glaze, 0.3), darken(glaze, 0.16), 'diagonal'))
  canvas.circle(x, y, 66, lighten(glaze, 0.14))
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 9) * Math.PI * 2
    const [px, py] = [x + Math.cos(angle) * 34, y + Math.sin(angle) * 34]
    const turn = (angle * 180) / Math.PI
    if (kind === 'meat') {
      canvas.path('M-30 -12Q0 -26 30 -12V12Q0 26 -30 12Z', '#d9606a', {
        transform: `translate(${px} ${py}) rotate(${turn + 90})`,
      })
      canvas.path('M-26 -4Q0 -16 26 -4M-26 6Q0 18 26 6', 'none', {
        stroke: '#fbd8d0',
        strokeWidth: 4,
        transform: `translate(${px} ${py}) rotate(${turn + 90})`,
      })
    } else if (kind === 'greens')
      drawLeaf(
        stage,
        x + Math.cos(angle) * 6,
        y + Math.sin(angle) * 6,
        58,
        turn,
        index % 2 === 0 ? '#5fa04a' : '#8fc26a',
      )
    else if (kind === 'tofu')
      canvas.rect(px - 17, py - 17, 34, 34, canvas.fade('#fffdf4', '#eadfc4', 'diagonal'), { rx: 5 })
    else if (kind === 'mushroom') {
      canvas.ellipse(
        px,
        py,
        22,
        19,
        canvas.radial([
          [0, '#b98a62'],
          [1, '#7a5236'],
        ]),
      )
      canvas.path(`M${px - 11} ${py}h22M${px} ${py - 9}v18`, 'none', { stroke: '#f0e0c8', strokeWidth: 4 })
    } else if (kind === 'prawns') drawPrawn(stage, px, py, 22, turn)
    else {
      canvas.circle(px, py, 23, '#f2e4c8', { stroke: '#d0b98c', strokeWidth: 2.4 })
      for (let hole = 0; hole < 6; hole += 1)
        canvas.circle(px + Math.cos(hole * 1.05) * 12, py + Math.sin(hole * 1.05) * 12, 3.6, '#b99a68')
    }
  }
}

function drawPot({ canvas, random }: Stage, x: number, y: number, radius: number): void {
  canvas.circle(x + 8, y + 12, radius + 18, '#1a1420', { opacity: 0.4, blur: 10 })
  for (const side of [-1, 1]) canvas.rect(x + side * (radius + 20) - 26, y - 40, 52, 80, '#6a6f78', { rx: 20 })
  canvas.circle(
    x,
    y,
    radius + 16,
    canvas.linear(
      [
        [0, '#d9dde0'],
        [0.5, '#9aa1a8'],
        [1, '#e9ecee'],
      ],
      'diagonal',
    ),
  )
  const isMild = random.chance(0.5)
  canvas.path(
    `M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}C${x - 120} ${y + 110} ${x + 120} ${y - 110} ${x} ${y - radius}Z`,
    canvas.radial([
      [0, '#e0542f'],
      [1, '#a82a1c'],
    ]),
  )
  canvas.path(
    `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}C${x - 120} ${y + 110} ${x + 120} ${y - 110} ${x} ${y - radius}Z`,
    canvas.radial(
      isMild
        ? [
            [0, '#f6ead0'],
            [1, '#e3cc9c'],
          ]
        : [
            [0, '#e6b05a'],
            [1, '#b9762f'],
          ],
    ),
  )
  canvas.path(`M${x} ${y - radius}C${x + 120} ${y - 110} ${x - 120} ${y + 110} ${x} ${y + radius}`, 'none', {
    stroke: '#c3c9ce',
    strokeWidth: 11,
  })
}

/** A divided hot pot with plates of things to cook. */
export function drawHotPot(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const [x, y, radius] = [480, 322, 216]
  drawPot(stage, x, y, radius)
  for (let index = 0; index < 17; index += 1) {
    const [px, py] = [x - random.between(40, 170), y + random.between(-120, 130)]
    canvas.path('M-18 0Q0 -9 20 -4Q6 8 -18 0Z', '#e8372a', {
      transform: `translate(${px} ${py}) rotate(${random.between(0, 360).toFixed(0)})`,
    })
  }
  for (let index = 0; index < 20; index += 1)
    canvas.circle(x + random.between(-180, 180), y + random.between(-130, 130), random.between(4, 11), '#ffffff', {
      opacity: random.between(0.12, 0.34),
    })
  drawHerbs(stage, x + 110, y + 20, 74, 22)
  for (const [px, py] of [
    [x + 90, y - 80],
    [x + 140, y + 60],
  ] as const) {
    canvas.circle(px, py, 26, '#c8314a')
    canvas.circle(px, py, 19, '#f6ead0')
  }
  const first = random.whole(0, SIDES.length - 1)
  for (const [index, [px, py]] of (
    [
      [110, 120],
      [104, 340],
      [130, 548],
      [850, 110],
      [862, 320],
      [836, 540],
    ] as const
  ).entries())
    drawSide(stage, px, py, SIDES[(first + index) % SIDES.length] ?? 'greens')
  drawSauceDish(stage, 330, 60, 46, '#f0e9dc', '#8f5a2a')
  drawSauceDish(stage, 640, 592, 46, '#3f4a55', '#c0392b')
  drawChopsticks(stage, 420, 604, -3)
}
