import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawLantern } from '../building/curved-roof'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'
import { drawRange } from '../lodge/alpine-meadow'

function drawRock({ canvas, air, random }: Stage, x: number, y: number, size: number): void {
  const stone = air.tint(random.pick(['#8a9094', '#7a8086', '#989a98']))
  canvas.ellipse(x, y + size * 0.1, size * 1.1, size * 0.2, '#0d1a24', { opacity: 0.3 })
  canvas.path(
    `M${x - size} ${y + size * 0.1}Q${x - size * 0.9} ${y - size * 0.5} ${x - size * 0.1} ${y - size * 0.56}T${x + size} ${y + size * 0.1}Q${x} ${y + size * 0.24} ${x - size} ${y + size * 0.1}Z`,
    canvas.fade(lighten(stone, 0.2), darken(stone, 0.34)),
  )
}

function drawPorch(stage: Stage): void {
  const { canvas, air } = stage
  const wood = air.tint('#a8764a')
  canvas.rect(0, 590, 960, 60, canvas.fade(lighten(wood, 0.14), darken(wood, 0.2)))
  for (let x = 0; x < 960; x += 96) canvas.rect(x, 590, 2, 60, darken(wood, 0.4), { opacity: 0.6 })
  for (const [lift, tone] of [
    [14, '#fbf7ee'],
    [28, '#e0a68a'],
    [42, '#fbf7ee'],
  ] as const)
    canvas.rect(180, 590 - lift, 96, 15, air.tint(tone), { rx: 7 })
  canvas.path('M660 592v-44h70l-6 44Z', canvas.fade(lighten(wood, 0.2), wood, 'right'), {
    stroke: darken(wood, 0.4),
    strokeWidth: 2,
  })
  canvas.rect(656, 560, 78, 6, air.tint('#c9a04f'))
  canvas.rect(0, -6, 960, 22, darken(wood, 0.3))
  for (const x of [70, 880]) drawLantern(stage, x, 46, 46, '#f0a24a')
}

function drawSteamingBath(stage: Stage): void {
  const { canvas, random, air } = stage
  const bath = 'M90 520C110 456 330 444 480 446S850 456 880 520S760 622 480 622S70 590 90 520Z'
  const water = air.tint('#5fb0b4')
  canvas.path(bath, canvas.fade(mix(lighten(water, 0.3), air.sky[2], 0.4), darken(water, 0.34)))
  const clip = canvas.clip(bath)
  canvas.group({ clip }, () => {
    for (let index = 0; index < 34; index += 1)
      canvas.ellipse(
        random.between(90, 880),
        random.between(460, 615),
        random.between(16, 60),
        random.between(0.8, 2),
        '#ffffff',
        { opacity: random.between(0.12, 0.4) },
      )
  })
  for (let index = 0; index < 17; index += 1) {
    const angle = Math.PI + (index / 16) * Math.PI
    drawRock(stage, 484 + Math.cos(angle) * 404, 520 + Math.sin(angle) * 70, random.between(30, 50))
  }
  for (let index = 0; index < 9; index += 1)
    canvas.glow(
      random.between(180, 780),
      random.between(400, 500),
      random.between(80, 150),
      random.between(40, 80),
      '#ffffff',
      0.3,
    )
}

/** A steaming stone bath in the open air below mountains. */
export function drawOpenAirBath(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 400, sunX: random.between(200, 760), clouds: 4 })
  drawRange(stage, 400)
  drawMist(stage, 280, 420, 0.7)
  drawHills(stage, rollingLine(random, 388, 16), '#4f8a66', 0.3)
  const leaves = random.pick([
    [LEAVES.maple, LEAVES.ginkgo],
    [LEAVES.blossom, LEAVES.green],
    [LEAVES.deep, LEAVES.green],
  ])
  for (const [x, height] of [
    [60, 280],
    [180, 200],
    [790, 210],
    [900, 290],
  ] as const)
    drawTree(stage, x, 440, height, random.pick(leaves))
  drawShrubs(stage, -20, 980, 440, 30, '#5f9a5b')
  canvas.rect(0, 432, 960, 210, canvas.fade(air.tint('#9a9c94'), air.tint('#6f726e')))
  drawSteamingBath(stage)
  drawPorch(stage)
}
