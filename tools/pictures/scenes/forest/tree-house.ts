import { darken, lighten, mix } from '../drawing/colour'
import { circles } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'

function drawHut(stage: Stage, x: number, y: number): void {
  const { canvas, air } = stage
  const wood = air.tint('#a8744a')
  const dark = darken(wood, 0.4)
  canvas.path(
    `M${x - 150} ${y}h300v14h-300ZM${x - 130} ${y + 14}L${x - 30} ${y + 96}h12L${x - 108} ${y + 14}ZM${x + 130} ${y + 14}L${x + 30} ${y + 96}h-12L${x + 108} ${y + 14}Z`,
    dark,
  )
  if (air.isLit) canvas.glow(x, y - 60, 230, 140, '#ffc46a', 0.75)
  canvas.rect(x - 96, y - 112, 192, 112, canvas.fade(darken(wood, 0.1), lighten(wood, 0.14), 'right'))
  for (let line = y - 104; line < y; line += 12) canvas.line(`M${x - 96} ${line}h192`, dark, 1.2, { opacity: 0.35 })
  drawFramedWindow(stage, { x: x - 74, y: y - 84, width: 46, height: 44 }, dark, { columns: 2, rows: 2 })
  drawFramedWindow(stage, { x: x + 30, y: y - 84, width: 46, height: 44 }, dark, { columns: 2, rows: 2 })
  canvas.path(`M${x - 18} ${y}v-76q18 -16 36 0v76Z`, dark)
  canvas.path(`M${x - 12} ${y}v-72q12 -10 24 0v72Z`, lighten(wood, 0.22))
  const roof = air.tint('#5f7f56')
  canvas.path(
    `M${x - 134} ${y - 100}Q${x - 60} ${y - 140} ${x} ${y - 208}Q${x + 60} ${y - 140} ${x + 134} ${y - 100}Z`,
    canvas.fade(lighten(roof, 0.2), darken(roof, 0.26)),
  )
  for (let rail = x - 146; rail < x + 150; rail += 15)
    if (Math.abs(rail - x) > 20) canvas.rect(rail, y - 36, 3.4, 36, dark)
  canvas.rect(x - 150, y - 40, 126, 5, dark)
  canvas.rect(x + 24, y - 40, 126, 5, dark)
}

/** A tree house on a great trunk with a rope bridge. */
export function drawTreeHouse(stage: Stage): void {
  const { canvas, random, air } = stage
  const isLeft = random.chance(0.5)
  const x = isLeft ? 400 : 560
  const side = isLeft ? 1 : -1
  drawSky(stage, { horizon: 480, sunX: x + side * 330, clouds: 4 })
  drawHills(stage, rollingLine(random, 320, 60, 0.4), '#6f9a8a', 0.62)
  drawHills(stage, rollingLine(random, 420, 40, 0.4), '#5f9472', 0.38)
  drawMist(stage, 340, 500, 0.6)
  const leaf = random.pick([LEAVES.green, LEAVES.deep, LEAVES.olive])
  for (let index = 0; index < 10; index += 1)
    drawTree(stage, index * 106, 600, random.between(190, 300), mix(leaf, '#cfe0d4', 0.24))
  drawShrubs(stage, -20, 980, 612, 50, mix(leaf, '#cfe0d4', 0.12))
  const bark = air.tint('#6f4f3a')
  const crown = air.tint(leaf)
  const puffs = Array.from(
    { length: 16 },
    () => [x + random.between(-230, 230), random.between(-10, 120), random.between(66, 116)] as const,
  )
  canvas.path(circles(puffs), canvas.fade(mix(crown, air.sun, 0.14), darken(crown, 0.4)))
  canvas.path(
    `M${x - 76} 660Q${x - 40} 480 ${x - 46} 300Q${x - 60} 160 ${x - 160} 90L${x - 40} 150L${x} 40L${x + 50} 150L${x + 170} 80Q${x + 60} 170 ${x + 46} 300Q${x + 40} 480 ${x + 90} 660Z`,
    canvas.linear(
      [
        [0, darken(bark, 0.36)],
        [0.6, bark],
        [1, darken(bark, 0.16)],
      ],
      'right',
    ),
  )
  canvas.path(
    circles(puffs.slice(0, 9).map(([px, py, r]) => [px + 14, py - 34, r * 0.7] as const)),
    mix(crown, air.sun, air.isLit ? 0.08 : 0.24),
    { opacity: 0.75 },
  )
  const rope = air.tint('#c9a878')
  canvas.line(`M${x + side * 150} 400Q${x + side * 330} 470 ${x + side * 600} 380`, rope, 9)
  canvas.line(`M${x + side * 150} 364Q${x + side * 330} 430 ${x + side * 600} 340`, rope, 3)
  for (let index = 1; index < 14; index += 1) {
    const share = index / 14
    const px = x + side * (150 + share * 450 - share * (1 - share) * 90)
    const sag = 400 + 2 * share * (1 - share) * 70 - share * share * 20
    canvas.line(`M${px} ${sag}v-36`, rope, 1.8)
  }
  drawHut(stage, x, 400)
  canvas.line(`M${x - 22} 414V650M${x + 22} 414V650`, rope, 5)
  for (let y = 436; y < 640; y += 26) canvas.line(`M${x - 22} ${y}h44`, rope, 5)
  drawShrubs(stage, -20, 980, 650, 44, darken(leaf, 0.12))
}
