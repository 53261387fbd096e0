import { darken } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette } from '../furniture/interior-palette'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSailBoat } from '../nature/shore'
import { drawSky } from '../nature/sky'
import { drawCypress, drawShrubs, drawTree, LEAVES } from '../nature/tree'
import { drawWater } from '../nature/water'
import { drawLaidTable } from './dining-seats'

const FLOOR = 440

function drawPergola({ canvas, air, random }: Stage): void {
  const wood = air.tint('#8a6546')
  for (const x of [26, 318, 626, 914])
    canvas.rect(x, 84, 18, FLOOR - 60, canvas.fade(darken(wood, 0.24), wood, 'right'))
  canvas.rect(0, 74, 960, 20, wood)
  for (let x = -10; x < 960; x += 62) canvas.rect(x, 54, 14, 34, darken(wood, 0.2))
  for (let index = 0; index < 150; index += 1)
    canvas.circle(
      random.between(0, 960),
      60 + random.between(-20, 34),
      random.between(7, 15),
      air.tint(random.pick(['#5f9a5b', '#4d8a58', '#7fae62'])),
      { opacity: 0.9 },
    )
  for (let index = 0; index < 34; index += 1) {
    const x = random.between(0, 960)
    const tone = air.tint(random.pick(['#b78fd0', '#c9a6de', '#a97fc4']))
    for (let drop = 0; drop < 6; drop += 1) canvas.circle(x + random.between(-4, 4), 90 + drop * 8, 7.4 - drop, tone)
  }
}

function drawBulbs({ canvas, air }: Stage): void {
  for (let span = 0; span < 3; span += 1) {
    const left = 35 + span * 298
    canvas.line(`M${left} 110Q${left + 149} 178 ${left + 298} 110`, air.tint('#2d3446'), 1.8)
    for (let index = 1; index < 8; index += 1) {
      const share = index / 8
      const y = 110 + 4 * share * (1 - share) * 34
      canvas.glow(left + share * 298, y + 7, 30, 30, '#ffcb70', air.mood === 'day' ? 0.15 : 0.75)
      canvas.circle(left + share * 298, y + 7, 5, '#fff0c8')
    }
  }
}

/** Tables on a terrace under a flowering pergola above the water. */
export function drawTerrace(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  const sunX = random.between(300, 660)
  drawSky(stage, { horizon: 330, sunX, clouds: 4 })
  drawHills(stage, rollingLine(random, 290, 40, 0.4), '#7f9f9a', 0.6, 331)
  drawWater(stage, { top: 330, bottom: FLOOR, far: '#4f9fbf', near: '#2f86ad', glitterX: sunX })
  drawSailBoat(stage, random.between(360, 600), 366, 34, '#fffaf0')
  for (const x of [110, 180, 800]) drawCypress(stage, x, FLOOR, random.between(120, 200))
  drawTree(stage, 860, FLOOR + 6, 200, LEAVES.olive)
  const wall = air.tint('#d9c7a8')
  canvas.rect(0, FLOOR - 34, 960, 36, wall)
  for (let x = 14; x < 960; x += 34)
    canvas.path(`M${x} ${FLOOR - 26}h12q-4 12 0 24h-12q4 -12 0 -24Z`, darken(wall, 0.3), { opacity: 0.5 })
  canvas.rect(0, FLOOR - 42, 960, 10, air.tint('#f0e2c8'))
  const floor = air.tint('#d9b28a')
  canvas.rect(0, FLOOR, 960, 210, canvas.fade(darken(floor, 0.2), floor))
  for (let x = -900; x < 1900; x += 90)
    canvas.line(`M${480 + (x - 480) * 0.5} ${FLOOR}L${x} 640`, darken(floor, 0.25), 1.4, { opacity: 0.4 })
  for (const y of [462, 500, 556]) canvas.line(`M0 ${y}H960`, darken(floor, 0.25), 1.4, { opacity: 0.4 })
  drawPergola(stage)
  drawBulbs(stage)
  drawLaidTable(stage, 480, 520, 120, palette)
  drawLaidTable(stage, 230, 606, 182, palette)
  drawLaidTable(stage, 742, 602, 182, palette)
  drawShrubs(stage, -20, 70, 650, 34, '#d9608a')
  drawShrubs(stage, 900, 990, 650, 34, '#5f9a5b')
}
