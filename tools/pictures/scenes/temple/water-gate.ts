import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'
import { drawWater } from '../nature/water'

const SHORE = 380

function drawGate({ canvas, air }: Stage, x: number): void {
  const red = air.tint('#d2492f')
  const dark = air.tint('#3a3640')
  const post = (px: number, width: number, top: number, foot: number): void => {
    canvas.rect(
      px - width / 2,
      top,
      width,
      foot - top,
      canvas.linear(
        [
          [0, darken(red, 0.18)],
          [0.4, lighten(red, 0.18)],
          [1, darken(red, 0.3)],
        ],
        'right',
      ),
    )
    canvas.rect(px - width / 2 - 3, foot - 22, width + 6, 24, dark, { rx: 3 })
  }
  canvas.rect(x - 122, 262, 244, 20, canvas.fade(lighten(red, 0.14), darken(red, 0.24)))
  for (const side of [-1, 1]) {
    post(x + side * 96, 30, 190, 500)
    post(x + side * 158, 15, 318, 486)
    canvas.rect(x + side * 128 - 44, 366, 88, 11, darken(red, 0.1))
  }
  canvas.rect(x - 11, 206, 22, 58, dark)
  canvas.rect(x - 7, 211, 14, 48, air.tint('#e0b04a'))
  canvas.path(`M${x - 176} 196Q${x} 214 ${x + 176} 196V178Q${x} 196 ${x - 176} 178Z`, red)
  canvas.path(
    `M${x - 198} 150Q${x} 184 ${x + 198} 150L${x + 188} 182Q${x} 202 ${x - 188} 182Z`,
    canvas.fade(lighten(dark, 0.16), darken(dark, 0.1)),
  )
}

/** A red gate standing in still water before wooded hills. */
export function drawWaterGate(stage: Stage): void {
  const { canvas, random, air } = stage
  const x = random.between(420, 540)
  const sunX = x + random.between(-60, 60)
  drawSky(stage, { horizon: SHORE, sunX, sunY: air.mood === 'day' || air.mood === 'night' ? 110 : 290, clouds: 4 })
  drawHills(stage, rollingLine(random, 300, 50, 0.4), '#6f97a0', 0.7, SHORE)
  const wood = rollingLine(random, 346, 24, 0.4)
  drawHills(stage, wood, '#5f9078', 0.46, SHORE)
  drawPineRow(stage, (px) => heightAt(wood, px) + 8, 16, 34, air.tint('#4a8068', 0.46))
  drawMist(stage, 310, SHORE, 0.5)
  drawWater(stage, { top: SHORE, bottom: 640, far: '#6fa5b0', near: '#2f6f86', glitterX: sunX })
  const clip = canvas.clip('M0 500H960V640H0Z')
  const gate = canvas.group({}, () => drawGate(stage, x))
  canvas.group({ clip, opacity: 0.34 }, () => canvas.repeat(gate, { transform: 'translate(0 1000) scale(1 -1)' }))
  for (let index = 0; index < 30; index += 1)
    canvas.ellipse(
      x + random.between(-170, 170),
      random.between(504, 630),
      random.between(12, 50),
      random.between(0.8, 2),
      air.sky[2],
      { opacity: 0.35 },
    )
  const leaf = random.pick([LEAVES.blossom, LEAVES.maple, LEAVES.green])
  drawTree(stage, 20, 720, 400, leaf)
  drawTree(stage, 958, 730, 330, leaf)
}
