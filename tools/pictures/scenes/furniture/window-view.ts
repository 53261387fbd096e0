import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { Box } from '../building/windows'
import { drawSkyline } from '../building/skyline'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawPeak } from '../nature/mountains'
import { drawPalm } from '../nature/palm'
import { drawPineRow } from '../nature/pine'
import { drawSky } from '../nature/sky'
import { drawShrubs, drawTree, LEAVES } from '../nature/tree'
import { drawWater } from '../nature/water'

/** What lies outside a window. */
export type View = 'city' | 'sea' | 'mountains' | 'garden'

/** All views, to choose from. */
export const VIEWS: readonly View[] = ['city', 'sea', 'mountains', 'garden']

const PAINTERS: Record<View, (stage: Stage) => void> = {
  city: (stage) => {
    drawSky(stage, { horizon: 560, sunX: stage.random.between(200, 760), clouds: 4 })
    drawSkyline(stage, 640, stage.random.between(300, 660), [
      { far: 0.66, tallest: 430, narrow: 50, wide: 96, scale: 1.5 },
      { far: 0.34, tallest: 330, narrow: 64, wide: 130, scale: 1.9 },
    ])
  },
  sea: (stage) => {
    const sunX = stage.random.between(250, 710)
    drawSky(stage, { horizon: 360, sunX, clouds: 5 })
    drawHills(stage, rollingLine(stage.random, 352, 22), '#5f8a86', 0.5, 362)
    drawWater(stage, { top: 360, bottom: 640, far: '#3fa0bd', near: '#1f7ea3', glitterX: sunX })
    drawPalm(stage, stage.random.between(60, 200), 690, 400, 70)
  },
  mountains: (stage) => {
    drawSky(stage, { horizon: 460, sunX: stage.random.between(200, 760), clouds: 4 })
    drawPeak(stage, { x: 250, top: 190, foot: 470, reach: 280, far: 0.35, snow: 0.5 })
    drawPeak(stage, { x: 600, top: 100, foot: 480, reach: 360, far: 0.15, snow: 0.5 })
    drawMist(stage, 360, 520, 0.8)
    drawPineRow(stage, () => 560, 60, 110, stage.air.tint('#3f7360', 0.3))
    drawHills(stage, rollingLine(stage.random, 560, 14), '#4f7f5c', 0.05)
  },
  garden: (stage) => {
    drawSky(stage, { horizon: 440, sunX: stage.random.between(200, 760), clouds: 4 })
    drawHills(stage, rollingLine(stage.random, 380, 40), '#8fae9a', 0.5)
    drawHills(stage, rollingLine(stage.random, 480, 20), '#7fb06a', 0.12)
    for (const x of [90, 330, 640, 880])
      drawTree(
        stage,
        x + stage.random.between(-40, 40),
        590,
        stage.random.between(260, 400),
        stage.random.pick([LEAVES.green, LEAVES.deep, LEAVES.blossom, LEAVES.olive]),
      )
    drawShrubs(stage, -20, 980, 640, 54, '#5f9a5b')
  },
}

/** Paints a view into a box as if seen through its glass. */
export function drawView(stage: Stage, box: Box, view: View): void {
  const { canvas } = stage
  const scale = Math.max(box.width / 960, box.height / 640)
  const clip = canvas.clip(`M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`)
  const left = box.x + (box.width - 960 * scale) / 2
  const top = box.y + box.height - 640 * scale
  canvas.group({ clip }, () => {
    canvas.group({ transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})` }, () =>
      PAINTERS[view](stage),
    )
    canvas.path(
      `M${box.x + box.width * 0.12} ${box.y}h${box.width * 0.2}L${box.x + box.width * 0.02} ${box.y + box.height}h${-box.width * 0.2}Z`,
      '#ffffff',
      { opacity: 0.1 },
    )
  })
}

/** Draws a framed room window with its view, divided into panes. */
export function drawViewWindow(stage: Stage, box: Box, view: View, frame: string, columns: number, rows: number): void {
  const { canvas, air } = stage
  const { x, y, width, height } = box
  const colour = air.indoor(frame)
  if (!air.isLit) canvas.glow(x + width / 2, y + height / 2, width, height, mix(air.sun, '#ffffff', 0.4), 0.4)
  canvas.rect(x - 9, y - 9, width + 18, height + 18, colour, { rx: 2 })
  drawView(stage, box, view)
  for (let column = 1; column < columns; column += 1)
    canvas.rect(x + (width * column) / columns - 3, y, 6, height, colour)
  for (let row = 1; row < rows; row += 1) canvas.rect(x, y + (height * row) / (rows + 0.4) - 2.5, width, 5, colour)
  canvas.rect(x, y, width, 8, '#10152b', { opacity: 0.22 })
  canvas.rect(x - 16, y + height + 7, width + 32, 9, lighten(colour, 0.2), { rx: 2 })
  canvas.rect(x - 14, y + height + 16, width + 28, 4, darken(colour, 0.3), { opacity: 0.4 })
}

/** Draws one gathered curtain hanging from top to foot. */
export function drawCurtain(
  { canvas, air }: Stage,
  x: number,
  top: number,
  width: number,
  foot: number,
  colour: string,
): void {
  const cloth = air.indoor(colour)
  const folds = Math.max(4, Math.round(width / 17))
  const fold = width / folds
  for (let index = 0; index < folds; index += 1)
    canvas.rect(
      x + index * fold,
      top,
      fold + 0.6,
      foot - top,
      canvas.linear(
        [
          [0, darken(cloth, 0.2)],
          [0.45, lighten(cloth, 0.12)],
          [1, darken(cloth, 0.06)],
        ],
        'right',
      ),
    )
  canvas.rect(
    x,
    top,
    width,
    26,
    canvas.linear([
      [0, '#10152b', 0.25],
      [1, '#10152b', 0],
    ]),
  )
}
