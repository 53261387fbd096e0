import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawEggHalf, drawHerbs, drawPrawn, drawSauceDish } from './garnish'
import { drawBowl, drawChopsticks, drawTableTop } from './table-top'

/** Draws a nest of noodles inside a circle. */
export function drawNoodles(
  { canvas, random }: Stage,
  x: number,
  y: number,
  reach: number,
  colour: string,
  count: number,
): void {
  const clip = canvas.clip(
    `M${x - reach} ${y}a${reach} ${reach} 0 1 1 ${reach * 2} 0a${reach} ${reach} 0 1 1 ${-reach * 2} 0Z`,
  )
  canvas.group({ clip }, () => {
    for (let index = 0; index < count; index += 1) {
      const angle = random.between(0, Math.PI * 2)
      const away = random.between(0, 0.5) * reach
      const [cx, cy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
      const radius = random.between(0.24, 0.6) * reach
      const from = random.between(0, 360)
      const tone = random.pick([colour, lighten(colour, 0.25), darken(colour, 0.12)])
      const shape = `M${cx - radius} ${cy}a${radius} ${radius * random.between(0.6, 1)} 0 0 1 ${radius * 2} 0`
      const transform = `rotate(${from.toFixed(0)} ${cx.toFixed(1)} ${cy.toFixed(1)})`
      canvas.line(shape, darken(colour, 0.35), 9, { transform, opacity: 0.5 })
      canvas.line(shape, tone, 6.4, { transform })
    }
  })
}

function drawPork({ canvas }: Stage, x: number, y: number, size: number, turn: number): void {
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.ellipse(3, 5, size, size * 0.78, '#3a2414', { opacity: 0.3 })
    canvas.ellipse(0, 0, size, size * 0.78, '#9a5a3a')
    canvas.ellipse(
      0,
      0,
      size * 0.9,
      size * 0.68,
      canvas.radial([
        [0, '#f0c0a0'],
        [1, '#d9946f'],
      ]),
    )
    canvas.path(
      `M${-size * 0.6} ${-size * 0.1}q${size * 0.3} ${-size * 0.4} ${size * 0.7} ${-size * 0.2}t${size * 0.4} ${size * 0.4}`,
      'none',
      { stroke: '#fbe6d6', strokeWidth: size * 0.12 },
    )
  })
}

/** A bowl of noodle soup with egg, greens and pork or prawns. */
export function drawNoodleBowl(stage: Stage): void {
  const { canvas, random } = stage
  drawTableTop(stage)
  const [x, y, radius] = [random.between(430, 500), 330, 250]
  const broth = random.pick(['#c9803f', '#a8562f', '#e3b878', '#d9a05a'])
  drawBowl(stage, x, y, radius, random.pick(['#2f4858', '#8a3f34', '#f0e8da', '#3f6b62', '#2b2f38']), broth)
  drawNoodles(stage, x - 10, y + 16, 168, '#f2d690', 46)
  for (let index = 0; index < 4; index += 1) {
    const angle = 2.3 + index * 0.26
    canvas.path('M0 0Q50 -34 118 -14Q140 6 112 22Q50 30 0 0Z', random.pick(['#4f8f4a', '#5fa552', '#3f7a42']), {
      transform: `translate(${x + Math.cos(angle) * 60} ${y + Math.sin(angle) * 66}) rotate(${(angle * 57.3 + 8).toFixed(0)})`,
    })
  }
  if (random.chance(0.5))
    for (const [dx, dy, turn] of [
      [84, -66, 20],
      [130, -6, 62],
      [42, -112, -12],
    ] as const)
      drawPork(stage, x + dx, y + dy, 62, turn)
  else
    for (const [dx, dy, turn] of [
      [80, -80, 20],
      [132, -10, 80],
      [30, -120, -30],
    ] as const)
      drawPrawn(stage, x + dx, y + dy, 40, turn)
  drawEggHalf(stage, x - 74, y - 96, 50)
  drawEggHalf(stage, x + 4, y - 44, 46)
  canvas.rect(x + 96, y + 60, 74, 96, '#24382f', { rx: 3, transform: `rotate(24 ${x + 130} ${y + 100})` })
  drawHerbs(stage, x - 10, y + 60, 110, 40)
  for (let index = 0; index < 14; index += 1)
    canvas.circle(
      x + random.between(-170, 170),
      y + random.between(-150, 170),
      random.between(3, 8),
      lighten(broth, 0.5),
      { opacity: 0.35 },
    )
  drawChopsticks(stage, 790, 330, 82)
  drawSauceDish(stage, 120, 130, 62, '#efe8dc', random.pick(['#7a2f1f', '#c0392b', '#3f2a1a']))
  drawSauceDish(stage, 110, 500, 54, '#3f4a55', random.pick(['#5fa04a', '#e3b04a']))
}
