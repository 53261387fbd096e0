import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** Draws half a boiled egg from above. */
export function drawEggHalf({ canvas }: Stage, x: number, y: number, radius: number): void {
  canvas.ellipse(x + 3, y + 5, radius * 0.84, radius, '#3a2414', { opacity: 0.26 })
  canvas.ellipse(
    x,
    y,
    radius * 0.82,
    radius,
    canvas.radial([
      [0, '#ffffff'],
      [1, '#f1e9d8'],
    ]),
  )
  canvas.circle(
    x,
    y + radius * 0.1,
    radius * 0.5,
    canvas.radial([
      [0, '#ffb63f'],
      [1, '#f08f1f'],
    ]),
  )
  canvas.ellipse(x - radius * 0.14, y - radius * 0.06, radius * 0.16, radius * 0.1, '#ffe2a0', { opacity: 0.8 })
}

/** Draws chopped spring onions or herbs scattered around (x, y). */
export function drawHerbs({ canvas, random }: Stage, x: number, y: number, reach: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, Math.PI * 2)
    const away = Math.sqrt(random.between(0, 1)) * reach
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    const green = random.pick(['#5fa04a', '#7fbf5a', '#3f8040'])
    if (random.chance(0.5)) canvas.circle(px, py, random.between(4, 7), 'none', { stroke: green, strokeWidth: 3 })
    else
      canvas.rect(px, py, random.between(5, 10), 4, green, {
        rx: 2,
        transform: `rotate(${random.between(0, 180).toFixed(0)} ${px} ${py})`,
      })
  }
}

/** Draws a leaf of basil or mint. */
export function drawLeaf({ canvas }: Stage, x: number, y: number, size: number, turn: number, green = '#4f9a4a'): void {
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.path(
      `M0 0Q${size * 0.3} ${-size * 0.42} ${size} 0Q${size * 0.3} ${size * 0.42} 0 0Z`,
      canvas.fade(lighten(green, 0.25), darken(green, 0.2)),
    )
    canvas.line(`M${size * 0.05} 0H${size * 0.85}`, lighten(green, 0.4), 1.4, { opacity: 0.7 })
  })
}

/** Draws a prawn curled around (x, y). */
export function drawPrawn({ canvas }: Stage, x: number, y: number, size: number, turn: number): void {
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.path(
      `M${-size} ${size * 0.1}A${size} ${size} 0 1 1 ${size * 0.7} ${size * 0.7}L${size * 0.4} ${size * 0.36}A${size * 0.5} ${size * 0.5} 0 1 0 ${-size * 0.46} ${size * 0.1}Z`,
      canvas.fade('#ffb08a', '#e8704a'),
    )
    for (const angle of [200, 235, 270, 305, 340]) {
      const turned = (angle * Math.PI) / 180
      canvas.line(
        `M${Math.cos(turned) * size * 0.52} ${Math.sin(turned) * size * 0.52}L${Math.cos(turned) * size * 0.96} ${Math.sin(turned) * size * 0.96}`,
        '#fff0e4',
        2.6,
        { opacity: 0.85 },
      )
    }
    canvas.path(`M${size * 0.5} ${size * 0.5}l${size * 0.5} ${size * 0.14}l${-size * 0.14} ${size * 0.3}Z`, '#d9502f')
  })
}

/** Draws a small round dish of sauce. */
export function drawSauceDish(
  { canvas }: Stage,
  x: number,
  y: number,
  radius: number,
  glaze: string,
  sauce: string,
): void {
  canvas.circle(x + 4, y + 6, radius * 1.04, '#1a1420', { opacity: 0.3, blur: 5 })
  canvas.circle(x, y, radius, canvas.fade(lighten(glaze, 0.35), darken(glaze, 0.2), 'diagonal'))
  canvas.circle(
    x,
    y,
    radius * 0.74,
    canvas.radial(
      [
        [0, lighten(sauce, 0.2)],
        [1, darken(sauce, 0.2)],
      ],
      0.4,
      0.35,
      0.7,
    ),
  )
  canvas.ellipse(x - radius * 0.22, y - radius * 0.26, radius * 0.2, radius * 0.1, '#ffffff', { opacity: 0.45 })
}
