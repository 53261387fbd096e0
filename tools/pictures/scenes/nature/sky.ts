import { mix } from '../drawing/colour'
import { circles } from '../drawing/curves'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'

/** Where a sky ends and what stands in it. */
export interface SkyPlan {
  horizon: number
  sunX: number
  sunY?: number
  clouds?: number
}

const SUN_HEIGHT = { day: 0.22, golden: 0.68, dusk: 0.86, night: 0.24 }

function drawStars({ canvas, random, air }: Stage, horizon: number): void {
  const count = air.mood === 'night' ? 120 : 36
  for (let index = 0; index < count; index += 1) {
    const height = random.between(0, 1) ** 1.5
    const strength = (1 - height) * random.between(0.3, 0.95)
    canvas.circle(random.between(0, STAGE_WIDTH), height * horizon * 0.85, random.between(0.6, 1.7), '#ffffff', {
      opacity: strength,
    })
  }
}

/** Draws one heap cloud with a flat foot at (x, y). */
export function drawCloud({ canvas, random, air }: Stage, x: number, y: number, width: number): void {
  const puffs = Array.from({ length: 9 }, (_, index) => {
    const across = index / 8 - 0.5
    const swell = 1 - 3.2 * across * across
    const radius = width * (0.06 + 0.1 * swell * random.between(0.6, 1.15))
    return [x + across * width, y - radius * 0.55, Math.max(width * 0.035, radius)] as const
  })
  const top = air.mood === 'day' ? '#ffffff' : mix(air.sky[2], '#ffffff', air.mood === 'golden' ? 0.45 : 0.12)
  const strength = { day: 0.95, golden: 0.8, dusk: 0.5, night: 0.2 }[air.mood]
  const fill = canvas.linear([
    [0, top, strength],
    [0.5, mix(top, air.sky[1], 0.22), strength * 0.75],
    [1, air.sky[1], 0],
  ])
  canvas.path(circles(puffs), fill)
}

function drawSun({ canvas, air }: Stage, x: number, y: number): void {
  const radius = air.mood === 'night' ? 24 : 34
  canvas.glow(x, y, 330, 330, air.sun, air.mood === 'night' ? 0.28 : 0.6)
  canvas.glow(x, y, 110, 110, air.sun, 0.6)
  canvas.circle(x, y, radius, air.sun, { opacity: air.mood === 'day' ? 0.9 : 1 })
  if (air.mood === 'night') canvas.circle(x - 7, y - 5, 5, air.haze, { opacity: 0.14 })
}

/** Draws the sky of a scene down to its horizon, with sun or moon, clouds and stars. */
export function drawSky(stage: Stage, plan: SkyPlan): void {
  const { canvas, random, air } = stage
  const fill = canvas.linear([
    [0, air.sky[0]],
    [0.58, air.sky[1]],
    [1, air.sky[2]],
  ])
  canvas.rect(0, plan.horizon, STAGE_WIDTH, STAGE_HEIGHT - plan.horizon, air.sky[2])
  canvas.rect(0, 0, STAGE_WIDTH, plan.horizon + 2, fill)
  if (air.isLit) drawStars(stage, plan.horizon)
  drawSun(stage, plan.sunX, plan.sunY ?? plan.horizon * SUN_HEIGHT[air.mood])
  for (let index = 0; index < (plan.clouds ?? 5); index += 1) {
    drawCloud(
      stage,
      random.between(-40, STAGE_WIDTH),
      plan.horizon * random.between(0.18, 0.78),
      random.between(130, 330),
    )
  }
}
