import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

function drawPot({ canvas, air }: Stage, x: number, y: number, width: number, height: number, colour: string): void {
  const clay = air.indoor(colour)
  canvas.glow(x, y, width * 1.1, 9, '#10152b', 0.4)
  canvas.path(
    `M${x - width / 2} ${y - height}h${width}l${-width * 0.1} ${height}q${-width * 0.4} 5 ${-width * 0.8} 0Z`,
    canvas.linear(
      [
        [0, lighten(clay, 0.18)],
        [0.5, clay],
        [1, darken(clay, 0.25)],
      ],
      'right',
    ),
  )
  canvas.ellipse(x, y - height, width / 2, width * 0.09, darken(clay, 0.4))
}

/** Draws a tall potted plant with broad leaves, standing at (x, y). */
export function drawLeafPlant(stage: Stage, x: number, y: number, height: number, pot: string): void {
  const { canvas, air, random } = stage
  const green = air.indoor(random.pick(['#4f8a5b', '#3f7a62', '#6a9a58']))
  drawPot(stage, x, y, height * 0.3, height * 0.26, pot)
  const foot = y - height * 0.27
  for (let index = 0; index < 13; index += 1) {
    const angle = -90 + (index - 6) * 13 + random.between(-6, 6)
    const reach = height * random.between(0.42, 0.74)
    const wide = reach * 0.15
    const shade = index % 3 === 0 ? darken(green, 0.25) : index % 3 === 1 ? green : lighten(green, 0.14)
    canvas.path(
      `M0 0C${reach * 0.3} ${-wide * 1.6} ${reach * 0.75} ${-wide * 1.5} ${reach} ${wide * 0.4}C${reach * 0.7} ${wide * 0.9} ${reach * 0.3} ${wide * 0.5} 0 0Z`,
      shade,
      { transform: `translate(${x} ${foot}) rotate(${angle.toFixed(1)})` },
    )
  }
}

/** Draws a vase with a few stems, standing at (x, y). */
export function drawVase(stage: Stage, x: number, y: number, size: number, colour: string, blossom: string): void {
  const { canvas, air, random } = stage
  const glaze = air.indoor(colour)
  for (let index = 0; index < 6; index += 1) {
    const tipX = x + random.between(-0.75, 0.75) * size
    const tipY = y - size * random.between(1.35, 2.1)
    canvas.line(`M${x} ${y - size * 0.8}Q${x} ${y - size * 1.3} ${tipX} ${tipY}`, air.indoor('#5f7f58'), 1.8)
    canvas.circle(tipX, tipY, size * random.between(0.1, 0.17), air.indoor(blossom))
    canvas.circle(tipX - size * 0.04, tipY - size * 0.05, size * 0.06, lighten(air.indoor(blossom), 0.45))
  }
  canvas.path(
    `M${x - size * 0.16} ${y - size}h${size * 0.32}Q${x + size * 0.12} ${y - size * 0.8} ${x + size * 0.38} ${y - size * 0.42}Q${x + size * 0.44} ${y - size * 0.1} ${x + size * 0.2} ${y}h${-size * 0.4}Q${x - size * 0.44} ${y - size * 0.1} ${x - size * 0.38} ${y - size * 0.42}Q${x - size * 0.12} ${y - size * 0.8} ${x - size * 0.16} ${y - size}Z`,
    canvas.linear(
      [
        [0, lighten(glaze, 0.28)],
        [0.6, glaze],
        [1, darken(glaze, 0.25)],
      ],
      'right',
    ),
  )
}
