import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawLantern } from '../building/curved-roof'
import { drawForestLight, drawSunbeams } from './sunlit-path'

function drawStalk({ canvas, air, random }: Stage, x: number, foot: number, width: number, far: number): void {
  const green = air.tint(random.pick(['#6fa552', '#7fb35c', '#5f964f', '#93b45a']), far)
  const lean = random.between(-26, 26)
  canvas.path(
    `M${x - width / 2} ${foot}L${x - width / 2 + lean} -10H${x + width / 2 + lean}L${x + width / 2} ${foot}Z`,
    canvas.linear(
      [
        [0, darken(green, 0.3)],
        [0.55, green],
        [1, lighten(green, 0.24)],
      ],
      'right',
    ),
  )
  for (let y = foot - random.between(20, 60); y > 0; y -= 58 + width * 1.6) {
    const at = x + lean * (1 - y / foot)
    canvas.rect(at - width / 2 - 1, y, width + 2, 3, lighten(green, 0.45), { opacity: 0.8 })
    canvas.rect(at - width / 2, y + 3, width, 2.4, darken(green, 0.4), { opacity: 0.6 })
  }
}

function drawLeaves({ canvas, air, random }: Stage, count: number, far: number): void {
  for (let index = 0; index < count; index += 1) {
    const reach = random.between(26, 54)
    const green = air.tint(random.pick(['#6fa552', '#8fbf62', '#5a8f4a']), far)
    canvas.path(`M0 0Q${reach * 0.4} ${-reach * 0.16} ${reach} 0Q${reach * 0.4} ${reach * 0.12} 0 0Z`, green, {
      opacity: 0.85,
      transform: `translate(${random.between(-20, 980).toFixed(0)} ${(random.between(0, 1) ** 1.6 * 260).toFixed(0)}) rotate(${random.between(10, 170).toFixed(0)})`,
    })
  }
}

/** A path between tall bamboo with lanterns at dusk. */
export function drawBambooGrove(stage: Stage): void {
  const { canvas, random, air } = stage
  const x = random.between(430, 540)
  drawForestLight(stage, x)
  for (let index = 0; index < 46; index += 1) drawStalk(stage, random.between(0, 960), 430, random.between(5, 10), 0.55)
  drawLeaves(stage, 60, 0.45)
  canvas.rect(0, 424, 960, 220, canvas.fade(air.tint('#93b56c'), air.tint('#4f7440')))
  const path = air.tint('#c9b59a')
  canvas.path(
    `M${x - 18} 424Q${x - 40} 500 ${x - 230} 660H${x + 250}Q${x + 50} 500 ${x + 20} 424Z`,
    canvas.fade(lighten(path, 0.3), darken(path, 0.16)),
  )
  for (let step = 1; step < 10; step += 1) {
    const y = 424 + 3.2 * step ** 1.95
    canvas.line(`M${x - 14 - step * step * 2.3} ${y}H${x + 14 + step * step * 2.5}`, darken(path, 0.3), 1.4, {
      opacity: 0.4,
    })
  }
  for (const side of [-1, 1])
    for (let index = 0; index < 16; index += 1)
      drawStalk(
        stage,
        x + side * (90 + index * 26 + random.between(-10, 10)),
        440 + index * 12,
        9 + index * 1.4,
        Math.max(0, 0.36 - index * 0.026),
      )
  for (const side of [-1, 1]) {
    const fence = mix(air.tint('#b3935a'), air.haze, 0.05)
    for (const lift of [20, 44])
      canvas.line(`M${x + side * 40} ${440 - lift * 0.2}L${x + side * 330} ${640 - lift * 1.6}`, fence, 7)
    for (let post = 0; post < 7; post += 1)
      canvas.line(
        `M${x + side * (46 + post * post * 7.6)} ${446 + post * post * 5}v${-14 - post * 10}`,
        darken(fence, 0.2),
        3 + post,
      )
  }
  drawSunbeams(stage, x)
  drawLeaves(stage, 70, 0.05)
  if (air.mood !== 'day')
    for (const side of [-1, 1])
      for (const step of [1, 2, 3])
        drawLantern(stage, x + side * (60 + step * step * 26), 400 + step * 18, 10 + step * 8, '#f0a24a')
}
