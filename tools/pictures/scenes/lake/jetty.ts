import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawHills, drawMist, heightAt, rollingLine } from '../nature/hills'
import { drawPineRow, drawPine } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawGlitter, drawRipples } from '../nature/water'
import { drawRange } from '../lodge/alpine-meadow'

const SHORE = 400

/** Draws a mirror of everything above the shore, tinted as water. */
export function drawMirror(stage: Stage, name: string, shore: number, glitterX: number): void {
  const { canvas, air } = stage
  const clip = canvas.clip(`M0 ${shore}H960V640H0Z`)
  canvas.group({ clip }, () => {
    canvas.repeat(name, { transform: `translate(0 ${shore * 2}) scale(1 -1)` })
    canvas.rect(
      0,
      shore,
      960,
      640 - shore,
      canvas.linear([
        [0, air.tint('#7fb0c4'), 0.22],
        [0.5, air.tint('#4f8ca8'), 0.5],
        [1, air.tint('#1f5a7c'), 0.86],
      ]),
    )
  })
  const plan = { top: shore, bottom: 640, far: '#6fa5b8', near: '#2f6f8f' }
  drawRipples(stage, plan, 90)
  drawGlitter(stage, plan, glitterX)
}

function drawJettyBoards({ canvas, air }: Stage, x: number): void {
  const wood = air.tint('#a87c56')
  for (let index = 0; index < 22; index += 1) {
    const share = index / 22
    const [near, far] = [(index + 0.86) / 22, share]
    const half = (at: number): number => 34 + 96 * at
    canvas.path(
      `M${x - half(far)} ${470 + 180 * far}H${x + half(far)}L${x + half(near)} ${470 + 180 * near}H${x - half(near)}Z`,
      index % 2 === 0 ? wood : lighten(wood, 0.1),
    )
  }
  for (const share of [0, 0.34, 0.78])
    for (const side of [-1, 1])
      canvas.rect(
        x + side * (36 + 96 * share) - 5 - share * 4,
        446 + 180 * share,
        10 + share * 8,
        44 + share * 26,
        darken(wood, 0.36),
        { rx: 3 },
      )
}

function drawRowBoat({ canvas, air }: Stage, x: number, y: number, colour: string): void {
  const paint = air.tint(colour)
  canvas.ellipse(x, y + 14, 84, 7, '#0d1a2b', { opacity: 0.28 })
  canvas.path(
    `M${x - 84} ${y - 10}Q${x} ${y + 4} ${x + 84} ${y - 12}Q${x + 66} ${y + 18} ${x + 10} ${y + 18}T${x - 84} ${y - 10}Z`,
    canvas.fade(lighten(paint, 0.2), darken(paint, 0.2)),
  )
  canvas.path(
    `M${x - 84} ${y - 10}Q${x} ${y + 4} ${x + 84} ${y - 12}Q${x} ${y - 10} ${x - 84} ${y - 10}Z`,
    air.tint('#7a563a'),
  )
}

/** A jetty and a rowing boat on a mountain lake. */
export function drawJetty(stage: Stage): void {
  const { canvas, random, air } = stage
  const sunX = random.between(260, 700)
  const land = canvas.group({}, () => {
    drawSky(stage, {
      horizon: SHORE,
      sunX,
      sunY: air.mood === 'golden' || air.mood === 'dusk' ? 260 : undefined,
      clouds: 5,
    })
    drawRange(stage, SHORE)
    drawMist(stage, 300, SHORE, 0.7)
    for (const [base, far] of [
      [372, 0.5],
      [388, 0.26],
    ] as const) {
      const line = rollingLine(random, base, 12)
      drawHills(stage, line, '#3f7a5c', far, SHORE)
      drawPineRow(stage, (x) => heightAt(line, x), 24, 52, air.tint('#3a7358', far))
    }
  })
  drawMirror(stage, land, SHORE, sunX)
  const x = random.between(360, 600)
  drawJettyBoards(stage, x)
  drawRowBoat(
    stage,
    x + (random.chance(0.5) ? 190 : -190),
    548,
    random.pick(['#d9543f', '#f2e6cf', '#3f8a98', '#e0a63f']),
  )
  for (const [px, height] of [
    [20, 340],
    [112, 220],
    [900, 300],
    [960, 380],
  ] as const)
    drawPine(stage, px, 670, height, air.tint('#28604a'))
}
