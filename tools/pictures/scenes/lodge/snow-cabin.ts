import { darken, mix } from '../drawing/colour'
import { smoothGround } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawChalet } from '../building/chalet'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPine, drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawRange } from './alpine-meadow'

function drawNorthernLights({ canvas, random }: Stage): void {
  for (const [colour, y] of [
    ['#5ff0b0', 150],
    ['#6fd6f0', 110],
    ['#a58cf0', 80],
  ] as const) {
    const fill = canvas.linear([
      [0, colour, 0],
      [0.6, colour, 0.34],
      [1, colour, 0],
    ])
    const wave = random.between(-40, 40)
    canvas.path(
      `M-20 ${y}C200 ${y - 90 + wave} 360 ${y + 100} 560 ${y + wave}S860 ${y - 60} 990 ${y + 30}V${y + 150}C840 ${y + 60} 700 ${y + 190} 540 ${y + 120 + wave}S180 ${y + 60} -20 ${y + 130}Z`,
      fill,
      { blur: 9 },
    )
  }
}

/** A snowed-in cabin among firs, with northern lights at night. */
export function drawSnowCabin(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 420, sunX: random.chance(0.5) ? 160 : 800, clouds: air.mood === 'night' ? 0 : 5 })
  if (air.mood === 'night') drawNorthernLights(stage)
  drawRange(stage, 450)
  drawMist(stage, 340, 480, 0.7)
  const wood = rollingLine(random, 462, 18)
  drawHills(stage, wood, '#dfe9f2', 0.3)
  drawPineRow(stage, (x) => heightAt(wood, x), 46, 92, air.tint('#5f8a86', 0.36))
  const snow = air.tint('#f7fbff')
  canvas.path(
    smoothGround(rollingLine(random, 512, 20, 0.2), 640),
    canvas.fade(snow, mix(snow, air.tint('#8fb0d6'), 0.55)),
  )
  const x = random.between(340, 480)
  drawChalet(stage, x, 584, 250, true)
  if (air.isLit) canvas.glow(x + 125, 604, 240, 40, '#ffc46a', 0.7)
  canvas.path(
    smoothGround(rollingLine(random, 600, 12, 0.3), 640),
    canvas.fade(snow, mix(snow, air.tint('#8fb0d6'), 0.4)),
  )
  const pine = air.tint('#3a7568')
  for (const [px, py, height] of [
    [60, 650, 330],
    [168, 640, 220],
    [262, 620, 150],
    [700, 616, 160],
    [786, 645, 260],
    [890, 660, 350],
  ] as const)
    drawPine(
      stage,
      px + random.between(-12, 12),
      py,
      height,
      mix(pine, darken(pine, 0.3), random.between(0, 0.6)),
      true,
    )
  for (let index = 0; index < 80; index += 1)
    canvas.circle(random.between(0, 960), random.between(0, 620), random.between(1, 2.6), '#ffffff', {
      opacity: random.between(0.3, 0.85),
    })
}
