import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawCloud, drawSky } from '../nature/sky'
import { drawSand, shoreLine } from '../nature/shore'
import { drawWater } from '../nature/water'

const COLOURS = ['#e8705a', '#f2b84e', '#3f9aa8', '#8fb56a', '#e79aa8', '#5f7fb5', '#f0e2c4'] as const

function drawHut({ canvas, air }: Stage, x: number, y: number, size: number, colour: string): void {
  const wall = air.tint(colour)
  const white = air.tint('#fffaf0')
  const [width, height] = [size * 0.8, size * 0.78]
  canvas.glow(x + width * 0.6, y + 4, width, 14, '#3b2a1a', 0.45)
  for (const leg of [0.06, 0.86]) canvas.rect(x + width * leg, y - 10, width * 0.07, 14, darken(white, 0.3))
  canvas.path(
    `M${x} ${y - 8}V${y - height}L${x + width / 2} ${y - size * 1.16}L${x + width} ${y - height}V${y - 8}Z`,
    canvas.fade(lighten(wall, 0.14), darken(wall, 0.16), 'right'),
  )
  for (let stripe = 1; stripe < 9; stripe += 1)
    canvas.rect(
      x + (width * stripe) / 9,
      y - height - (0.5 - Math.abs(stripe / 9 - 0.5)) * size * 0.7,
      2,
      height - 8 + (0.5 - Math.abs(stripe / 9 - 0.5)) * size * 0.7,
      white,
      { opacity: 0.28 },
    )
  canvas.rect(x + width * 0.3, y - height * 0.78, width * 0.4, height * 0.78 - 8, white)
  canvas.rect(x + width * 0.34, y - height * 0.74, width * 0.32, height * 0.74 - 8, darken(wall, 0.12))
  if (air.isLit) canvas.glow(x + width / 2, y - height * 0.9, size * 0.5, size * 0.36, '#ffc46a', 0.7)
  canvas.circle(x + width / 2, y - height * 0.96, size * 0.08, air.isLit ? '#ffe2a0' : white)
  canvas.path(
    `M${x - size * 0.07} ${y - height + 6}L${x + width / 2} ${y - size * 1.22}L${x + width + size * 0.07} ${y - height + 6}l${-size * 0.03} ${size * 0.05}L${x + width / 2} ${y - size * 1.1}L${x - size * 0.04} ${y - height + 6 + size * 0.05}Z`,
    white,
  )
  canvas.path(`M${x - 4} ${y - 8}h${width + 8}v6h${-width - 8}Z`, darken(white, 0.12))
}

/** A row of painted beach huts before the sea. */
export function drawHuts(stage: Stage): void {
  const { random } = stage
  drawSky(stage, { horizon: 340, sunX: random.between(200, 760), clouds: 6 })
  drawCloud(stage, random.between(100, 700), 250, 420)
  drawWater(stage, { top: 340, bottom: 520, far: '#2f9cbf', near: '#7fd6d2' })
  drawSand(stage, shoreLine(stage, 440, 430), '#f4e0b6')
  const first = random.whole(0, COLOURS.length - 1)
  for (let index = 0; index < 5; index += 1)
    drawHut(
      stage,
      26 + index * 186,
      570 + (index % 2) * 10,
      206,
      COLOURS[(first + index * 2) % COLOURS.length] ?? '#e8705a',
    )
  const { canvas, air } = stage
  for (const [x, colour] of [
    [204, '#3f9aa8'],
    [762, '#f2b84e'],
  ] as const) {
    canvas.path(
      `M${x} 640q-16 -96 8 -150q26 54 12 150Z`,
      canvas.fade(lighten(air.tint(colour), 0.3), air.tint(colour), 'right'),
    )
    canvas.line(`M${x + 9} 500V640`, air.tint('#fffaf0'), 2)
  }
}
