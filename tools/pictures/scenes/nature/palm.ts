import { darken, mix } from '../drawing/colour'
import type { Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'

function along(from: Point, bend: Point, to: Point, share: number): Point {
  const rest = 1 - share
  return [
    rest * rest * from[0] + 2 * rest * share * bend[0] + share * share * to[0],
    rest * rest * from[1] + 2 * rest * share * bend[1] + share * share * to[1],
  ]
}

function drawFrond({ canvas }: Stage, from: Point, bend: Point, to: Point, width: number, colour: string): void {
  const sides = [1, -1].map((side) => {
    let data = ''
    for (let step = 1; step <= 15; step += 1) {
      const [ax, ay] = along(from, bend, to, (step - 1) / 15)
      const [bx, by] = along(from, bend, to, step / 15)
      const reach = width * Math.sin(Math.PI * Math.min(1, (step / 15) * 0.9 + 0.1))
      const length = Math.hypot(bx - ax, by - ay) || 1
      const normal: Point = [(-(by - ay) / length) * side, ((bx - ax) / length) * side]
      data += `M${ax.toFixed(1)} ${ay.toFixed(1)}L${(bx + normal[0] * reach + (bx - ax) * 1.3).toFixed(1)} ${(by + normal[1] * reach + (by - ay) * 1.3 + reach * 0.35).toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}Z`
    }
    return data
  })
  canvas.path(sides[1] ?? '', darken(colour, 0.2))
  canvas.path(sides[0] ?? '', colour)
}

/** Draws a coconut palm from its foot; lean moves the crown sideways. */
export function drawPalm(stage: Stage, x: number, y: number, height: number, lean: number): void {
  const { canvas, random, air } = stage
  const crown: Point = [x + lean, y - height]
  const knee: Point = [x + lean * 0.1, y - height * 0.55]
  const bark = air.tint('#8d6a49')
  const thick = height * 0.022 + 2
  canvas.path(
    `M${x - thick} ${y}Q${knee[0] - thick * 0.8} ${knee[1]} ${crown[0] - thick * 0.45} ${crown[1]}h${thick * 0.9}Q${knee[0] + thick * 0.8} ${knee[1]} ${x + thick} ${y}Z`,
    canvas.linear(
      [
        [0, darken(bark, 0.35)],
        [0.6, bark],
        [1, darken(bark, 0.2)],
      ],
      'right',
    ),
  )
  const leaf = air.tint('#3f8a52')
  const rim = mix(air.tint('#8cc46a'), air.sun, 0.12)
  for (let index = 0; index < 11; index += 1) {
    const angle = ((-205 + index * 23 + random.between(-7, 7)) * Math.PI) / 180
    const reach = height * random.between(0.38, 0.5)
    const tip: Point = [crown[0] + Math.cos(angle) * reach, crown[1] + Math.sin(angle) * reach * 0.6 + reach * 0.36]
    const bend: Point = [
      crown[0] + Math.cos(angle) * reach * 0.55,
      crown[1] + Math.sin(angle) * reach * 0.72 - reach * 0.08,
    ]
    drawFrond(stage, crown, bend, tip, reach * 0.2, index % 2 === 0 ? leaf : mix(leaf, rim, 0.55))
  }
  for (const offset of [-5, 1, 6])
    canvas.circle(crown[0] + offset, crown[1] + 5 + Math.abs(offset) * 0.4, height * 0.014 + 1.6, darken(bark, 0.3))
}
