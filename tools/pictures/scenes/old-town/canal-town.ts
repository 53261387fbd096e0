import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawLantern } from '../building/curved-roof'
import { drawFramedWindow } from '../building/windows'
import { drawHills, drawMist, rollingLine } from '../nature/hills'
import { drawSky } from '../nature/sky'
import { drawTree, LEAVES } from '../nature/tree'
import { drawRipples } from '../nature/water'

const SHORE = 452

function drawWaterHouse(stage: Stage, x: number, width: number, height: number): void {
  const { canvas, random, air } = stage
  const top = SHORE - height
  const wall = air.tint(random.pick(['#f7f3ea', '#efe8da', '#f2ede4']))
  const tile = air.tint('#4f5764')
  const wood = air.tint('#7a4f38')
  canvas.rect(
    x,
    top,
    width,
    height,
    canvas.linear(
      [
        [0, lighten(wall, 0.2)],
        [0.75, wall],
        [1, darken(wall, 0.14)],
      ],
      'right',
    ),
  )
  if (random.chance(0.5))
    canvas.path(
      `M${x - 4} ${top}h${width * 0.26}v-16h${width * 0.2}v-16h${width * 0.17}v16h${width * 0.2}v16h${width * 0.26}v9h${-width - 8}Z`,
      tile,
    )
  else
    canvas.path(
      `M${x - 14} ${top + 6}Q${x + 10} ${top - 6} ${x + width * 0.2} ${top - 44}H${x + width * 0.8}Q${x + width - 10} ${top - 6} ${x + width + 14} ${top + 6}Z`,
      canvas.fade(lighten(tile, 0.18), darken(tile, 0.2)),
    )
  for (let floor = 0; floor < Math.floor(height / 82); floor += 1) {
    const y = top + 24 + floor * 78
    const isGround = floor === Math.floor(height / 82) - 1
    const count = Math.max(1, Math.floor(width / 62))
    for (let index = 0; index < count; index += 1) {
      const left = x + (width * (index + 0.5)) / count - 16
      drawFramedWindow(
        stage,
        { x: left, y, width: 32, height: isGround ? 52 : 38 },
        wood,
        { columns: 3, rows: 2 },
        air.isLit && random.chance(0.7),
      )
    }
    if (isGround) continue
    canvas.path(`M${x - 6} ${y + 58}L${x + 6} ${y + 46}H${x + width - 6}L${x + width + 6} ${y + 58}Z`, tile)
  }
  canvas.rect(x - 3, SHORE - 16, width + 6, 18, air.tint('#8f8b84'))
}

function drawStoneBridge({ canvas, air }: Stage, x: number): void {
  const stone = air.tint('#b5aea2')
  canvas.path(
    `M${x - 190} ${SHORE + 2}Q${x - 90} ${SHORE - 92} ${x} ${SHORE - 96}T${x + 190} ${SHORE + 2}L${x + 86} ${SHORE + 8}A86 82 0 0 0 ${x - 86} ${SHORE + 8}Z`,
    canvas.fade(lighten(stone, 0.18), darken(stone, 0.2)),
  )
  canvas.line(
    `M${x - 190} ${SHORE - 8}Q${x - 90} ${SHORE - 108} ${x} ${SHORE - 112}T${x + 190} ${SHORE - 8}`,
    lighten(stone, 0.25),
    8,
  )
  for (let index = 0; index <= 12; index += 1) {
    const share = index / 12
    const px = x - 180 + share * 360
    canvas.rect(px - 3, SHORE - 12 - Math.sin(share * Math.PI) * 104, 6, 20, darken(stone, 0.12))
  }
  for (let index = 0; index < 11; index += 1) {
    const angle = Math.PI + (index * Math.PI) / 10
    canvas.line(
      `M${x + Math.cos(angle) * 86} ${SHORE + 6 + Math.sin(angle) * 82}L${x + Math.cos(angle) * 104} ${SHORE + 6 + Math.sin(angle) * 98}`,
      darken(stone, 0.3),
      1.6,
      { opacity: 0.6 },
    )
  }
}

function drawBoat({ canvas, air }: Stage, x: number, y: number): void {
  const wood = air.tint('#6a4a36')
  canvas.ellipse(x, y + 16, 96, 6, '#0d1a2b', { opacity: 0.25 })
  canvas.path(
    `M${x - 104} ${y - 6}Q${x} ${y + 10} ${x + 104} ${y - 6}Q${x + 70} ${y + 18} ${x} ${y + 18}T${x - 104} ${y - 6}Z`,
    canvas.fade(lighten(wood, 0.2), darken(wood, 0.3)),
  )
  canvas.path(
    `M${x - 46} ${y}V${y - 22}Q${x} ${y - 58} ${x + 46} ${y - 22}V${y}Z`,
    canvas.fade(air.tint('#b99a6a'), air.tint('#7a6140')),
  )
  if (air.isLit) canvas.glow(x + 62, y - 14, 60, 50, '#ffb45e', 0.8)
  canvas.circle(x + 62, y - 14, 5, air.isLit ? '#ffe2a0' : air.tint('#d9432f'))
}

/** White houses and an arched stone bridge on a canal. */
export function drawCanalTown(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: SHORE, sunX: random.between(260, 700), clouds: 5 })
  drawHills(stage, rollingLine(random, 330, 50, 0.4), '#7f9f98', 0.62)
  drawMist(stage, 300, SHORE, 0.5)
  const bridgeX = random.between(420, 560)
  const town = canvas.group({}, () => {
    drawTree(stage, bridgeX - 110, SHORE - 6, 170, random.pick([LEAVES.green, LEAVES.blossom]))
    drawTree(stage, bridgeX + 120, SHORE - 6, 190, random.pick([LEAVES.olive, LEAVES.green, LEAVES.ginkgo]))
    for (let x = -30; x < bridgeX - 200; x += 136) drawWaterHouse(stage, x, 132, random.pick([190, 250, 262]))
    for (let x = bridgeX + 176; x < 960; x += 140) drawWaterHouse(stage, x, 136, random.pick([184, 252, 268]))
    drawStoneBridge(stage, bridgeX)
  })
  const clip = canvas.clip(`M0 ${SHORE}H960V640H0Z`)
  canvas.rect(0, SHORE, 960, 640 - SHORE, air.tint('#7fa39a'))
  canvas.group({ clip }, () => {
    canvas.repeat(town, { transform: `translate(0 ${SHORE * 2}) scale(1 -1)`, opacity: 0.75 })
    canvas.rect(
      0,
      SHORE,
      960,
      640 - SHORE,
      canvas.linear([
        [0, air.tint('#6f9c98'), 0.3],
        [1, air.tint('#2f6468'), 0.9],
      ]),
    )
  })
  drawRipples(stage, { top: SHORE, bottom: 640, far: '#5f9490', near: '#2f6468' }, 90)
  drawBoat(stage, random.between(250, 700), 560)
  for (const x of [60, 150, 790, 880]) drawLantern(stage, x, SHORE - 74, 22)
  drawTree(stage, 20, 690, 330, LEAVES.green)
}
