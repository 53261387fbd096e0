import type { PlannedPicture } from './picture-plan'
import { createStage } from './scenes/drawing/stage'

/** Draws a planned picture as SVG; the same plan always gives the same text. */
export function drawPicture(planned: PlannedPicture): string {
  const stage = createStage(planned.seed, planned.mood)
  planned.draw(stage)
  return stage.canvas.toSvg(planned.frame, planned.width, planned.height)
}
