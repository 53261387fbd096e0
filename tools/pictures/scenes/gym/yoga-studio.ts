import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette } from '../furniture/interior-palette'
import { drawPendant } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawWall } from '../furniture/room'
import { drawCurtain, drawViewWindow } from '../furniture/window-view'
import { drawBall } from './machines'

const FLOOR = 440

/** Mats in a bright yoga studio with tall windows. */
export function drawYogaStudio(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  const view = random.pick(['garden', 'mountains', 'sea'] as const)
  for (const x of [110, 395, 680]) {
    drawViewWindow(stage, { x, y: 84, width: 170, height: 300 }, view, '#f4efe6', 2, 1)
    drawCurtain(stage, x - 46, 62, 40, FLOOR, palette.linen)
    drawCurtain(stage, x + 176, 62, 40, FLOOR, palette.linen)
  }
  drawFloor(stage, FLOOR, palette.floor, 'boards')
  for (const x of [110, 395, 680]) drawLightFall(stage, x, 100, 160, FLOOR, 70)
  const tones = [palette.fabric, palette.accent, palette.panel]
  tones.forEach((tone, index) => {
    const x = 200 + index * 280
    const colour = air.indoor(tone)
    canvas.path(`M${x - 60} 486H${x + 60}L${x + 84 + (index - 1) * 30} 624H${x - 84 + (index - 1) * 30}Z`, '#10152b', {
      opacity: 0.2,
      transform: 'translate(5 6)',
    })
    canvas.path(
      `M${x - 60} 486H${x + 60}L${x + 84 + (index - 1) * 30} 624H${x - 84 + (index - 1) * 30}Z`,
      canvas.fade(lighten(colour, 0.12), colour),
    )
    canvas.path(`M${x - 52} 494H${x + 52}L${x + 74 + (index - 1) * 29} 616H${x - 74 + (index - 1) * 29}Z`, 'none', {
      stroke: lighten(colour, 0.4),
      strokeWidth: 2,
      opacity: 0.6,
    })
    canvas.ellipse(x - 2, 504, 46, 15, darken(colour, 0.2))
    canvas.ellipse(x - 2, 498, 46, 15, lighten(air.indoor(palette.linen), 0.2))
  })
  drawBall(stage, 60, 540, 44, palette.accent)
  drawLeafPlant(stage, 930, 560, 260, palette.accent)
  drawLeafPlant(stage, 340, 452, 130, palette.panel)
  for (const x of [338, 624]) drawPendant(stage, x, 170, palette, 'basket')
}
