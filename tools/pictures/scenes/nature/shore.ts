import { darken, lighten, mix } from '../drawing/colour'
import { smoothGround, type Point } from '../drawing/curves'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'

/** The line where water meets sand, from left to right across the stage. */
export function shoreLine({ random }: Stage, left: number, right: number): Point[] {
  const phase = random.between(0, 6)
  return Array.from({ length: 17 }, (_, index) => {
    const x = -20 + index * 62.5
    return [
      x,
      left + ((right - left) * index) / 16 + Math.sin(x * 0.011 + phase) * 15 + Math.sin(x * 0.027 + phase * 2) * 5,
    ] as const
  })
}

/** Draws sand below a shore line, with foam, wet sand and a few grains. */
export function drawSand(stage: Stage, line: readonly Point[], daylight = '#f1dcae'): void {
  const { canvas, random, air } = stage
  const sand = air.tint(daylight)
  const shifted = (by: number): Point[] => line.map(([x, y], index) => [x, y + by + Math.sin(index * 1.3 + by) * 2.4])
  const foam = mix('#ffffff', air.tint('#ffffff'), 0.85)
  canvas.path(smoothGround(shifted(-30), STAGE_HEIGHT), foam, { opacity: 0.16 })
  canvas.path(smoothGround(shifted(-15), STAGE_HEIGHT), foam, { opacity: 0.32 })
  canvas.path(smoothGround(shifted(-3), STAGE_HEIGHT), foam, { opacity: 0.95 })
  canvas.path(smoothGround(shifted(4), STAGE_HEIGHT), mix(darken(sand, 0.26), air.sky[1], 0.16))
  canvas.path(smoothGround(shifted(20), STAGE_HEIGHT), darken(sand, 0.1))
  canvas.path(smoothGround(shifted(34), STAGE_HEIGHT), canvas.fade(lighten(sand, 0.12), darken(sand, 0.16)))
  for (let index = 0; index < 90; index += 1) {
    canvas.circle(
      random.between(0, STAGE_WIDTH),
      random.between(530, STAGE_HEIGHT),
      random.between(0.6, 1.6),
      random.chance(0.5) ? darken(sand, 0.4) : lighten(sand, 0.5),
      { opacity: 0.4 },
    )
  }
}

/** Draws a striped sunshade with two loungers standing on the sand at (x, y). */
export function drawBeachSeats({ canvas, air }: Stage, x: number, y: number, cloth: string): void {
  const white = air.tint('#fffaf0')
  const colour = air.tint(cloth)
  canvas.glow(x + 46, y + 4, 150, 16, '#3b2a1a', 0.4)
  canvas.rect(x - 2.4, y - 124, 4.8, 128, air.tint('#f0e8d8'), { rx: 2 })
  for (let gore = 0; gore < 8; gore += 1) {
    const [from, to] = [-82 + gore * 20.5, -61.5 + gore * 20.5]
    canvas.path(
      `M${x} ${y - 156}Q${x + from * 0.78} ${y - 146} ${x + from} ${y - 100}Q${x + (from + to) / 2} ${y - 92} ${x + to} ${y - 100}Q${x + to * 0.78} ${y - 146} ${x} ${y - 156}Z`,
      gore % 2 === 0 ? colour : white,
    )
  }
  canvas.path(
    `M${x} ${y - 156}Q${x + 64} ${y - 146} ${x + 82} ${y - 100}Q${x + 50} ${y - 94} ${x + 30} ${y - 98}Q${x + 30} ${y - 140} ${x} ${y - 156}Z`,
    '#10152b',
    { opacity: 0.13 },
  )
  for (const offset of [-104, 28]) {
    const left = x + offset
    canvas.path(`M${left} ${y - 20}l-4 -4 34 -26 6 4 -24 22h54v7h-66Z`, white)
    canvas.path(`M${left + 16} ${y - 20}l18 -17 5 3 -14 13h42v4Z`, colour, { opacity: 0.7 })
    for (const leg of [8, 58]) canvas.rect(left + leg, y - 14, 3.6, 16, air.tint('#b08a5a'))
  }
}

/** Draws a small sailing boat on the water at (x, y). */
export function drawSailBoat({ canvas, air }: Stage, x: number, y: number, size: number, sail: string): void {
  canvas.ellipse(x, y + size * 0.16, size * 0.6, size * 0.06, '#0d1a2b', { opacity: 0.2 })
  canvas.path(`M${x - size * 0.5} ${y}h${size}l${-size * 0.18} ${size * 0.17}h${-size * 0.62}Z`, air.tint('#fdfaf3'))
  canvas.path(
    `M${x + size * 0.03} ${y - size * 0.05}V${y - size * 1.2}Q${x + size * 0.4} ${y - size * 0.5} ${x + size * 0.46} ${y - size * 0.08}Z`,
    air.tint('#fffdf6'),
  )
  canvas.path(
    `M${x - size * 0.03} ${y - size * 0.05}V${y - size * 1.05}Q${x - size * 0.3} ${y - size * 0.4} ${x - size * 0.42} ${y - size * 0.08}Z`,
    air.tint(sail),
  )
}
