import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawSkyline } from '../building/skyline'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawPalm } from '../nature/palm'
import { drawPine } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawWater } from '../nature/water'
import { drawRange } from '../lodge/alpine-meadow'
import { drawPoolWater, drawSunLounger } from './pool-water'

const EDGE = 416

function drawOutlook(stage: Stage, sunX: number): 'sea' | 'city' | 'mountains' {
  const { random } = stage
  const outlook = random.pick(['sea', 'city', 'mountains'] as const)
  drawSky(stage, { horizon: outlook === 'sea' ? 330 : EDGE, sunX, clouds: 6 })
  if (outlook === 'sea') {
    drawHills(stage, rollingLine(random, 320, 24, 0.4), '#5f8f8a', 0.56, 331)
    drawWater(stage, { top: 330, bottom: EDGE, far: '#3f9cbf', near: '#2f86ad', glitterX: sunX })
  } else if (outlook === 'city') {
    drawSkyline(stage, EDGE + 20, random.between(240, 720), [
      { far: 0.68, tallest: 270, narrow: 26, wide: 48, scale: 0.75 },
      { far: 0.4, tallest: 190, narrow: 34, wide: 64, scale: 0.95 },
    ])
  } else {
    drawRange(stage, EDGE)
    drawMist(stage, 300, EDGE, 0.6)
    drawHills(stage, rollingLine(random, EDGE - 14, 12), '#4f8a66', 0.2)
  }
  return outlook
}

/** An infinity pool whose edge meets the view. */
export function drawInfinityPool(stage: Stage): void {
  const { canvas, random, air } = stage
  const sunX = random.between(280, 680)
  const isLeft = random.chance(0.5)
  const place = (x: number): number => (isLeft ? x : 960 - x)
  const outlook = drawOutlook(stage, sunX)
  drawPoolWater(stage, `M0 ${EDGE}H960V640H0Z`, EDGE, 640, random.pick(['#2fb3cc', '#39a9c4', '#3fbfc0']))
  canvas.rect(0, EDGE - 4, 960, 5, lighten(air.tint('#bfe6ea'), 0.3))
  for (let index = 0; index < 40; index += 1)
    canvas.ellipse(
      sunX + random.between(-90, 90),
      EDGE + 6 + random.between(0, 200),
      random.between(5, 26),
      random.between(1, 2),
      air.sun,
      { opacity: random.between(0.2, 0.6) },
    )
  const deck = air.tint('#c7a37c')
  const outline = `M${place(-10)} 500L${place(330)} 520Q${place(400)} 560 ${place(380)} 640V650H${place(-10)}Z`
  canvas.path(outline, canvas.fade(darken(deck, 0.12), lighten(deck, 0.1)))
  const clip = canvas.clip(outline)
  canvas.group({ clip }, () => {
    for (let index = 0; index < 12; index += 1)
      canvas.line(`M0 ${504 + index * 13}H960`, darken(deck, 0.3), 1.3, { opacity: 0.45 })
  })
  canvas.path(`M${place(330)} 520Q${place(400)} 560 ${place(380)} 640`, 'none', {
    stroke: air.tint('#efe6d8'),
    strokeWidth: 9,
  })
  const cloth = random.pick(['#e8705a', '#f2b04e', '#2f8f9a', '#54708f'])
  drawSunLounger(stage, place(110), 560, 150, cloth)
  drawSunLounger(stage, place(210), 604, 170, cloth)
  if (outlook === 'mountains') {
    drawPine(stage, place(20), 660, 420, air.tint('#28604a'))
    drawPine(stage, place(96), 640, 250, air.tint('#2f6b50'))
  } else drawPalm(stage, place(26), 660, 430, isLeft ? 60 : -60)
  if (air.isLit) for (const x of [60, 300]) canvas.glow(place(x), 560, 120, 80, '#ffc46a', 0.6)
}
