import { mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawChalet } from '../building/chalet'
import { drawHills, heightAt, rollingLine } from '../nature/hills'
import { drawPine, drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'
import { drawMirror } from './jetty'

const SHORE = 456

/** A lakeside cabin among autumn trees, mirrored in the water. */
export function drawBoathouse(stage: Stage): void {
  const { canvas, random, air } = stage
  const sunX = random.between(600, 800)
  const x = random.between(180, 420)
  const leaves = random.pick([
    [LEAVES.maple, LEAVES.ginkgo],
    [LEAVES.green, LEAVES.olive],
    [LEAVES.ginkgo, LEAVES.deep],
  ])
  const land = canvas.group({}, () => {
    drawSky(stage, { horizon: SHORE, sunX, clouds: 6 })
    drawHills(stage, rollingLine(random, 290, 60, 0.4), '#6f9098', 0.64, SHORE)
    const wood = rollingLine(random, 380, 30, 0.3)
    drawHills(stage, wood, '#4f8a66', 0.36, SHORE)
    drawPineRow(stage, (px) => heightAt(wood, px), 30, 64, air.tint('#3f7a5c', 0.36))
    for (let index = 0; index < 12; index += 1)
      drawTree(stage, index * 88 + random.between(-30, 30), SHORE - 2, random.between(110, 190), random.pick(leaves))
    drawChalet(stage, x, SHORE - 4, 210, false)
    for (const px of [x - 60, x + 260, x + 320])
      drawPine(stage, px, SHORE, random.between(140, 230), mix(air.tint('#2f6b50'), air.haze, 0.06))
    drawShrubs(stage, -20, 980, SHORE + 4, 18, '#6f9a5a')
  })
  drawMirror(stage, land, SHORE, sunX)
  for (let index = 0; index < 24; index += 1) {
    const px = random.between(0, 240) + (index % 2) * 720
    canvas.line(
      `M${px} 650Q${px + random.between(-10, 10)} 590 ${px + random.between(-26, 26)} ${random.between(530, 570)}`,
      air.tint(random.pick(['#6f8f4f', '#8a9a56', '#5f7f4a'])),
      3.4,
    )
  }
}
