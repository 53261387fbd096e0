import { darken, mix } from '../drawing/colour'
import { smoothGround } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawChalet } from '../building/chalet'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPeak } from '../nature/mountains'
import { drawPine, drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'

/** Draws three peaks around a main summit. */
export function drawRange(stage: Stage, foot: number): void {
  const { random } = stage
  drawHills(stage, rollingLine(random, foot - 110, 50, 0.5), '#7d8fae', 0.72, foot + 40)
  const main = random.between(330, 650)
  drawPeak(stage, { x: main - 330, top: random.between(170, 220), foot, reach: 260, far: 0.4, snow: 0.5 })
  drawPeak(stage, { x: main + 320, top: random.between(150, 210), foot, reach: 280, far: 0.36, snow: 0.5 })
  drawPeak(stage, {
    x: main,
    top: random.between(64, 104),
    foot: foot + 10,
    reach: 350,
    far: 0.12,
    snow: random.between(0.4, 0.55),
  })
}

/** A chalet on a flowering meadow below snow peaks. */
export function drawAlpineMeadow(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, {
    horizon: 400,
    sunX: random.chance(0.5) ? 180 : 780,
    sunY: air.mood === 'golden' ? 180 : undefined,
    clouds: 5,
  })
  drawRange(stage, 440)
  drawMist(stage, 320, 470, 0.8)
  for (const [y, far, low, high] of [
    [430, 0.52, 30, 56],
    [458, 0.26, 44, 78],
  ] as const) {
    const line = rollingLine(random, y, 16)
    drawHills(stage, line, '#3f7a5c', far)
    drawPineRow(stage, (x) => heightAt(line, x), low, high, air.tint('#3a7358', far))
  }
  const meadow = rollingLine(random, 520, 22, 0.2)
  const grass = air.tint('#7fae5c')
  canvas.path(smoothGround(meadow, 640), canvas.fade(mix(grass, air.sun, 0.18), darken(grass, 0.34)))
  const x = random.between(270, 470)
  drawChalet(stage, x, 572, random.between(230, 270), false)
  canvas.path(
    `M${x + 118} 572C${x + 140} 600 ${x + 70} 612 ${x + 96} 650H${x + 220}C${x + 190} 616 ${x + 160} 600 ${x + 142} 572Z`,
    air.tint('#e6d5ae'),
    { opacity: 0.8 },
  )
  const pine = air.tint('#2f6b50')
  for (const [px, py, height] of [
    [40, 640, 270],
    [120, 655, 200],
    [196, 640, 130],
    [760, 640, 220],
    [846, 660, 310],
    [930, 645, 240],
    [690, 624, 120],
  ] as const)
    drawPine(
      stage,
      px + random.between(-16, 16),
      py,
      height * random.between(0.88, 1.1),
      mix(pine, darken(pine, 0.3), random.between(0, 0.7)),
    )
  for (let index = 0; index < 90; index += 1)
    canvas.circle(
      random.between(0, 960),
      random.between(590, 640),
      random.between(1.2, 3),
      air.tint(random.pick(['#fff3c4', '#f7b8c4', '#ffffff', '#f4d35e', '#c9a6e0'])),
      { opacity: 0.85 },
    )
}
