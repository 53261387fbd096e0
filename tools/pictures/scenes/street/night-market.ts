import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawForecourt, drawWallFace } from '../building/facade'
import { drawLantern } from '../building/curved-roof'
import { drawFramedWindow } from '../building/windows'
import { drawSky } from '../nature/sky'
import { drawPasserBy } from './passer-by'

function drawStall(stage: Stage, x: number, y: number, width: number, cloth: string): void {
  const { canvas, air, random } = stage
  const wood = air.tint('#8a5f3f')
  const colour = air.tint(cloth)
  canvas.glow(x + width / 2, y - 90, width * 0.75, 130, '#ffc46a', air.mood === 'day' ? 0.2 : 0.75)
  for (const post of [4, width - 12]) canvas.rect(x + post, y - 190, 8, 190, darken(wood, 0.3))
  canvas.rect(x + 10, y - 180, width - 20, 112, air.mood === 'day' ? air.tint('#f2dfc0') : '#ffdd9c')
  canvas.rect(x + 10, y - 136, width - 20, 6, wood)
  for (let left = x + 20; left < x + width - 30; left += 24) {
    const tone = random.pick(['#d9604a', '#e0a63f', '#6f9a55', '#b5657a', '#f0e4d0', '#c97f3f'])
    canvas.rect(left, y - 158, 17, 22, tone, { rx: 4 })
    canvas.circle(left + 8, y - 84, 11, random.pick(['#e8703f', '#f2c14e', '#8fb56a', '#c8452f', '#f6e6c8']))
    canvas.circle(left + 15, y - 90, 9, tone)
  }
  canvas.rect(x - 4, y - 78, width + 8, 12, lighten(wood, 0.15), { rx: 2 })
  canvas.rect(x + 2, y - 66, width - 4, 66, canvas.fade(colour, darken(colour, 0.25)))
  for (let stripe = 0; stripe < 5; stripe += 1)
    canvas.rect(x + 12 + (stripe * (width - 24)) / 5, y - 60, (width - 24) / 10, 54, lighten(colour, 0.2), {
      opacity: 0.5,
    })
  const parts = 8
  for (let part = 0; part < parts; part += 1) {
    const [from, step] = [x - 16 + (part * (width + 32)) / parts, (width + 32) / parts]
    const skew = (part - parts / 2) * 1.2
    canvas.path(
      `M${from - skew} ${y - 222}h${step}l${skew * 1.4 + 2} 44q${-step / 2} 15 ${-step} 0Z`,
      part % 2 === 0 ? colour : air.tint('#fbf3e2'),
    )
  }
  canvas.rect(x - 12, y - 228, width + 24, 9, darken(colour, 0.2), { rx: 2 })
  for (const share of [0.2, 0.5, 0.8]) {
    canvas.glow(x + width * share, y - 168, 46, 46, '#ffdf9a', air.mood === 'day' ? 0.2 : 0.85)
    canvas.circle(x + width * share, y - 170, 7, '#fff0c8')
  }
}

/** Market stalls with lanterns and people strolling past. */
export function drawNightMarket(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 400, sunX: random.between(200, 760), clouds: 3 })
  let x = -20
  while (x < 960) {
    const [width, height] = [random.between(130, 190), random.between(250, 350)]
    const wall = air.tint(random.pick(['#c9a58a', '#b58f7f', '#9fa6b0', '#d9bfa0', '#a8937f']), 0.12)
    drawWallFace(stage, { x, y: 470 - height, width, height }, wall)
    canvas.rect(x - 3, 464 - height, width + 6, 9, darken(wall, 0.25))
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 3; column += 1)
        drawFramedWindow(
          stage,
          { x: x + 18 + (column * (width - 30)) / 3, y: 490 - height + row * 58, width: 24, height: 34 },
          darken(wall, 0.3),
          { columns: 2, rows: 1 },
          air.isLit && random.chance(0.6),
        )
    x += width
  }
  drawForecourt(stage, 462, '#a39a90')
  const cloths = ['#c8452f', '#2f7f86', '#d99a3c', '#54608f', '#6f8f5a']
  const first = random.whole(0, 4)
  for (let index = 0; index < 4; index += 1)
    drawStall(stage, 22 + index * 240, 528, 196, cloths[(first + index) % 5] ?? '#c8452f')
  for (let line = 0; line < 2; line += 1) {
    canvas.line(`M-10 ${120 + line * 60}Q480 ${210 + line * 50} 970 ${110 + line * 60}`, air.tint('#2d3446'), 2)
    for (let index = 1; index < 11; index += 1) {
      const share = index / 11
      const y =
        (1 - share) ** 2 * (120 + line * 60) +
        2 * share * (1 - share) * (210 + line * 50) +
        share ** 2 * (110 + line * 60)
      drawLantern(stage, share * 960, y + 12, 25 + line * 5, random.pick(['#d9432f', '#e8703f', '#f0a24a']))
    }
  }
  for (const px of [110, 200, 330, 480, 560, 700, 840, 910])
    drawPasserBy(stage, px + random.between(-26, 26), random.between(566, 626), random.between(128, 150))
  if (air.isLit) canvas.glow(480, 560, 560, 90, '#ffb45e', 0.35)
}
