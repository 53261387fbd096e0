import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawForecourt, drawStreetLamp, drawTopiary, drawWallFace } from '../building/facade'
import { drawFramedWindow } from '../building/windows'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'
import { drawPasserBy } from './passer-by'

const FOOT = 540

function drawBicycle({ canvas, air }: Stage, x: number, y: number, size: number, colour: string): void {
  const [frame, tyre] = [air.tint(colour), air.tint('#2a303b')]
  for (const side of [0, 1]) {
    canvas.circle(x + side * size * 1.1, y - size * 0.36, size * 0.36, 'none', {
      stroke: tyre,
      strokeWidth: size * 0.05,
    })
    for (let spoke = 0; spoke < 6; spoke += 1)
      canvas.line(`M${x + side * size * 1.1 - size * 0.35} ${y - size * 0.36}h${size * 0.7}`, tyre, 0.8, {
        opacity: 0.5,
        transform: `rotate(${spoke * 30} ${x + side * size * 1.1} ${y - size * 0.36})`,
      })
  }
  canvas.line(
    `M${x} ${y - size * 0.36}L${x + size * 0.34} ${y - size * 0.8}H${x + size * 0.94}L${x + size * 0.5} ${y - size * 0.34}H${x}M${x + size * 0.5} ${y - size * 0.34}L${x + size * 0.3} ${y - size * 0.9}M${x + size * 1.1} ${y - size * 0.36}L${x + size * 0.9} ${y - size * 1.02}h${-size * 0.16}`,
    frame,
    size * 0.05,
  )
  canvas.rect(x + size * 0.18, y - size * 0.95, size * 0.26, size * 0.06, air.tint('#6a4630'), { rx: 4 })
  canvas.path(
    `M${x + size * 0.96} ${y - size * 0.94}h${size * 0.3}l${-size * 0.05} ${size * 0.22}h${-size * 0.2}Z`,
    air.tint('#c99a5f'),
  )
  for (const [dx, tone] of [
    [1.02, '#e8607a'],
    [1.1, '#f2c14e'],
    [1.18, '#ffffff'],
  ] as const)
    canvas.circle(x + dx * size, y - size * 0.98, size * 0.06, air.tint(tone))
}

function drawTerraceSet({ canvas, air }: Stage, x: number, y: number): void {
  const iron = air.tint('#39424f')
  canvas.glow(x, y, 84, 9, '#10152b', 0.4)
  canvas.ellipse(x, y - 62, 42, 8, air.tint('#f4ecdd'))
  canvas.line(`M${x} ${y - 56}V${y}M${x - 18} ${y}h36`, iron, 3.4)
  canvas.rect(x - 8, y - 76, 14, 12, air.tint('#ffffff'), { rx: 3 })
  for (const side of [-1, 1])
    canvas.line(
      `M${x + side * 52} ${y}l${side * 3} -36h${side * 26}l3 36M${x + side * 81} ${y - 36}q${side * 8} -24 ${side * 4} -46`,
      iron,
      3.6,
    )
}

/** A corner café with an awning, tables and a bicycle. */
export function drawCornerCafe(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: 460, sunX: random.chance(0.5) ? 150 : 820, clouds: 4 })
  const wall = air.tint(random.pick(['#e6c9a8', '#a9c0b8', '#d9a58f', '#c3cbd9', '#efdfc0']))
  const paint = air.tint(random.pick(['#2f5f5a', '#7a3440', '#39506f', '#5f6f3f', '#3a3a44']))
  const cloth = air.tint(random.pick(['#c8452f', '#2f7f86', '#d99a3c', '#4a6f4f']))
  drawWallFace(stage, { x: -20, y: 150, width: 210, height: FOOT - 150 }, darken(wall, 0.2))
  drawWallFace(stage, { x: 820, y: 190, width: 180, height: FOOT - 190 }, lighten(wall, 0.2))
  for (const x of [40, 116, 858])
    for (const y of [210, 310])
      drawFramedWindow(
        stage,
        { x, y, width: 36, height: 58 },
        air.tint('#f6efe2'),
        { columns: 2, rows: 2 },
        air.isLit && random.chance(0.6),
      )
  drawWallFace(stage, { x: 180, y: 60, width: 650, height: FOOT - 60 }, wall)
  canvas.rect(172, 52, 666, 14, lighten(wall, 0.4))
  for (let index = 0; index < 6; index += 1)
    for (const y of [92, 196]) {
      const x = 216 + index * 102
      drawFramedWindow(
        stage,
        { x, y, width: 48, height: 72 },
        air.tint('#f9f3e8'),
        { columns: 2, rows: 2 },
        air.isLit && random.chance(0.55),
      )
      canvas.rect(x - 8, y + 76, 64, 6, lighten(wall, 0.4))
      for (let bloom = 0; bloom < 7; bloom += 1)
        canvas.circle(
          x - 2 + bloom * 9,
          y + 74 - random.between(0, 6),
          random.between(4, 6.4),
          air.tint(random.pick(['#e8607a', '#5f9a5b', '#6faa5f', '#f2c14e'])),
        )
    }
  canvas.rect(190, 318, 630, FOOT - 318, canvas.fade(lighten(paint, 0.08), darken(paint, 0.2)))
  canvas.rect(184, 306, 642, 16, darken(paint, 0.2))
  canvas.glow(505, 450, 420, 150, '#ffc46a', air.isLit ? 0.6 : 0.12)
  for (const x of [214, 378, 620])
    drawFramedWindow(stage, { x, y: 356, width: 146, height: 132 }, darken(paint, 0.3), { columns: 3, rows: 1 })
  drawFramedWindow(stage, { x: 542, y: 350, width: 60, height: 186 }, darken(paint, 0.3), { columns: 1, rows: 2 })
  for (let stripe = 0; stripe < 20; stripe += 1)
    canvas.path(
      `M${188 + stripe * 31.8} 326h31.8l${(stripe - 10) * 0.5} 44q-16 14 -31.8 0Z`,
      stripe % 2 === 0 ? cloth : air.tint('#fbf3e2'),
    )
  canvas.rect(188, 368, 636, 12, '#10152b', { opacity: 0.12 })
  drawForecourt(stage, FOOT, '#c3b8aa')
  for (const x of [268, 430]) drawTerraceSet(stage, x, 584)
  drawTopiary(stage, 612, FOOT + 10, 60)
  drawTopiary(stage, 530, FOOT + 10, 60)
  drawBicycle(stage, 660, 598, 96, random.pick(['#d9604a', '#3f8a98', '#e0a63f']))
  drawTree(stage, 78, FOOT + 40, 300, random.pick([LEAVES.green, LEAVES.ginkgo, LEAVES.blossom, LEAVES.maple]))
  drawStreetLamp(stage, 860, FOOT + 46, 230)
  drawPasserBy(stage, 160, 616, 150)
  drawPasserBy(stage, 900, 622, 154)
}
