import { darken, lighten, mix } from '../drawing/colour'
import { polygon, type Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPine, drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'

function drawRockWall(stage: Stage, x: number, width: number, top: number, foot: number, side: 1 | -1): void {
  const { canvas, random, air } = stage
  const rock = air.tint('#7f8a8c')
  const edge = x + side * width
  const outline: Point[] = [
    [x, top + random.between(-8, 8)],
    [x + side * width * 0.3, top - 16],
    [x + side * width * 0.7, top + 6],
    [edge, top - 10],
    [edge, foot],
    [x - side * 16, foot],
    [x - side * 6, (top + foot) / 2],
  ]
  canvas.path(polygon(outline), canvas.fade(lighten(rock, 0.12), darken(rock, 0.34)))
  const clip = canvas.clip(polygon(outline))
  canvas.group({ clip }, () => {
    for (let index = 0; index < 16; index += 1) {
      const [px, py] = [x + side * random.between(0, width), random.between(top - 30, foot - 60)]
      const [wide, tall] = [random.between(16, 46), random.between(70, 170)]
      canvas.path(
        `M${px} ${py}q${wide * 0.6} ${-10} ${wide} 4l${-wide * 0.2} ${tall}q${-wide * 0.4} 10 ${-wide * 0.7} -6Z`,
        random.chance(0.5) ? lighten(rock, 0.16) : darken(rock, 0.34),
        { opacity: 0.28 },
      )
    }
    for (let index = 0; index < 8; index += 1)
      canvas.ellipse(
        x + side * random.between(0, width),
        random.between(top, foot - 20),
        random.between(20, 50),
        random.between(4, 9),
        air.tint('#6f9f52'),
        { opacity: 0.55 },
      )
  })
  drawShrubs(stage, Math.min(x, edge), Math.max(x, edge), top + 6, 26, '#5f9a5b')
}

function drawMossyStones({ canvas, air }: Stage): void {
  for (const [px, py, size] of [
    [120, 560, 80],
    [240, 604, 56],
    [760, 590, 92],
    [880, 540, 60],
    [620, 620, 44],
  ] as const) {
    const stone = air.tint('#8a9494')
    canvas.ellipse(px, py + size * 0.3, size * 1.1, size * 0.2, '#0d2a30', { opacity: 0.3 })
    canvas.path(
      `M${px - size} ${py + size * 0.3}Q${px - size * 0.8} ${py - size * 0.4} ${px} ${py - size * 0.5}T${px + size} ${py + size * 0.3}Z`,
      canvas.fade(lighten(stone, 0.2), darken(stone, 0.3)),
    )
    canvas.path(
      `M${px - size * 0.7} ${py - size * 0.12}Q${px - size * 0.4} ${py - size * 0.46} ${px} ${py - size * 0.5}T${px + size * 0.6} ${py - size * 0.24}Q${px} ${py - size * 0.14} ${px - size * 0.7} ${py - size * 0.12}Z`,
      air.tint('#6f9f52'),
    )
  }
}

function drawFall({ canvas, random, air }: Stage, x: number): void {
  canvas.rect(x - 70, 226, 140, 240, air.tint('#5f6f74'))
  const water = mix('#ffffff', air.tint('#dff3f6'), 0.7)
  canvas.path(
    `M${x - 56} 222Q${x} 208 ${x + 56} 222Q${x + 66} 340 ${x + 78} 470H${x - 78}Q${x - 66} 340 ${x - 56} 222Z`,
    canvas.fade(water, mix(water, air.tint('#7fc0cf'), 0.35)),
  )
  for (let index = 0; index < 18; index += 1) {
    const px = x + random.between(-52, 52)
    canvas.line(
      `M${px} ${random.between(230, 330)}q${(px - x) * 0.1} 60 ${(px - x) * 0.2} ${random.between(90, 150)}`,
      random.chance(0.5) ? '#ffffff' : air.tint('#8fc6d4'),
      random.between(1.6, 5),
      { opacity: 0.6 },
    )
  }
}

/** A waterfall into a clear pool between mossy rocks. */
export function drawWaterfall(stage: Stage): void {
  const { canvas, random, air } = stage
  const x = random.between(420, 540)
  drawSky(stage, { horizon: 360, sunX: random.chance(0.5) ? 200 : 760, clouds: 4 })
  const wood = rollingLine(random, 190, 36, 0.4)
  drawHills(stage, wood, '#4f8a66', 0.44)
  drawPineRow(stage, (px) => heightAt(wood, px), 40, 90, air.tint('#3f7a5c', 0.4))
  drawMist(stage, 180, 300, 0.5)
  drawFall(stage, x)
  drawRockWall(stage, x - 58, 420, 222, 480, -1)
  drawRockWall(stage, x + 58, 470, 206, 480, 1)
  canvas.rect(
    0,
    462,
    960,
    180,
    canvas.linear([
      [0, air.tint('#8fdcd2')],
      [0.5, air.tint('#3fa5ac')],
      [1, air.tint('#1f6f7f')],
    ]),
  )
  for (let index = 0; index < 4; index += 1)
    canvas.ellipse(x, 474 + index * 16, 110 + index * 80, 10 + index * 7, '#ffffff', { opacity: 0.4 - index * 0.08 })
  canvas.glow(x, 464, 240, 74, '#ffffff', air.isLit ? 0.4 : 0.85)
  for (let index = 0; index < 40; index += 1)
    canvas.ellipse(
      random.between(0, 960),
      random.between(480, 630),
      random.between(12, 48),
      random.between(0.8, 2),
      '#ffffff',
      { opacity: random.between(0.1, 0.34) },
    )
  drawMossyStones(stage)
  for (const [px, height] of [
    [26, 420],
    [120, 300],
    [860, 330],
    [946, 450],
  ] as const)
    drawPine(stage, px, 690, height, air.tint('#28604a'))
}
