import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawForecourt } from '../building/facade'
import { drawPalm } from '../nature/palm'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'

function drawStupa({ canvas, air }: Stage, x: number, y: number, size: number, far: number): void {
  const gold = air.tint('#e0ac3f', far)
  const fill = canvas.linear(
    [
      [0, darken(gold, 0.26)],
      [0.36, lighten(gold, 0.42)],
      [0.6, gold],
      [1, darken(gold, 0.34)],
    ],
    'right',
  )
  if (air.isLit) canvas.glow(x, y - size * 0.7, size * 0.9, size, '#ffc46a', 0.5)
  const white = air.tint('#fbf4e6', far)
  for (const [lift, half, height] of [
    [0, 0.62, 0.14],
    [0.13, 0.54, 0.1],
    [0.22, 0.46, 0.09],
  ] as const)
    canvas.rect(
      x - half * size,
      y - (lift + height) * size,
      half * 2 * size,
      height * size,
      canvas.linear(
        [
          [0, darken(white, 0.12)],
          [0.4, white],
          [1, darken(white, 0.24)],
        ],
        'right',
      ),
    )
  canvas.path(
    `M${x - size * 0.42} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.86} ${x - size * 0.11} ${y - size * 0.92}H${x + size * 0.11}Q${x + size * 0.4} ${y - size * 0.86} ${x + size * 0.42} ${y - size * 0.3}Z`,
    fill,
  )
  for (const share of [0.36, 0.46, 0.58])
    canvas.path(
      `M${x - size * 0.42} ${y - size * share}q${size * 0.42} ${size * 0.08} ${size * 0.84} 0v${size * 0.03}q${-size * 0.42} ${size * 0.08} ${-size * 0.84} 0Z`,
      darken(gold, 0.3),
      { opacity: 0.35 },
    )
  canvas.rect(x - size * 0.14, y - size * 1.02, size * 0.28, size * 0.11, fill)
  canvas.path(
    `M${x - size * 0.1} ${y - size}L${x - size * 0.012} ${y - size * 1.66}h${size * 0.024}L${x + size * 0.1} ${y - size}Z`,
    fill,
  )
  for (const share of [1.08, 1.17, 1.25, 1.33])
    canvas.ellipse(x, y - size * share, size * (0.12 - (share - 1) * 0.22), size * 0.022, lighten(gold, 0.2))
}

function drawTempleHall({ canvas, air }: Stage, x: number, y: number, size: number): void {
  const roof = air.tint('#b5503a', 0.1)
  const trim = air.tint('#2f7a62', 0.1)
  const white = air.tint('#fbf4e6', 0.08)
  canvas.rect(x - size * 0.5, y - size * 0.5, size, size * 0.5, canvas.fade(darken(white, 0.16), white))
  for (let index = 0; index < 6; index += 1) {
    canvas.rect(
      x - size * 0.46 + index * size * 0.176,
      y - size * 0.5,
      size * 0.05,
      size * 0.5,
      air.tint('#e0b04a', 0.1),
    )
    if (index < 5)
      canvas.path(
        `M${x - size * 0.39 + index * size * 0.176} ${y}v${-size * 0.26}q${size * 0.045} ${-size * 0.12} ${size * 0.09} 0v${size * 0.26}Z`,
        air.isLit ? '#ffcf7c' : air.tint('#6a4638'),
      )
  }
  for (const [lift, half, height] of [
    [0.44, 0.66, 0.34],
    [0.66, 0.48, 0.34],
    [0.88, 0.3, 0.42],
  ] as const) {
    canvas.path(
      `M${x - half * size} ${y - lift * size}Q${x - half * 0.4 * size} ${y - (lift + height * 0.4) * size} ${x} ${y - (lift + height) * size}Q${x + half * 0.4 * size} ${y - (lift + height * 0.4) * size} ${x + half * size} ${y - lift * size}Z`,
      canvas.fade(lighten(roof, 0.18), darken(roof, 0.18)),
      { stroke: trim, strokeWidth: size * 0.02 },
    )
    for (const side of [-1, 1])
      canvas.path(
        `M${x + side * half * size} ${y - lift * size}q${side * size * 0.05} ${-size * 0.02} ${side * size * 0.06} ${-size * 0.1}`,
        'none',
        { stroke: air.tint('#e0b04a'), strokeWidth: size * 0.02 },
      )
  }
}

/** Golden stupas and a temple hall among palms. */
export function drawGoldenStupa(stage: Stage): void {
  const { canvas, random, air } = stage
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  drawSky(stage, { horizon: 470, sunX: place(700), clouds: 6 })
  drawShrubs(stage, -20, 980, 486, 70, mix('#5f9a5b', '#dcecf2', 0.3))
  for (const x of [60, 420, 560, 910]) drawPalm(stage, place(x), 490, random.between(200, 270), random.between(-30, 30))
  drawStupa(stage, place(560), 490, 150, 0.2)
  drawStupa(stage, place(880), 492, 120, 0.22)
  drawTempleHall(stage, place(700), 500, 230)
  drawForecourt(stage, 494, '#d9cbb0')
  drawStupa(stage, place(280), 530, 270, 0)
  drawShrubs(stage, -20, 980, 560, 24, '#5f9a5b')
  canvas.rect(0, 560, 960, 80, canvas.fade(air.tint('#8fb56c'), air.tint('#5f8f4f')))
  for (let index = 0; index < 60; index += 1)
    canvas.circle(
      random.between(0, 960),
      random.between(566, 636),
      random.between(2, 4.4),
      air.tint(random.pick(['#f2b04e', '#fbf3e4', '#e8607a'])),
    )
}
