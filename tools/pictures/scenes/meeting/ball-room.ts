import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawFloor, drawWall } from '../furniture/room'
import { drawCurtain } from '../furniture/window-view'
import { drawChandelier } from '../lobby/grand-lobby'

const FLOOR = 404

function drawBanquetTable(stage: Stage, x: number, y: number, size: number, palette: InteriorPalette): void {
  const { canvas, air } = stage
  const linen = air.indoor(palette.linen)
  const gold = air.indoor(palette.metal)
  const chair = (px: number, py: number, unit: number): void => {
    canvas.rect(
      px - unit * 0.13,
      py - unit * 0.5,
      unit * 0.26,
      unit * 0.36,
      canvas.fade(lighten(air.indoor(palette.fabric), 0.2), air.indoor(palette.fabric)),
      { rx: unit * 0.05, stroke: gold, strokeWidth: 2 },
    )
    canvas.path(
      `M${px - unit * 0.13} ${py - unit * 0.16}l-3 ${unit * 0.16}M${px + unit * 0.13} ${py - unit * 0.16}l3 ${unit * 0.16}`,
      'none',
      { stroke: gold, strokeWidth: 3 },
    )
  }
  canvas.glow(x, y, size * 0.8, size * 0.14, '#10152b', 0.4)
  for (const dx of [-0.42, -0.14, 0.14, 0.42]) chair(x + dx * size, y - size * 0.2, size * 0.86)
  canvas.path(
    `M${x - size * 0.52} ${y - size * 0.34}H${x + size * 0.52}L${x + size * 0.56} ${y - size * 0.02}Q${x} ${y + size * 0.08} ${x - size * 0.56} ${y - size * 0.02}Z`,
    canvas.fade(linen, darken(linen, 0.2)),
  )
  for (const dx of [-0.4, -0.2, 0, 0.2, 0.4])
    canvas.line(`M${x + dx * size} ${y - size * 0.28}L${x + dx * size * 1.08} ${y}`, darken(linen, 0.2), 2, {
      opacity: 0.4,
    })
  canvas.ellipse(x, y - size * 0.34, size * 0.52, size * 0.11, lighten(linen, 0.4))
  for (let index = 0; index < 7; index += 1) {
    const angle = (index / 7) * Math.PI * 2
    canvas.ellipse(
      x + Math.cos(angle) * size * 0.38,
      y - size * 0.34 + Math.sin(angle) * size * 0.075,
      size * 0.055,
      size * 0.015,
      '#ffffff',
      { stroke: gold, strokeWidth: 1 },
    )
  }
  canvas.rect(x - size * 0.02, y - size * 0.56, size * 0.04, size * 0.22, gold)
  for (const [dx, dy, r] of [
    [-0.08, -0.6, 0.07],
    [0.08, -0.6, 0.07],
    [0, -0.66, 0.08],
    [0, -0.56, 0.07],
  ] as const)
    canvas.circle(
      x + dx * size,
      y + dy * size,
      r * size,
      air.indoor(dx === 0 ? palette.accent : lighten(palette.accent, 0.4)),
    )
}

/** A ballroom laid for a banquet under chandeliers. */
export function drawBallRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  const trim = lighten(air.indoor(palette.wall), 0.4)
  for (let index = 0; index < 5; index += 1) {
    const x = 32 + index * 186
    canvas.path(
      `M${x} ${FLOOR - 20}V160a76 76 0 0 1 152 0V${FLOOR - 20}Z`,
      air.indoor(mix(palette.wall, palette.panel, 0.6)),
      { stroke: trim, strokeWidth: 5 },
    )
    canvas.glow(x + 76, 230, 80, 110, '#ffc46a', 0.55)
    canvas.rect(x + 70, 206, 12, 44, '#ffe7b4', { rx: 6 })
  }
  canvas.rect(300, 120, 360, FLOOR - 130, darken(air.indoor(palette.panel), 0.35))
  drawCurtain(stage, 290, 90, 110, FLOOR - 12, palette.fabric)
  drawCurtain(stage, 560, 90, 110, FLOOR - 12, palette.fabric)
  canvas.path('M286 84H674v30q-48 34 -97 0t-97 0t-97 0t-97 0Z', air.indoor(palette.fabric))
  canvas.rect(270, FLOOR - 26, 420, 30, canvas.fade(lighten(air.indoor(palette.wood), 0.2), air.indoor(palette.wood)), {
    rx: 3,
  })
  drawFloor(stage, FLOOR, random.pick([palette.floor, palette.rug]), random.pick(['carpet', 'tiles']))
  for (const [x, y, size] of [
    [150, 480, 190],
    [480, 486, 200],
    [810, 480, 190],
    [270, 612, 280],
    [700, 612, 280],
  ] as const)
    drawBanquetTable(stage, x, y, size, palette)
  for (const [x, size] of [
    [220, 70],
    [480, 92],
    [740, 70],
  ] as const)
    drawChandelier(stage, x, 130, size, palette.metal)
}
