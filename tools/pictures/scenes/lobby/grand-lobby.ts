import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawLampGlow } from '../furniture/lamps'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawRug, drawWall } from '../furniture/room'
import { drawArmchair } from '../furniture/seats'
import { drawRoundTable } from '../furniture/tables'
import { drawVase } from '../furniture/plants'
import { drawView, VIEWS } from '../furniture/window-view'

const FLOOR = 474

/** Draws a chandelier of several rings hanging to (x, y). */
export function drawChandelier(stage: Stage, x: number, y: number, size: number, metal: string): void {
  const { canvas, air } = stage
  const brass = air.indoor(metal)
  drawLampGlow(stage, x, y, size * 2.6)
  canvas.rect(x - 1.5, 34, 3, y - 34 - size * 0.5, darken(brass, 0.2))
  for (const [lift, half] of [
    [0.5, 0.42],
    [0.2, 0.72],
    [-0.14, 1],
  ] as const) {
    canvas.ellipse(x, y - lift * size, half * size, half * size * 0.17, 'none', { stroke: brass, strokeWidth: 5 })
    for (let index = 0; index <= 12; index += 1) {
      const angle = (index / 12) * Math.PI
      const [px, py] = [x + Math.cos(angle) * half * size, y - lift * size + Math.sin(angle) * half * size * 0.17]
      canvas.rect(px - 2.2, py - 1, 4.4, 17, lighten('#ffe2a0', 0.3), { rx: 2, opacity: 0.95 })
    }
  }
}

function drawTallWindows(stage: Stage, palette: InteriorPalette): void {
  const { canvas, air, random } = stage
  const view = random.pick(VIEWS)
  const trim = lighten(air.indoor(palette.wall), 0.45)
  for (const x of [120, 700]) {
    canvas.path(`M${x - 10} ${FLOOR - 20}V190a80 80 0 0 1 160 0V${FLOOR - 20}Z`, trim)
    const clip = canvas.clip(`M${x} ${FLOOR - 30}V192a70 70 0 0 1 140 0V${FLOOR - 30}Z`)
    canvas.group({ clip }, () => drawView(stage, { x, y: 110, width: 140, height: FLOOR - 140 }, view))
    canvas.rect(x + 67, 118, 6, FLOOR - 148, trim)
    for (const y of [200, 290, 380]) canvas.rect(x, y, 140, 5, trim)
  }
}

function drawColumn({ canvas, air }: Stage, x: number, palette: InteriorPalette): void {
  const marble = lighten(air.indoor(palette.wall), 0.25)
  canvas.rect(
    x - 24,
    70,
    48,
    FLOOR - 70,
    canvas.linear(
      [
        [0, darken(marble, 0.22)],
        [0.35, lighten(marble, 0.3)],
        [1, darken(marble, 0.26)],
      ],
      'right',
    ),
  )
  for (const step of [-12, 0, 12]) canvas.rect(x + step - 1, 84, 2, FLOOR - 110, darken(marble, 0.2), { opacity: 0.4 })
  for (const [y, half, height] of [
    [58, 34, 14],
    [FLOOR - 22, 34, 26],
  ] as const)
    canvas.rect(x - half, y, half * 2, height, mix(marble, air.indoor(palette.metal), 0.4), { rx: 2 })
}

function drawStaircase({ canvas, air }: Stage, palette: InteriorPalette): void {
  const marble = lighten(air.indoor(palette.wall), 0.3)
  const carpet = air.indoor(palette.fabric)
  for (let step = 0; step < 11; step += 1) {
    const half = 96 + step * 7
    const y = 250 + step * 20.5
    canvas.rect(
      480 - half,
      y,
      half * 2,
      22,
      canvas.linear([
        [0, lighten(marble, 0.25)],
        [0.3, marble],
        [1, darken(marble, 0.22)],
      ]),
    )
    canvas.rect(
      480 - half * 0.55,
      y,
      half * 1.1,
      22,
      canvas.linear([
        [0, lighten(carpet, 0.2)],
        [0.3, carpet],
        [1, darken(carpet, 0.22)],
      ]),
    )
  }
  const brass = air.indoor(palette.metal)
  for (const side of [-1, 1]) {
    canvas.line(`M${480 + side * 98} 208L${480 + side * 172} 430`, brass, 8)
    for (let post = 0; post < 9; post += 1)
      canvas.rect(480 + side * (98 + post * 8.6) - 1.6, 210 + post * 26, 3.2, 44, brass)
    canvas.rect(480 + side * 176 - 8, 410, 16, 66, darken(brass, 0.1), { rx: 3 })
    canvas.circle(480 + side * 176, 406, 11, lighten(brass, 0.3))
  }
}

/** A grand lobby with a staircase, columns and a chandelier. */
export function drawGrandLobby(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  canvas.path('M350 250V150a130 96 0 0 1 260 0V250Z', air.indoor(mix(palette.wall, palette.panel, 0.7)))
  drawTallWindows(stage, palette)
  drawFloor(stage, FLOOR, mix(palette.floor, '#f3ece0', 0.5), 'tiles')
  drawStaircase(stage, palette)
  for (const x of [56, 316, 644, 904]) drawColumn(stage, x, palette)
  canvas.path('M350 640L420 476H540L610 640Z', air.indoor(palette.rug), { opacity: 0.5 })
  drawRug(stage, 480, 574, 200, 44, palette, true)
  drawRoundTable(stage, 480, 586, 84, 62, palette)
  drawVase(stage, 480, 526, 62, palette.panel, palette.accent)
  drawVase(stage, 462, 528, 44, palette.linen, palette.fabric)
  for (const [x, tone] of [
    [150, palette.fabric],
    [272, palette.panel],
    [690, palette.panel],
    [812, palette.fabric],
  ] as const)
    drawArmchair(stage, x, 566, 116, tone, palette)
  drawLeafPlant(stage, 46, 540, 200, palette.metal)
  drawLeafPlant(stage, 914, 540, 200, palette.metal)
  drawChandelier(stage, 480, 148, 110, palette.metal)
}
