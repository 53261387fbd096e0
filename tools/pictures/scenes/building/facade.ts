import { darken, lighten, mix } from '../drawing/colour'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'
import type { Box } from './windows'

/** Draws a wall with light from the left, a little shade at its foot. */
export function drawWallFace({ canvas }: Stage, { x, y, width, height }: Box, colour: string): void {
  canvas.rect(
    x,
    y,
    width,
    height,
    canvas.linear(
      [
        [0, lighten(colour, 0.14)],
        [0.55, colour],
        [1, darken(colour, 0.16)],
      ],
      'right',
    ),
  )
  canvas.rect(
    x,
    y,
    width,
    height,
    canvas.linear([
      [0, '#10152b', 0],
      [1, '#10152b', 0.14],
    ]),
  )
}

/** Draws paving in front of a building, from y to the stage's lower edge. */
export function drawForecourt({ canvas, air }: Stage, y: number, daylight: string): void {
  const colour = air.tint(daylight)
  canvas.rect(0, y, STAGE_WIDTH, STAGE_HEIGHT - y, canvas.fade(darken(colour, 0.16), colour))
  for (let x = -1400; x < 2400; x += 120)
    canvas.line(`M${480 + (x - 480) * 0.45} ${y}L${x} ${STAGE_HEIGHT}`, darken(colour, 0.2), 1.4, { opacity: 0.35 })
  for (const share of [0.16, 0.42, 0.76])
    canvas.line(`M0 ${y + (STAGE_HEIGHT - y) * share}H${STAGE_WIDTH}`, darken(colour, 0.2), 1.4, { opacity: 0.35 })
}

/** Draws a lit glass entrance with a canopy, centred at x on its foot line. */
export function drawEntrance(
  { canvas, air }: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  trim: string,
): void {
  const left = x - width / 2
  canvas.glow(x, foot - height * 0.4, width * 1.1, height * 1.3, '#ffc66f', air.isLit ? 0.75 : 0.18)
  canvas.rect(
    left,
    foot - height,
    width,
    height,
    canvas.fade(
      air.isLit ? '#ffe2a2' : mix(air.tint('#9fb9c6'), air.sky[2], 0.3),
      air.isLit ? '#ffc670' : air.tint('#5c7688'),
    ),
  )
  for (let index = 0; index <= 6; index += 1)
    canvas.rect(left + (width * index) / 6 - 2, foot - height, 4, height, trim)
  canvas.rect(left, foot - height * 0.74, width, 3, trim)
  canvas.rect(x - 2, foot - height * 0.74, 4, height * 0.74, darken(trim, 0.3))
  canvas.path(
    `M${left - 34} ${foot - height - 4}H${left + width + 34}L${left + width + 26} ${foot - height - 20}H${left - 26}Z`,
    darken(trim, 0.1),
  )
  canvas.rect(left - 34, foot - height - 5, width + 68, 6, lighten(trim, 0.3))
  if (air.isLit)
    for (let index = 0; index < 9; index += 1)
      canvas.circle(left - 20 + ((width + 40) * index) / 8, foot - height + 3, 2.6, '#fff3cf')
}

/** Draws a clipped ball tree in a tub. */
export function drawTopiary({ canvas, air }: Stage, x: number, foot: number, size: number): void {
  const green = air.tint('#4b8558')
  canvas.glow(x, foot, size * 0.6, size * 0.1, '#10152b', 0.4)
  canvas.rect(x - 2.5, foot - size * 0.9, 5, size * 0.6, air.tint('#6b4a33'))
  canvas.path(
    `M${x - size * 0.22} ${foot - size * 0.38}h${size * 0.44}l${-size * 0.05} ${size * 0.38}h${-size * 0.34}Z`,
    air.tint('#4a5564'),
  )
  canvas.circle(
    x,
    foot - size * 1.08,
    size * 0.36,
    canvas.radial(
      [
        [0, mix(green, air.sun, 0.3)],
        [0.6, green],
        [1, darken(green, 0.3)],
      ],
      0.62,
      0.3,
      0.75,
    ),
  )
  canvas.circle(
    x,
    foot - size * 0.56,
    size * 0.27,
    canvas.radial(
      [
        [0, mix(green, air.sun, 0.25)],
        [0.6, green],
        [1, darken(green, 0.3)],
      ],
      0.62,
      0.3,
      0.75,
    ),
  )
}

/** Draws a street lamp standing at (x, foot). */
export function drawStreetLamp({ canvas, air }: Stage, x: number, foot: number, height: number): void {
  const iron = air.tint('#333d4d')
  canvas.rect(x - 2, foot - height, 4, height, iron)
  canvas.rect(x - 6, foot - 8, 12, 8, iron)
  if (air.isLit) canvas.glow(x, foot - height - 8, 80, 80, '#ffcb78', 0.8)
  canvas.path(`M${x - 9} ${foot - height}l-3 -22h24l-3 22Z`, air.isLit ? '#ffe9b4' : air.tint('#e5eaec'))
  canvas.path(`M${x - 14} ${foot - height - 22}h28l-8 -9h-12Z`, iron)
}
