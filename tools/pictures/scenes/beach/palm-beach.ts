import type { Stage } from '../drawing/stage'
import { drawHills, rollingLine } from '../nature/hills'
import { drawPalm } from '../nature/palm'
import { drawBeachSeats, drawSailBoat, drawSand, shoreLine } from '../nature/shore'
import { drawSky } from '../nature/sky'
import { drawWater } from '../nature/water'

const HORIZON = 286

/** Palms, a sunshade and a calm sea. */
export function drawPalmBeach(stage: Stage): void {
  const { random } = stage
  const isLeft = random.chance(0.6)
  const sunX = isLeft ? random.between(520, 800) : random.between(180, 420)
  drawSky(stage, { horizon: HORIZON, sunX, clouds: 6 })
  const headland = rollingLine(random, HORIZON - 12, 22, 0.4).map(
    ([x, y]) => [x, Math.min(HORIZON + 1, y + Math.max(0, (isLeft ? 960 - x : x) - 520) * 0.14)] as const,
  )
  drawHills(stage, headland, '#4f8a78', 0.5, HORIZON + 1)
  drawWater(stage, { top: HORIZON, bottom: 560, far: '#1f93b8', near: '#7fe0d6', glitterX: sunX })
  drawSailBoat(stage, random.between(300, 700), HORIZON + 28, 40, random.pick(['#f0785a', '#f2b24e', '#4f9aa8']))
  drawSand(stage, isLeft ? shoreLine(stage, 520, 436) : shoreLine(stage, 436, 520))
  drawBeachSeats(
    stage,
    isLeft ? random.between(600, 720) : random.between(240, 340),
    598,
    random.pick(['#e8574a', '#f2a33a', '#2d8fb5', '#3f9a7a']),
  )
  const foot = isLeft ? 110 : 850
  const lean = isLeft ? 1 : -1
  drawPalm(stage, foot, 650, random.between(390, 440), 86 * lean)
  drawPalm(stage, foot - 72 * lean, 660, 300, -24 * lean)
}
