import { mix } from '../drawing/colour'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'
import { DENSE_ROWS, drawSkyline, drawTelevisionTower } from '../building/skyline'
import { drawGlitter, drawRipples } from '../nature/water'
import { drawSky } from '../nature/sky'

const SHORE = 446

function drawQuay({ canvas, air, random }: Stage): void {
  canvas.rect(0, SHORE - 2, STAGE_WIDTH, 5, air.tint('#44546a'))
  for (let x = 10; x < STAGE_WIDTH; x += 34) {
    if (!air.isLit) {
      canvas.circle(x + random.between(-6, 6), SHORE - 6, random.between(5, 9), air.tint('#5b8a68', 0.2))
      continue
    }
    canvas.glow(x, SHORE - 4, 15, 12, '#ffcf7a', 0.75)
    canvas.circle(x, SHORE - 4, 1.8, '#ffe8b8')
    canvas.rect(
      x - 1.2,
      SHORE + 4,
      2.4,
      random.between(20, 60),
      canvas.linear([
        [0, '#ffcf7a', 0.6],
        [1, '#ffcf7a', 0],
      ]),
    )
  }
}

function drawFerry({ canvas, air }: Stage, x: number, y: number): void {
  canvas.ellipse(x + 4, y + 13, 66, 5, '#0d1a2b', { opacity: 0.25 })
  canvas.path(`M${x - 60} ${y}h118l-12 14h-94Z`, air.tint('#f7f4ee'))
  canvas.rect(x - 44, y - 15, 82, 15, air.tint('#ffffff'), { rx: 3 })
  canvas.rect(x - 26, y - 27, 48, 13, air.tint('#eef2f4'), { rx: 3 })
  for (let window = 0; window < 7; window += 1)
    canvas.rect(x - 39 + window * 11, y - 11, 7, 6, air.isLit ? '#ffd98a' : air.tint('#6f97b0'), { rx: 1 })
  canvas.path(`M${x - 58} ${y + 5}h112l-3 4h-105Z`, air.tint('#d9603f'))
}

/** A dense skyline mirrored in a harbour. */
export function drawWaterfront(stage: Stage): void {
  const { canvas, random, air } = stage
  const sunX = random.chance(0.5) ? random.between(120, 260) : random.between(690, 840)
  drawSky(stage, { horizon: SHORE, sunX, clouds: 6 })
  const skyline = canvas.group({}, () => {
    drawSkyline(stage, SHORE, random.between(330, 640), DENSE_ROWS)
    drawTelevisionTower(stage, random.between(300, 660), SHORE, random.between(330, 385), 0.28)
  })
  const water = canvas.clip(`M0 ${SHORE}H${STAGE_WIDTH}V${STAGE_HEIGHT}H0Z`)
  canvas.rect(0, SHORE, STAGE_WIDTH, STAGE_HEIGHT - SHORE, air.sky[2])
  canvas.group({ clip: water }, () => {
    canvas.repeat(skyline, { transform: `translate(0 ${SHORE * 2}) scale(1 -1)` })
    canvas.rect(
      0,
      SHORE,
      STAGE_WIDTH,
      STAGE_HEIGHT - SHORE,
      canvas.linear([
        [0, mix(air.sky[2], air.tint('#3f7390'), 0.5), 0.5],
        [0.45, mix(air.sky[1], air.tint('#2f6b8c'), 0.6), 0.82],
        [1, mix(air.sky[0], '#0d2b45', 0.3), 0.97],
      ]),
    )
  })
  const plan = { top: SHORE, bottom: STAGE_HEIGHT, far: '#4f8fae', near: '#1f5578' }
  drawRipples(stage, plan, 110)
  drawGlitter(stage, plan, sunX)
  drawQuay(stage)
  drawFerry(stage, random.between(180, 780), random.between(500, 556))
}
