import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { InteriorPalette } from './interior-palette'

function shadeFill({ canvas, air }: Stage, colour: string): string {
  return air.mood === 'day' ? canvas.fade(lighten(colour, 0.3), colour) : canvas.fade('#ffe6b0', '#ffc873')
}

function glowStrength({ air }: Stage): number {
  return { day: 0.2, golden: 0.4, dusk: 0.7, night: 0.8 }[air.mood]
}

/** Draws the warm light of a lamp on its surroundings. */
export function drawLampGlow(stage: Stage, x: number, y: number, reach: number): void {
  stage.canvas.glow(x, y, reach, reach * 0.92, '#ffc56e', glowStrength(stage), { blend: 'screen' })
}

/** Draws a table lamp standing at (x, y). */
export function drawTableLamp(stage: Stage, x: number, y: number, palette: InteriorPalette, size = 1): void {
  const { canvas, air, random } = stage
  const metal = air.indoor(palette.metal)
  drawLampGlow(stage, x, y - 66 * size, 150 * size)
  canvas.ellipse(x, y - 2, 17 * size, 4 * size, darken(metal, 0.3))
  if (random.chance(0.5))
    canvas.ellipse(
      x,
      y - 22 * size,
      15 * size,
      20 * size,
      canvas.fade(lighten(air.indoor(palette.fabric), 0.25), darken(air.indoor(palette.fabric), 0.2), 'right'),
    )
  else canvas.rect(x - 2.4 * size, y - 48 * size, 4.8 * size, 47 * size, metal)
  canvas.rect(x - 1.6, y - 56 * size, 3.2, 16 * size, metal)
  canvas.path(
    `M${x - 17 * size} ${y - 92 * size}h${34 * size}l${13 * size} ${42 * size}h${-60 * size}Z`,
    shadeFill(stage, air.indoor(palette.linen)),
  )
}

/** Draws a hanging lamp whose shade ends at (x, y). */
export function drawPendant(
  stage: Stage,
  x: number,
  y: number,
  palette: InteriorPalette,
  style: 'globe' | 'dome' | 'basket',
  size = 1,
): void {
  const { canvas, air } = stage
  drawLampGlow(stage, x, y - 14 * size, 140 * size)
  canvas.rect(x - 1, 34, 2, y - 34 - 34 * size, darken(air.indoor(palette.metal), 0.3))
  if (style === 'globe') {
    canvas.circle(x, y - 20 * size, 21 * size, shadeFill(stage, '#f8f2e2'))
    canvas.rect(x - 6 * size, y - 44 * size, 12 * size, 6 * size, air.indoor(palette.metal))
    return
  }
  if (style === 'dome') {
    const colour = air.indoor(palette.accent)
    canvas.path(
      `M${x - 36 * size} ${y}C${x - 34 * size} ${y - 34 * size} ${x - 12 * size} ${y - 40 * size} ${x} ${y - 40 * size}C${x + 12 * size} ${y - 40 * size} ${x + 34 * size} ${y - 34 * size} ${x + 36 * size} ${y}Z`,
      canvas.linear(
        [
          [0, darken(colour, 0.2)],
          [0.6, colour],
          [1, lighten(colour, 0.25)],
        ],
        'right',
      ),
    )
    canvas.ellipse(x, y, 36 * size, 5 * size, '#ffe9b8')
    return
  }
  const straw = air.indoor('#c79a5f')
  canvas.ellipse(
    x,
    y - 18 * size,
    40 * size,
    25 * size,
    canvas.radial([
      [0, '#ffe2a6'],
      [0.6, straw],
      [1, darken(straw, 0.3)],
    ]),
  )
  for (const share of [-0.6, -0.2, 0.2, 0.6])
    canvas.ellipse(x, y - 18 * size, 40 * size * Math.abs(share) + 2, 25 * size, 'none', {
      stroke: darken(straw, 0.35),
      strokeWidth: 1.2,
      opacity: 0.5,
    })
}

/** Draws a floor lamp standing at (x, y). */
export function drawFloorLamp(stage: Stage, x: number, y: number, palette: InteriorPalette): void {
  const { canvas, air } = stage
  const metal = darken(air.indoor(palette.metal), 0.25)
  drawLampGlow(stage, x, y - 238, 190)
  canvas.ellipse(x, y, 26, 6, metal)
  canvas.rect(x - 2, y - 220, 4, 220, metal)
  canvas.path(`M${x - 26} ${y - 276}h52l16 58h-84Z`, shadeFill(stage, air.indoor(palette.linen)))
}
