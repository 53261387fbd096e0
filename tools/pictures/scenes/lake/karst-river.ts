import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawMist } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawShrubs } from '../nature/tree'
import { drawMirror } from './jetty'

const SHORE = 420

function drawKarst({ canvas, air, random }: Stage, x: number, half: number, height: number, far: number): void {
  const green = air.tint(random.pick(['#4f8a6a', '#5f9472', '#467f6c']), far)
  const lean = random.between(-0.2, 0.2) * half
  canvas.path(
    `M${x - half} ${SHORE}C${x - half * 0.94} ${SHORE - height * 0.5} ${x - half * 0.66 + lean} ${SHORE - height} ${x + lean} ${SHORE - height}S${x + half * 0.9} ${SHORE - height * 0.56} ${x + half} ${SHORE}Z`,
    canvas.linear([
      [0, lighten(green, 0.1)],
      [0.55, green],
      [1, air.tint('#a9c9bd', Math.min(1, far + 0.2))],
    ]),
  )
  canvas.path(
    `M${x + lean * 1.05} ${SHORE - height}C${x + half * 0.5} ${SHORE - height * 0.96} ${x + half * 0.9} ${SHORE - height * 0.56} ${x + half} ${SHORE}H${x + half * 0.1}C${x + half * 0.5} ${SHORE - height * 0.3} ${x + half * 0.1} ${SHORE - height * 0.7} ${x + lean * 1.05} ${SHORE - height}Z`,
    darken(green, 0.26),
    { opacity: 0.5 },
  )
}

function drawRaft({ canvas, air }: Stage, x: number, y: number): void {
  const bamboo = air.tint('#c9a55f')
  const figure = darken(air.tint('#3a4250'), 0.2)
  canvas.ellipse(x, y + 8, 104, 6, '#0d1a2b', { opacity: 0.25 })
  for (let index = 0; index < 4; index += 1)
    canvas.path(
      `M${x - 100} ${y - 3 + index * 2.6}H${x + 84}q16 0 24 -9l2 3q-8 9 -26 9H${x - 100}Z`,
      index % 2 === 0 ? bamboo : darken(bamboo, 0.2),
    )
  canvas.path(`M${x + 34} ${y - 4}l3 -34q0 -14 9 -14t9 14l3 34Z`, figure)
  canvas.circle(x + 46, y - 58, 7, air.tint('#d9a883'))
  canvas.path(`M${x + 28} ${y - 58}L${x + 46} ${y - 72}L${x + 64} ${y - 58}Z`, air.tint('#d9b66f'))
  canvas.line(`M${x + 74} ${y + 14}L${x + 54} ${y - 96}`, darken(bamboo, 0.3), 3)
  canvas.path(`M${x - 66} ${y - 4}l4 -24h24l4 24Z`, air.tint('#a8763f'))
  if (air.isLit) canvas.glow(x - 10, y - 22, 60, 50, '#ffb45e', 0.9)
  canvas.circle(x - 10, y - 22, 6, air.isLit ? '#ffe2a0' : air.tint('#d9432f'))
}

/** Karst peaks mirrored in a calm river with a bamboo raft. */
export function drawKarstRiver(stage: Stage): void {
  const { canvas, random } = stage
  const sunX = random.between(240, 720)
  const land = canvas.group({}, () => {
    drawSky(stage, { horizon: SHORE, sunX, clouds: 4 })
    for (const [far, low, high, narrow, wide, step] of [
      [0.7, 120, 230, 60, 100, 110],
      [0.46, 130, 270, 70, 110, 170],
      [0.16, 110, 300, 80, 130, 300],
    ] as const) {
      for (let x = random.between(-60, 60); x < 1020; x += step * random.between(0.75, 1.25))
        drawKarst(stage, x, random.between(narrow, wide), random.between(low, high), far)
      drawMist(stage, SHORE - 110, SHORE, 0.55)
    }
    drawShrubs(stage, -20, 980, SHORE + 4, 14, '#5f9472')
  })
  drawMirror(stage, land, SHORE, sunX)
  drawRaft(stage, random.between(260, 680), 556)
}
