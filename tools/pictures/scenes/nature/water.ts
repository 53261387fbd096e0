import { mix } from '../drawing/colour'
import { STAGE_WIDTH, type Stage } from '../drawing/stage'

/** A sheet of water between two heights. */
export interface WaterPlan {
  top: number
  bottom: number
  /** Daylight colours far away and near. */
  far: string
  near: string
  /** Where the sun glitters; nothing glitters without it. */
  glitterX?: number
}

/** Draws flat ripples, thin far away and longer near. */
export function drawRipples({ canvas, random, air }: Stage, plan: WaterPlan, count: number): void {
  const depth = plan.bottom - plan.top
  for (let index = 0; index < count; index += 1) {
    const near = random.between(0, 1) ** 1.3
    const colour = random.chance(0.55) ? mix(air.sky[2], '#ffffff', 0.4) : air.tint(plan.far)
    canvas.ellipse(
      random.between(0, STAGE_WIDTH),
      plan.top + 3 + near * (depth - 6),
      10 + near * random.between(10, 70),
      0.6 + near * 1.5,
      colour,
      {
        opacity: random.between(0.12, 0.34),
      },
    )
  }
}

/** Draws the path of sunlight (or moonlight) on water. */
export function drawGlitter({ canvas, random, air }: Stage, plan: WaterPlan, x: number): void {
  const depth = plan.bottom - plan.top
  for (let index = 0; index < 70; index += 1) {
    const near = random.between(0, 1) ** 1.25
    const reach = 26 + near * 150
    canvas.ellipse(
      x + random.between(-0.5, 0.5) * reach,
      plan.top + 3 + near * depth * 0.9,
      5 + near * random.between(4, 26),
      0.8 + near * 1.3,
      air.sun,
      {
        opacity: random.between(0.18, 0.62) * (1 - near * 0.5),
      },
    )
  }
}

/** Draws water with the colour of the sky in it, ripples and glitter. */
export function drawWater(stage: Stage, plan: WaterPlan): void {
  const { canvas, air } = stage
  const fill = canvas.linear([
    [0, mix(air.tint(plan.far), air.sky[2], 0.45)],
    [0.3, mix(air.tint(plan.far), air.sky[1], 0.3)],
    [1, mix(air.tint(plan.near), air.sky[0], 0.22)],
  ])
  canvas.rect(0, plan.top, STAGE_WIDTH, plan.bottom - plan.top, fill)
  drawRipples(stage, plan, 80)
  if (plan.glitterX !== undefined) drawGlitter(stage, plan, plan.glitterX)
}
