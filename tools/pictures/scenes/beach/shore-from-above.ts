import { darken, lighten, mix } from '../drawing/colour'
import { circles, smoothLine, type Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'

function beachEdge(phase: number, shift: number): Point[] {
  return Array.from({ length: 15 }, (_, index) => {
    const y = -40 + index * 52
    return [
      560 -
        y * 0.34 +
        Math.sin(y * 0.012 + phase) * 52 +
        Math.sin(y * 0.03 + phase * 1.7) * 14 +
        shift +
        Math.sin(index * 2.1 + shift) * 5,
      y,
    ] as const
  })
}

function seaward(points: readonly Point[]): string {
  return `${smoothLine(points)}L-20 700L-20 -60Z`
}

function drawParasolFromAbove({ canvas, air }: Stage, x: number, y: number, radius: number, cloth: string): void {
  canvas.ellipse(x + radius * 0.5, y + radius * 0.5, radius, radius * 0.9, '#3b2a1a', { opacity: 0.26 })
  for (const side of [-0.55, 0.55])
    canvas.rect(x + side * radius - radius * 0.24, y + radius * 0.5, radius * 0.48, radius * 1.3, air.tint('#fffaf0'), {
      rx: 4,
    })
  const [first, second] = [air.tint(cloth), air.tint('#fff8ec')]
  for (let gore = 0; gore < 12; gore += 1) {
    const [from, to] = [(gore * Math.PI) / 6, ((gore + 1) * Math.PI) / 6]
    canvas.path(
      `M${x} ${y}L${x + Math.cos(from) * radius} ${y + Math.sin(from) * radius}A${radius} ${radius} 0 0 1 ${x + Math.cos(to) * radius} ${y + Math.sin(to) * radius}Z`,
      gore % 2 === 0 ? first : second,
    )
  }
  canvas.circle(
    x,
    y,
    radius,
    canvas.linear(
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#10152b', 0.25],
      ],
      'diagonal',
    ),
  )
  canvas.circle(x, y, 3, air.tint('#efe6d6'))
}

function drawPalmFromAbove({ canvas, air, random }: Stage, x: number, y: number, radius: number): void {
  const leaf = air.tint('#4f9a5a')
  canvas.ellipse(x + 26, y + 26, radius * 0.86, radius * 0.8, '#2a2418', { opacity: 0.24 })
  for (let index = 0; index < 13; index += 1) {
    const angle = index * 27.7 + random.between(-7, 7)
    const reach = radius * random.between(0.84, 1.08)
    canvas.path(
      `M0 0C${reach * 0.3} ${-reach * 0.2} ${reach * 0.8} ${-reach * 0.14} ${reach} ${reach * 0.05}C${reach * 0.8} ${reach * 0.1} ${reach * 0.3} ${reach * 0.12} 0 0Z`,
      index % 2 === 0 ? leaf : darken(leaf, 0.22),
      { transform: `translate(${x} ${y}) rotate(${angle.toFixed(1)})` },
    )
    canvas.line(`M0 0Q${reach * 0.5} ${-reach * 0.08} ${reach * 0.95} ${reach * 0.03}`, lighten(leaf, 0.35), 1.6, {
      opacity: 0.6,
      transform: `translate(${x} ${y}) rotate(${angle.toFixed(1)})`,
    })
  }
  canvas.circle(x, y, 5, air.tint('#8a6a44'))
}

/** Sea, foam and sand seen straight from above, with sunshades and palms. */
export function drawShoreFromAbove(stage: Stage): void {
  const { canvas, random, air } = stage
  const sand = air.tint('#f3dfb6')
  const phase = random.between(0, 6)
  canvas.rect(0, 0, 960, 640, canvas.fade(lighten(sand, 0.1), darken(sand, 0.08), 'diagonal'))
  for (let index = 0; index < 120; index += 1)
    canvas.circle(random.between(300, 960), random.between(0, 640), random.between(0.8, 1.9), darken(sand, 0.3), {
      opacity: 0.35,
    })
  canvas.path(seaward(beachEdge(phase, 40)), darken(sand, 0.14))
  canvas.path(seaward(beachEdge(phase, 22)), '#ffffff', { opacity: 0.9 })
  const [deep, middle, shallow] = [air.tint('#0f7fb0'), air.tint('#29b3c9'), air.tint('#8cead9')]
  canvas.path(seaward(beachEdge(phase, 8)), shallow)
  canvas.path(seaward(beachEdge(phase + 0.3, -40)), '#ffffff', { opacity: 0.7 })
  canvas.path(seaward(beachEdge(phase + 0.3, -52)), mix(shallow, middle, 0.4))
  canvas.path(seaward(beachEdge(phase + 0.7, -120)), '#ffffff', { opacity: 0.35 })
  canvas.path(seaward(beachEdge(phase + 0.7, -130)), middle)
  canvas.path(seaward(beachEdge(phase + 1.2, -240)), mix(middle, deep, 0.55))
  canvas.path(seaward(beachEdge(phase + 1.5, -360)), deep)
  for (let index = 0; index < 60; index += 1)
    canvas.ellipse(
      random.between(0, 380),
      random.between(0, 640),
      random.between(8, 34),
      random.between(0.8, 2),
      '#ffffff',
      { opacity: random.between(0.1, 0.35), transform: 'rotate(-14 200 320)' },
    )
  const cloths = [random.pick(['#e8574a', '#f2a33a']), random.pick(['#2d8fb5', '#3f9a7a'])] as const
  for (let index = 0; index < 6; index += 1)
    drawParasolFromAbove(
      stage,
      690 - index * 28 + (index % 2) * 92,
      70 + index * 100,
      34,
      cloths[index % 2] ?? '#e8574a',
    )
  canvas.path(
    circles([
      [890, 40, 70],
      [940, 130, 64],
      [960, 10, 80],
    ]),
    air.tint('#5f9a5b'),
    { opacity: 0.5 },
  )
  for (const [x, y, radius] of [
    [880, 60, 84],
    [910, 470, 100],
    [846, 610, 84],
  ] as const)
    drawPalmFromAbove(stage, x, y, radius)
  canvas.path('M150 210q26 -44 64 -14l10 96q-34 40 -62 2Z', air.tint('#fffdf6'))
  canvas.path('M164 214q14 -24 36 -8l7 76q-18 22 -34 2Z', air.tint('#b98a5a'))
  canvas.line('M186 296q6 60 -14 120', '#ffffff', 7, { opacity: 0.4 })
  canvas.line('M176 296q-12 60 -46 112M202 296q22 54 14 128', '#ffffff', 4, { opacity: 0.3 })
}
