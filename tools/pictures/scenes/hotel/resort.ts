import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawWallFace } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawHills, rollingLine } from '../nature/hills'
import { drawPalm } from '../nature/palm'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'

const FOOT = 424

function drawWing(stage: Stage, x: number, width: number, floors: number, wall: string, roof: string): void {
  const { canvas, air, random } = stage
  const height = floors * 62 + 10
  const top = FOOT - height
  drawWallFace(stage, { x, y: top, width, height }, wall)
  const bays = Math.round(width / 74)
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + 14 + floor * 62
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + (width * bay) / bays + 13
      drawFramedWindow(
        stage,
        { x: left, y, width: width / bays - 26, height: 38 },
        air.tint('#8a6546'),
        { columns: 2, rows: 1 },
        air.isLit && random.chance(0.7),
      )
    }
    canvas.rect(x - 6, y + 42, width + 12, 6, lighten(wall, 0.3))
    for (let rail = x; rail < x + width; rail += 9)
      canvas.rect(rail, y + 27, 2, 15, air.tint('#8a6546'), { opacity: 0.8 })
    canvas.rect(x - 4, y + 25, width + 8, 3, air.tint('#8a6546'))
  }
  canvas.path(
    `M${x - 26} ${top + 4}L${x + 34} ${top - 54}H${x + width - 34}L${x + width + 26} ${top + 4}Z`,
    canvas.fade(lighten(roof, 0.18), darken(roof, 0.22)),
  )
  for (let step = 1; step < 5; step += 1)
    canvas.line(
      `M${x - 26 + step * 12} ${top + 4 - step * 11.6}H${x + width + 26 - step * 12}`,
      darken(roof, 0.3),
      1.4,
      { opacity: 0.4 },
    )
}

function drawResortPool(stage: Stage): void {
  const { canvas, air, random } = stage
  const deck = air.tint('#e6d3b3')
  canvas.rect(0, FOOT, 960, 220, canvas.fade(darken(deck, 0.16), lighten(deck, 0.1)))
  const pool =
    'M150 486C260 452 420 472 540 462S800 446 880 492C960 548 840 606 640 602C520 600 470 628 330 620C130 606 60 520 150 486Z'
  canvas.path(pool, lighten(deck, 0.4), { stroke: lighten(deck, 0.4), strokeWidth: 16 })
  canvas.path(
    pool,
    canvas.linear([
      [0, mix(air.tint('#8fe0e0'), air.sky[2], 0.35)],
      [0.5, air.tint('#36b5c8')],
      [1, air.tint('#1a86ab')],
    ]),
  )
  const clip = canvas.clip(pool)
  canvas.group({ clip }, () => {
    for (let index = 0; index < 46; index += 1)
      canvas.ellipse(
        random.between(80, 900),
        random.between(468, 620),
        random.between(16, 60),
        random.between(0.8, 2.2),
        '#ffffff',
        { opacity: random.between(0.12, 0.4) },
      )
    if (air.isLit) for (const x of [220, 480, 740]) canvas.glow(x, 540, 180, 60, '#8ff5ff', 0.6)
  })
}

function drawLounger({ canvas, air }: Stage, x: number, y: number, towel: string): void {
  canvas.ellipse(x + 34, y + 5, 52, 6, '#10152b', { opacity: 0.25 })
  canvas.path(`M${x} ${y - 10}l-20 -22 8 -3 22 18h62v7Z`, air.tint('#fdfaf3'))
  canvas.path(`M${x + 6} ${y - 12}h42v5h-42Z`, air.tint(towel))
  for (const leg of [4, 58]) canvas.rect(x + leg, y - 6, 4, 11, air.tint('#a87f52'))
}

function drawParasol({ canvas, air }: Stage, x: number, y: number, cloth: string): void {
  canvas.rect(x - 2, y - 96, 4, 98, air.tint('#efe6d6'))
  const fill = air.tint(cloth)
  canvas.path(
    `M${x - 66} ${y - 78}Q${x - 40} ${y - 116} ${x} ${y - 118}T${x + 66} ${y - 78}Q${x + 33} ${y - 86} ${x} ${y - 78}Q${x - 33} ${y - 86} ${x - 66} ${y - 78}Z`,
    canvas.linear(
      [
        [0, lighten(fill, 0.25)],
        [0.6, fill],
        [1, darken(fill, 0.2)],
      ],
      'right',
    ),
  )
}

/** A low resort with tiled roofs around a free-formed pool and palms. */
export function drawResort(stage: Stage): void {
  const { random, air } = stage
  drawSky(stage, { horizon: 400, sunX: random.between(200, 760), clouds: 6 })
  drawHills(stage, rollingLine(random, 330, 50, 0.4), '#6fa08a', 0.5)
  drawHills(stage, rollingLine(random, 384, 26, 0.4), '#5f9a6b', 0.24)
  for (const x of [60, 480, 620, 900]) drawPalm(stage, x, FOOT + 4, random.between(190, 250), random.between(-30, 30))
  const wall = air.tint(random.pick(['#f6ead6', '#f3d9c0', '#fdf6ea', '#e9d2c4']))
  const roof = air.tint(random.pick(['#c4694a', '#a5704a', '#8a6a52', '#4f7f82']))
  drawWing(stage, 40, 300, 2, wall, roof)
  drawWing(stage, 650, 290, 2, wall, roof)
  drawWing(stage, 330, 330, 3, lighten(wall, 0.12), roof)
  drawShrubs(stage, -10, 980, FOOT + 8, 20, '#5f9a5b')
  drawResortPool(stage)
  const cloth = random.pick(['#e8705a', '#f2b04e', '#3f9aa8', '#fbf5e8'])
  for (const x of [80, 700]) {
    drawParasol(stage, x + 40, 470, cloth)
    drawLounger(stage, x, 474, cloth)
    drawLounger(stage, x + 96, 478, cloth)
  }
  drawPalm(stage, 36, 690, 420, 90)
  drawPalm(stage, 930, 690, 360, -70)
}
