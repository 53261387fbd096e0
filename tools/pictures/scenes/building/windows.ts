import { darken, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** A rectangle on the stage. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const LAMP_COLOURS = ['#ffd98a', '#ffe9bd', '#ffc874', '#ffdfa0'] as const

/** Fills a wall with a grid of small windows, lit ones at dusk and night. */
export function drawWindowGrid(
  { canvas, random, air }: Stage,
  wall: Box,
  pane: { width: number; height: number; gapX: number; gapY: number },
  colour: string,
): void {
  const dark = air.isLit ? darken(colour, 0.3) : mix(colour, '#28405c', 0.42)
  const share = air.mood === 'night' ? 0.5 : 0.38
  let unlit = ''
  for (let y = wall.y; y + pane.height <= wall.y + wall.height; y += pane.height + pane.gapY) {
    for (let x = wall.x; x + pane.width <= wall.x + wall.width + 0.5; x += pane.width + pane.gapX) {
      if (air.isLit && random.chance(share))
        canvas.rect(x, y, pane.width, pane.height, random.pick(LAMP_COLOURS), { opacity: random.between(0.6, 1) })
      else unlit += `M${x.toFixed(1)} ${y.toFixed(1)}h${pane.width}v${pane.height}h${-pane.width}Z`
    }
  }
  if (unlit !== '') canvas.path(unlit, dark, { opacity: 0.6 })
}

/** Draws one framed window with glass that mirrors the sky by day and glows when lamps are on. */
export function drawFramedWindow(
  { canvas, air, random }: Stage,
  box: Box,
  frame: string,
  panes: { columns: number; rows: number },
  isLit = air.isLit,
): void {
  const { x, y, width, height } = box
  if (isLit) canvas.glow(x + width / 2, y + height / 2, width * 1.5, height * 1.25, '#ffc46a', 0.5)
  canvas.rect(x - 3, y - 3, width + 6, height + 6, frame)
  const glass = isLit
    ? canvas.fade('#ffe7ae', random.pick(['#ffc76b', '#ffd27f', '#f9b865']))
    : canvas.fade(mix(air.tint('#6f9dbb'), air.sky[0], 0.3), mix(air.tint('#c9e2ec'), air.sky[2], 0.3), 'diagonal')
  canvas.rect(x, y, width, height, glass)
  if (!isLit) canvas.path(`M${x} ${y}h${width * 0.55}L${x} ${y + height * 0.7}Z`, '#ffffff', { opacity: 0.2 })
  const bar = Math.max(1.4, Math.min(width, height) * 0.05)
  for (let column = 1; column < panes.columns; column += 1)
    canvas.rect(x + (width * column) / panes.columns - bar / 2, y, bar, height, frame)
  for (let row = 1; row < panes.rows; row += 1)
    canvas.rect(x, y + (height * row) / panes.rows - bar / 2, width, bar, frame)
  canvas.rect(x, y, width, Math.max(2, height * 0.05), '#10152b', { opacity: 0.22 })
}
