import { darken, lighten, mix } from '../drawing/colour'
import { smoothGround } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawChalet } from '../building/chalet'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPine, drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawRange } from './alpine-meadow'

function drawCableCar({ canvas, air }: Stage): void {
  const steel = air.tint('#3c4658')
  canvas.line('M-10 330L970 120', steel, 2)
  canvas.line('M-10 342L970 132', steel, 1.4)
  for (const [x, colour] of [
    [250, '#d9543f'],
    [560, '#e8b04a'],
    [820, '#3f8a98'],
  ] as const) {
    const y = 330 - ((x + 10) / 980) * 210
    const size = 0.7 + x / 1500
    canvas.line(`M${x} ${y}v${20 * size}`, steel, 2.4)
    canvas.rect(
      x - 26 * size,
      y + 20 * size,
      52 * size,
      40 * size,
      canvas.fade(lighten(air.tint(colour), 0.16), darken(air.tint(colour), 0.16)),
      { rx: 9 * size },
    )
    canvas.rect(x - 21 * size, y + 26 * size, 42 * size, 16 * size, air.isLit ? '#ffe3a6' : air.tint('#bcdbe8'), {
      rx: 4 * size,
    })
    canvas.rect(x - 1, y + 26 * size, 2, 16 * size, steel)
  }
}

/** A village of chalets in a green valley under a cable car. */
export function drawValleyVillage(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 400, sunX: random.chance(0.5) ? 200 : 720, clouds: 5 })
  drawRange(stage, 440)
  drawMist(stage, 330, 470, 0.7)
  const wood = rollingLine(random, 440, 24)
  drawHills(stage, wood, '#4a8262', 0.36)
  drawPineRow(stage, (x) => heightAt(wood, x), 34, 64, air.tint('#3a7358', 0.36))
  drawCableCar(stage)
  for (const [base, far] of [
    [486, 0.16],
    [540, 0.06],
    [606, 0],
  ] as const) {
    const slope = rollingLine(random, base, 22, 0.15)
    const grass = air.tint('#86b564', far)
    canvas.path(smoothGround(slope, 640), canvas.fade(mix(grass, air.sun, 0.14), darken(grass, 0.2)))
    if (base > 600) break
    const size = base === 486 ? 92 : 142
    for (let x = random.between(10, 90); x < 900; x += size * random.between(1.35, 1.9)) {
      drawChalet(stage, x, heightAt(slope, x + size / 2) + size * 0.16, size * random.between(0.85, 1.1), false)
      drawPine(
        stage,
        x + size * 1.3,
        heightAt(slope, x + size * 1.3) + 12,
        size * random.between(0.6, 1),
        air.tint('#35705a', far),
      )
    }
  }
  for (let index = 0; index < 60; index += 1)
    canvas.circle(
      random.between(0, 960),
      random.between(604, 640),
      random.between(1.2, 3),
      air.tint(random.pick(['#fff3c4', '#f7b8c4', '#ffffff', '#f4d35e'])),
      { opacity: 0.85 },
    )
  for (const [x, height] of [
    [30, 230],
    [930, 260],
    [866, 150],
  ] as const)
    drawPine(stage, x, 660, height, air.tint('#28604a'))
}
