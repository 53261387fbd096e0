import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawLampGlow } from '../furniture/lamps'
import { drawLeafPlant, drawVase } from '../furniture/plants'
import { drawFloor, drawRug, drawWall } from '../furniture/room'
import { drawTiledWall, TILE_STYLES } from './bath-tiles'

const FLOOR = 486

function drawMirror(
  stage: Stage,
  x: number,
  y: number,
  palette: InteriorPalette,
  shape: 'round' | 'arch' | 'pill',
): void {
  const { canvas, air } = stage
  const metal = air.indoor(palette.metal)
  const glass = canvas.linear(
    [
      [0, lighten(air.indoor('#dfeaee'), 0.2)],
      [0.5, air.indoor('#b9ced6')],
      [1, air.indoor('#d6e4e8')],
    ],
    'diagonal',
  )
  const outline = (grow: number): string => {
    const [half, tall] = [(shape === 'pill' ? 66 : 88) + grow, (shape === 'round' ? 88 : 112) + grow]
    if (shape === 'round')
      return `M${x - half} ${y}a${half} ${half} 0 1 1 ${half * 2} 0a${half} ${half} 0 1 1 ${-half * 2} 0Z`
    if (shape === 'pill')
      return `M${x - half} ${y - tall + half}a${half} ${half} 0 0 1 ${half * 2} 0V${y + tall - half}a${half} ${half} 0 0 1 ${-half * 2} 0Z`
    return `M${x - half} ${y + tall}V${y - tall + half}a${half} ${half} 0 0 1 ${half * 2} 0V${y + tall}Z`
  }
  drawLampGlow(stage, x, y, 190)
  canvas.path(outline(6), metal)
  canvas.path(outline(0), glass)
  const clip = canvas.clip(outline(0))
  canvas.group({ clip }, () =>
    canvas.path(
      `M${x - 40} ${y - 130}h44L${x - 60} ${y + 140}h-60ZM${x + 24} ${y - 130}h16L${x - 30} ${y + 140}h-18Z`,
      '#ffffff',
      { opacity: 0.3 },
    ),
  )
}

function drawSconce(stage: Stage, x: number, y: number, palette: InteriorPalette): void {
  const { canvas, air } = stage
  drawLampGlow(stage, x, y, 120)
  canvas.rect(x - 4, y - 8, 8, 44, air.indoor(palette.metal), { rx: 3 })
  canvas.rect(x - 13, y - 46, 26, 48, air.isLit ? '#ffe4ac' : '#fff6e2', { rx: 12 })
}

function drawBasin({ canvas, air }: Stage, x: number, y: number, palette: InteriorPalette, bowl: string): void {
  const metal = air.indoor(palette.metal)
  const white = air.indoor(bowl)
  canvas.line(`M${x + 62} ${y}v-46q0 -16 -18 -16h-12v12`, metal, 6)
  canvas.path(
    `M${x - 62} ${y - 34}H${x + 52}Q${x + 46} ${y} ${x + 26} ${y}H${x - 36}Q${x - 56} ${y} ${x - 62} ${y - 34}Z`,
    canvas.linear(
      [
        [0, lighten(white, 0.4)],
        [0.5, white],
        [1, darken(white, 0.2)],
      ],
      'right',
    ),
  )
  canvas.ellipse(x - 5, y - 34, 57, 7, lighten(white, 0.5))
}

/** A wash stand with two basins, mirrors and lamps. */
export function drawVanity(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  drawWall(stage, FLOOR, palette.wall)
  drawTiledWall(
    stage,
    { x: 0, y: 39, width: 960, height: FLOOR - 39 },
    random.pick([palette.panel, mix(palette.panel, '#ffffff', 0.55), palette.wall]),
    random.pick(TILE_STYLES),
  )
  drawFloor(stage, FLOOR, mix(palette.floor, '#ffffff', random.between(0, 0.5)), 'tiles')
  const shape = random.pick(['round', 'arch', 'pill'] as const)
  for (const x of [330, 610]) drawMirror(stage, x, 212, palette, shape)
  for (const x of [190, 470, 750]) drawSconce(stage, x, 220, palette)
  const [wood, stone] = [air.indoor(palette.wood), lighten(air.indoor(palette.wall), 0.4)]
  canvas.glow(480, 566, 420, 20, '#10152b', 0.45)
  canvas.rect(160, 398, 640, 116, canvas.fade(wood, darken(wood, 0.24)), { rx: 4 })
  for (let index = 0; index < 4; index += 1) {
    canvas.rect(168 + index * 158, 408, 150, 98, darken(wood, 0.1), { rx: 3 })
    canvas.rect(168 + index * 158 + 52, 416, 46, 4, air.indoor(palette.metal), { rx: 2 })
  }
  canvas.rect(146, 378, 668, 22, canvas.fade(lighten(stone, 0.4), darken(stone, 0.08)), { rx: 4 })
  canvas.rect(160, 400, 640, 8, '#10152b', { opacity: 0.2 })
  const bowl = random.pick(['#ffffff', '#f4efe6', '#4a5462'])
  for (const x of [330, 610]) drawBasin(stage, x, 378, palette, bowl)
  canvas.rect(180, 552, 600, 9, darken(wood, 0.2))
  for (const x of [176, 776]) canvas.rect(x, 510, 9, 58, darken(wood, 0.3))
  for (const [x, tone] of [
    [230, palette.linen],
    [330, palette.fabric],
    [640, palette.linen],
  ] as const)
    for (const lift of [0, 15])
      canvas.rect(x, 537 - lift, 76, 15, lift === 0 ? air.indoor(tone) : lighten(air.indoor(tone), 0.2), { rx: 7 })
  drawVase(stage, 470, 379, 46, palette.fabric, palette.accent)
  for (const [x, tone] of [
    [206, palette.accent],
    [226, palette.linen],
    [728, palette.fabric],
  ] as const)
    canvas.rect(x, 348, 15, 30, air.indoor(tone), { rx: 4 })
  drawRug(stage, 480, 610, 260, 20, palette, false)
  drawLeafPlant(stage, 70, 580, 260, palette.accent)
  canvas.path('M856 230h70v150q-35 10 -70 0Z', air.indoor(palette.linen))
  canvas.rect(856, 330, 70, 9, air.indoor(palette.accent))
  canvas.rect(844, 224, 94, 6, air.indoor(palette.metal), { rx: 3 })
}
