import { mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { Box } from '../building/windows'
import type { InteriorPalette } from './interior-palette'

function paintHills({ canvas, random }: Stage, { x, y, width, height }: Box, colours: readonly string[]): void {
  canvas.circle(
    x + width * random.between(0.3, 0.7),
    y + height * 0.34,
    Math.min(width, height) * 0.15,
    colours[2] ?? '#f0a35e',
  )
  for (const [share, index] of [
    [0.5, 0],
    [0.64, 1],
    [0.8, 3],
  ] as const) {
    canvas.path(
      `M${x} ${y + height}V${y + height * share}Q${x + width * 0.3} ${y + height * (share - random.between(0.08, 0.24))} ${x + width * 0.55} ${y + height * share}T${x + width} ${y + height * (share - random.between(-0.05, 0.12))}V${y + height}Z`,
      colours[index] ?? '#888888',
    )
  }
}

function paintShapes({ canvas, random }: Stage, { x, y, width, height }: Box, colours: readonly string[]): void {
  canvas.path(
    `M${x + width * 0.2} ${y + height}V${y + height * 0.5}A${width * 0.3} ${width * 0.3} 0 0 1 ${x + width * 0.8} ${y + height * 0.5}V${y + height}Z`,
    colours[0] ?? '#888888',
  )
  canvas.circle(x + width * random.between(0.35, 0.7), y + height * 0.36, width * 0.17, colours[2] ?? '#f0a35e')
  canvas.path(
    `M${x} ${y + height}Q${x + width * 0.4} ${y + height * 0.6} ${x + width} ${y + height * 0.8}V${y + height}Z`,
    colours[1] ?? '#888888',
    { opacity: 0.85 },
  )
}

function paintLeaf({ canvas }: Stage, { x, y, width, height }: Box, colours: readonly string[]): void {
  const middle = x + width / 2
  canvas.line(
    `M${middle} ${y + height * 0.9}Q${middle - width * 0.05} ${y + height * 0.5} ${middle + width * 0.04} ${y + height * 0.14}`,
    colours[3] ?? '#555555',
    2,
  )
  for (let index = 0; index < 5; index += 1) {
    const at = y + height * (0.78 - index * 0.13)
    const reach = width * (0.34 - index * 0.04)
    for (const side of [-1, 1])
      canvas.path(
        `M${middle} ${at}Q${middle + side * reach * 0.4} ${at - height * 0.12} ${middle + side * reach} ${at - height * 0.1}Q${middle + side * reach * 0.6} ${at + height * 0.02} ${middle} ${at}Z`,
        colours[index % 2 === 0 ? 0 : 3] ?? '#555555',
      )
  }
}

const PAINTERS = [paintHills, paintShapes, paintLeaf] as const

/** Hangs one framed picture in the colours of the room. */
export function drawFramedArt(stage: Stage, box: Box, palette: InteriorPalette): void {
  const { canvas, air, random } = stage
  const { x, y, width, height } = box
  canvas.rect(x + 3, y + 5, width, height, '#10152b', { opacity: 0.22, blur: 4 })
  canvas.rect(x, y, width, height, air.indoor(random.pick([palette.wood, palette.metal, '#f7f3ea'])), { rx: 2 })
  canvas.rect(x + 5, y + 5, width - 10, height - 10, air.indoor('#faf6ec'))
  const art = { x: x + 13, y: y + 13, width: width - 26, height: height - 26 }
  const colours = [palette.fabric, palette.panel, palette.accent, mix(palette.fabric, '#22303c', 0.35)].map((colour) =>
    air.indoor(colour),
  )
  canvas.rect(art.x, art.y, art.width, art.height, air.indoor(mix('#faf3e4', palette.panel, 0.18)))
  const clip = canvas.clip(`M${art.x} ${art.y}h${art.width}v${art.height}h${-art.width}Z`)
  canvas.group({ clip }, () => random.pick(PAINTERS)(stage, art, colours))
}

/** Hangs a set of one, two or three pictures centred at x. */
export function drawArtSet(stage: Stage, x: number, y: number, palette: InteriorPalette): void {
  const sets = [
    [{ x: -92, y: 0, width: 184, height: 116 }],
    [
      { x: -104, y: 0, width: 92, height: 118 },
      { x: 12, y: 0, width: 92, height: 118 },
    ],
    [
      { x: -138, y: 8, width: 80, height: 100 },
      { x: -40, y: 0, width: 80, height: 100 },
      { x: 58, y: 8, width: 80, height: 100 },
    ],
    [{ x: -60, y: -6, width: 120, height: 134 }],
  ]
  for (const box of stage.random.pick(sets)) drawFramedArt(stage, { ...box, x: x + box.x, y: y + box.y }, palette)
}
