import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawWindowGrid, type Box } from './windows'

const STONES = {
  day: ['#9db8cc', '#c9bda8', '#8aa9a3', '#b7c1cc', '#d9c8b0', '#a8b4c9'],
  golden: ['#b98f86', '#8f7f9c', '#c9a184', '#a3a0ac', '#d4b093', '#8b93a8'],
  dusk: ['#5d6690', '#74608a', '#4d7090', '#80688a', '#5a5f86', '#6b7396'],
  night: ['#4f5f92', '#665a92', '#3f6a92', '#7a6492', '#56648c', '#48608a'],
} as const

/** The colour of a high-rise wall before the light is applied. */
export function wallStone({ random, air }: Stage): string {
  return random.pick(STONES[air.mood])
}

function drawCrown({ canvas, random, air }: Stage, box: Box, colour: string): void {
  const { x, y, width } = box
  const middle = x + width / 2
  const choice = random.between(0, 1)
  if (choice < 0.18) {
    canvas.path(`M${x} ${y}L${middle} ${y - width * 0.55}L${x + width} ${y}Z`, colour)
    canvas.rect(middle - 1, y - width * 0.55 - 30, 2, 32, colour)
  } else if (choice < 0.4) {
    canvas.rect(x + width * 0.16, y - 14, width * 0.68, 15, colour)
    canvas.rect(x + width * 0.34, y - 26, width * 0.32, 13, colour)
  } else if (choice < 0.54) canvas.path(`M${x} ${y + 1}q${width / 2} ${-width * 0.55} ${width} 0Z`, colour)
  else if (choice < 0.68) canvas.path(`M${x} ${y + 1}v${-width * 0.5}L${x + width} ${y + 1}Z`, colour)
  else if (choice < 0.8) {
    canvas.rect(x + width * 0.68, y - 30, 1.8, 31, colour)
    if (air.isLit) canvas.glow(x + width * 0.68 + 1, y - 30, 9, 9, '#ff6a5a', 0.9)
  }
}

function drawGlassBands({ canvas, air }: Stage, box: Box, colour: string): void {
  let data = ''
  for (let y = box.y + 6; y < box.y + box.height - 6; y += 8.5)
    data += `M${box.x + 3} ${y}h${box.width - 6}v4.6h${-(box.width - 6)}Z`
  canvas.path(data, mix(colour, air.sky[2], 0.45), { opacity: 0.55 })
}

/** Draws one high-rise standing on the box's lower edge; scale makes its windows near or far. */
export function drawHighRise(stage: Stage, box: Box, colour: string, scale: number): void {
  const { canvas, random, air } = stage
  const face = canvas.linear(
    [
      [0, lighten(colour, air.isLit ? 0.06 : 0.2)],
      [0.6, colour],
      [1, darken(colour, 0.24)],
    ],
    'right',
  )
  drawCrown(stage, box, colour)
  canvas.rect(box.x, box.y, box.width, box.height, face)
  if (!air.isLit && random.chance(0.45)) drawGlassBands(stage, box, colour)
  else {
    const pane = { width: 3.4 * scale, height: 4.4 * scale, gapX: 4 * scale, gapY: 5.6 * scale }
    const columns = Math.floor((box.width - 6) / (pane.width + pane.gapX))
    const inset = (box.width - columns * (pane.width + pane.gapX) + pane.gapX) / 2
    drawWindowGrid(
      stage,
      { x: box.x + inset, y: box.y + 8, width: box.width - inset * 2, height: box.height - 12 },
      pane,
      colour,
    )
  }
  canvas.rect(
    box.x,
    box.y,
    box.width,
    box.height,
    canvas.linear([
      [0, air.haze, 0],
      [1, air.haze, air.isLit ? 0.2 : 0.34],
    ]),
  )
}
