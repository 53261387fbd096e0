import { darken, mix } from '../drawing/colour'
import { polygon, smoothGround, type Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'

function drawButte(
  { canvas, air, random }: Stage,
  x: number,
  foot: number,
  half: number,
  height: number,
  far: number,
): void {
  const rock = air.tint(random.pick(['#c2603c', '#b5553a', '#cc7048']), far)
  const top: Point[] = [
    [x - half * 0.62, foot - height],
    [x - half * 0.2, foot - height - 8],
    [x + half * 0.24, foot - height + 4],
    [x + half * 0.6, foot - height - 5],
  ]
  const outline: Point[] = [
    [x - half * 1.7, foot],
    [x - half * 0.9, foot - height * 0.34],
    [x - half * 0.7, foot - height * 0.4],
    ...top,
    [x + half * 0.7, foot - height * 0.42],
    [x + half * 0.95, foot - height * 0.32],
    [x + half * 1.8, foot],
  ]
  canvas.path(
    polygon(outline),
    canvas.linear(
      [
        [0, mix(rock, air.sun, 0.24)],
        [0.5, rock],
        [1, darken(rock, 0.26)],
      ],
      'right',
    ),
  )
  const clip = canvas.clip(polygon(outline))
  canvas.group({ clip }, () => {
    for (const share of [0.9, 0.6])
      canvas.rect(x - half * 2, foot - height * share, half * 4, height * 0.035, darken(rock, 0.3), { opacity: 0.3 })
    for (let index = 0; index < 9; index += 1)
      canvas.rect(
        x + random.between(-0.6, 0.6) * half,
        foot - height,
        random.between(2, 5),
        height * random.between(0.2, 0.56),
        darken(rock, 0.36),
        { opacity: 0.22 },
      )
    canvas.rect(x + half * 0.2, foot - height - 10, half * 2, height + 12, darken(rock, 0.4), { opacity: 0.28 })
  })
}

function drawCactus({ canvas, air }: Stage, x: number, foot: number, size: number): void {
  const green = air.tint('#5f8f5f')
  canvas.glow(x, foot, size * 0.4, size * 0.06, '#3b1a10', 0.5)
  const fill = canvas.fade(mix(green, air.sun, 0.3), darken(green, 0.34), 'right')
  canvas.rect(x - size * 0.08, foot - size, size * 0.16, size, fill, { rx: size * 0.08 })
  for (const [side, low, high] of [
    [-1, 0.36, 0.72],
    [1, 0.48, 0.86],
  ] as const) {
    canvas.path(
      `M${x} ${foot - size * low}h${side * size * 0.2}q${side * size * 0.06} 0 ${side * size * 0.06} ${-size * 0.06}V${foot - size * high}`,
      'none',
      { stroke: side === 1 ? darken(green, 0.22) : green, strokeWidth: size * 0.11 },
    )
    canvas.circle(x + side * size * 0.26, foot - size * high, size * 0.055, side === 1 ? darken(green, 0.22) : green)
  }
  for (const share of [-0.03, 0.03])
    canvas.line(`M${x + share * size} ${foot - size * 0.94}V${foot - 4}`, darken(green, 0.3), 1.4, { opacity: 0.5 })
}

/** Red buttes and cacti along a desert road. */
export function drawRedRocks(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 420, sunX: random.between(240, 720), clouds: 6 })
  drawHills(stage, rollingLine(random, 396, 14, 0.5), '#b98a7a', 0.66)
  drawButte(stage, 140, 440, 60, 150, 0.4)
  drawButte(stage, 860, 446, 80, 190, 0.34)
  drawButte(stage, 640, 452, 92, 240, 0.18)
  drawMist(stage, 380, 470, 0.4)
  const plain = rollingLine(random, 452, 8, 0.3)
  const earth = air.tint('#d98f5c')
  canvas.path(smoothGround(plain, 640), canvas.fade(mix(earth, air.haze, 0.3), darken(earth, 0.24)))
  const road = air.tint('#6a6470')
  canvas.path(
    'M500 456C520 486 440 500 400 540S330 600 300 660H620C560 600 500 566 506 530S540 480 508 456Z',
    canvas.fade(mix(road, air.haze, 0.4), road),
  )
  canvas.path(
    'M503 458C524 486 474 506 454 540S446 600 458 660h7C453 600 452 566 460 540S532 486 505 458Z',
    air.tint('#f2d27a'),
  )
  const cacti = [
    [90, 590, 190],
    [220, 540, 110],
    [800, 560, 140],
    [900, 620, 230],
  ] as const
  for (const [cx, foot, size] of cacti) drawCactus(stage, cx + random.between(-24, 24), foot, size)
  for (let index = 0; index < 8; index += 1) {
    const x = random.between(0, 960)
    if (x > 280 && x < 640) continue
    drawShrubs(stage, x, x + random.between(30, 70), heightAt(plain, x) + random.between(90, 170), 14, '#8a9a56')
  }
}
