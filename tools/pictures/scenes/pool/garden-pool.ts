import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawFramedWindow } from '../building/windows'
import { drawHills, rollingLine } from '../nature/hills'
import { drawPalm } from '../nature/palm'
import { drawSky } from '../nature/sky'
import { drawCypress, drawShrubs, drawTree, LEAVES } from '../nature/tree'
import { drawPoolWater, drawSunLounger } from './pool-water'

function drawVilla(stage: Stage, x: number, y: number): void {
  const { canvas, air, random } = stage
  const wall = air.tint(random.pick(['#f7efe2', '#f2dcc6', '#efe6da', '#e9d2c0']))
  const wood = air.tint('#8a6243')
  canvas.rect(x, y - 130, 330, 132, canvas.fade(lighten(wall, 0.2), darken(wall, 0.12), 'right'))
  canvas.rect(x + 190, y - 210, 150, 212, canvas.fade(lighten(wall, 0.1), darken(wall, 0.2), 'right'))
  canvas.rect(x - 30, y - 142, 240, 14, wood, { rx: 2 })
  canvas.rect(x + 178, y - 222, 176, 14, wood, { rx: 2 })
  drawFramedWindow(stage, { x: x + 20, y: y - 104, width: 150, height: 102 }, wood, { columns: 4, rows: 1 })
  drawFramedWindow(stage, { x: x + 214, y: y - 186, width: 100, height: 60 }, wood, { columns: 2, rows: 1 })
  drawFramedWindow(stage, { x: x + 214, y: y - 96, width: 100, height: 94 }, wood, { columns: 2, rows: 1 })
  for (const post of [-20, 80]) canvas.rect(x + post - 4, y - 130, 8, 132, wood)
}

/** A garden pool beside a villa with loungers. */
export function drawGardenPool(stage: Stage): void {
  const { canvas, random, air } = stage
  const isLeft = random.chance(0.5)
  drawSky(stage, { horizon: 380, sunX: isLeft ? 720 : 240, clouds: 5 })
  drawHills(stage, rollingLine(random, 300, 44, 0.4), '#7fa08f', 0.55)
  const isTuscan = random.chance(0.5)
  for (let index = 0; index < 8; index += 1) {
    const x = 30 + index * 130 + random.between(-30, 30)
    if (isTuscan) drawCypress(stage, x, 410, random.between(140, 220))
    else drawPalm(stage, x, 410, random.between(160, 230), random.between(-30, 30))
    drawTree(stage, x + 60, 412, random.between(100, 160), random.pick([LEAVES.green, LEAVES.olive, LEAVES.deep]))
  }
  drawVilla(stage, isLeft ? 90 : 540, 404)
  drawShrubs(stage, -20, 980, 414, 26, '#5f9a5b')
  const grass = air.tint('#8fbc68')
  canvas.rect(0, 404, 960, 240, canvas.fade(darken(grass, 0.16), lighten(grass, 0.06)))
  canvas.path('M90 470H870L980 640H-20Z', air.tint('#ead9bc'))
  for (const share of [0.2, 0.5, 0.8])
    canvas.line(`M${90 - 110 * share} ${470 + 170 * share}H${870 + 110 * share}`, air.tint('#cdb896'), 2)
  canvas.path('M196 492H764L858 622H102Z', air.tint('#fbf5ea'))
  drawPoolWater(stage, 'M206 500H754L838 612H122Z', 500, 612, random.pick(['#2fb3cc', '#3fbfc0', '#39a9d4']))
  const cloth = random.pick(['#e8705a', '#f2b04e', '#2f8f9a', '#7f6fa0'])
  for (const x of isLeft ? [520, 660, 800] : [160, 300, 440]) drawSunLounger(stage, x, 478, 104, cloth)
  const shade = isLeft ? 590 : 370
  canvas.rect(shade - 2, 368, 4, 106, air.tint('#efe6d6'))
  canvas.path(
    `M${shade - 76} 396Q${shade - 30} 350 ${shade} 344T${shade + 76} 396Q${shade} 384 ${shade - 76} 396Z`,
    canvas.fade(lighten(air.tint(cloth), 0.3), darken(air.tint(cloth), 0.12), 'right'),
  )
  drawShrubs(stage, -30, 110, 650, 44, '#4d8a5a')
  drawShrubs(stage, 850, 990, 650, 44, '#4d8a5a')
  for (let index = 0; index < 50; index += 1)
    canvas.circle(
      random.chance(0.5) ? random.between(0, 110) : random.between(850, 960),
      random.between(590, 636),
      random.between(2, 4.6),
      air.tint(random.pick(['#e8607a', '#f2c14e', '#ffffff'])),
    )
}
