import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawFramedWindow } from '../building/windows'
import { drawHills, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawWater } from '../nature/water'

const HORIZON = 300

function drawVilla(stage: Stage, x: number, y: number, size: number): void {
  const { canvas, air, random } = stage
  const wood = air.tint('#a87a52')
  const straw = air.tint(random.pick(['#c9a368', '#b8935f', '#d1ad74']))
  canvas.ellipse(x, y + size * 0.44, size * 0.9, size * 0.08, '#0a2a3a', { opacity: 0.3 })
  for (const post of [-0.62, -0.36, -0.1, 0.16, 0.42, 0.62])
    canvas.rect(x + post * size, y, size * 0.035, size * 0.42, darken(wood, 0.45))
  canvas.rect(
    x - size * 0.84,
    y - size * 0.03,
    size * 1.68,
    size * 0.08,
    canvas.fade(lighten(wood, 0.2), darken(wood, 0.25)),
  )
  if (air.isLit) canvas.glow(x, y - size * 0.2, size * 1.1, size * 0.55, '#ffc46a', 0.7)
  canvas.rect(
    x - size * 0.5,
    y - size * 0.42,
    size,
    size * 0.4,
    canvas.fade(lighten(wood, 0.08), darken(wood, 0.2), 'right'),
  )
  for (const share of [-0.42, -0.14, 0.14])
    drawFramedWindow(
      stage,
      { x: x + share * size, y: y - size * 0.36, width: size * 0.23, height: size * 0.31 },
      air.tint('#f3e7d0'),
      { columns: 2, rows: 1 },
    )
  canvas.path(
    `M${x - size * 0.72} ${y - size * 0.36}Q${x - size * 0.34} ${y - size * 0.62} ${x - size * 0.1} ${y - size * 0.98}H${x + size * 0.1}Q${x + size * 0.34} ${y - size * 0.62} ${x + size * 0.72} ${y - size * 0.36}Q${x} ${y - size * 0.28} ${x - size * 0.72} ${y - size * 0.36}Z`,
    canvas.linear([
      [0, lighten(straw, 0.22)],
      [0.6, straw],
      [1, darken(straw, 0.32)],
    ]),
  )
  for (const share of [0.3, 0.55, 0.78])
    canvas.line(
      `M${x - size * (0.1 + 0.56 * share)} ${y - size * (0.98 - 0.58 * share)}Q${x} ${y - size * (0.9 - 0.58 * share)} ${x + size * (0.1 + 0.56 * share)} ${y - size * (0.98 - 0.58 * share)}`,
      darken(straw, 0.35),
      1.4,
      { opacity: 0.4 },
    )
  canvas.path(
    `M${x + size * 0.72} ${y + size * 0.04}l${size * 0.1} ${size * 0.36}M${x + size * 0.8} ${y + size * 0.04}l${size * 0.1} ${size * 0.36}`,
    'none',
    { stroke: darken(wood, 0.2), strokeWidth: size * 0.02 },
  )
}

/** A curved row of thatched villas on stilts over a lagoon. */
export function drawOverwaterVillas(stage: Stage): void {
  const { canvas, random, air } = stage
  const isMirrored = random.chance(0.5)
  const place = (x: number): number => (isMirrored ? 960 - x : x)
  const sunX = place(random.between(180, 360))
  drawSky(stage, { horizon: HORIZON, sunX, clouds: 7 })
  const island = rollingLine(random, HORIZON - 10, 20, 0.5).map(
    ([x, y]) => [x, Math.min(HORIZON, y + Math.abs(x - place(200)) * 0.12 - 22)] as const,
  )
  drawHills(stage, island, '#4f8f6a', 0.46, HORIZON)
  drawWater(stage, {
    top: HORIZON,
    bottom: 640,
    far: '#2ab0c9',
    near: random.pick(['#4fd8cf', '#39c2c9', '#6fe0d0']),
    glitterX: sunX,
  })
  for (let index = 0; index < 9; index += 1)
    canvas.ellipse(
      random.between(0, 960),
      random.between(430, 630),
      random.between(40, 130),
      random.between(6, 18),
      air.tint('#1f8aa0'),
      { opacity: 0.16 },
    )
  const villas = [
    [500, 336, 40],
    [566, 346, 52],
    [648, 362, 70],
    [752, 390, 98],
    [880, 436, 142],
  ] as const
  canvas.path(
    `M${place(380)} 340Q${place(640)} 372 ${place(960)} 520V548Q${place(640)} 384 ${place(380)} 344Z`,
    air.tint('#b98c62'),
  )
  for (let x = 420; x < 960; x += 34)
    canvas.rect(
      place(x),
      348 + ((x - 380) / 580) ** 1.7 * 176,
      3 + (x - 380) / 140,
      12 + (x - 380) / 14,
      air.tint('#6f4f35'),
    )
  for (const [x, y, size] of villas) drawVilla(stage, place(x), y, size)
  drawVilla(stage, place(190), 500, 200)
}
