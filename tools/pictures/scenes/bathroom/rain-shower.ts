import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawLeafPlant } from '../furniture/plants'
import { drawFloor, drawLightFall, drawWall } from '../furniture/room'
import { drawFramedArt } from '../furniture/wall-art'
import { drawViewWindow, VIEWS } from '../furniture/window-view'
import { drawTiledWall, TILE_STYLES } from './bath-tiles'

const FLOOR = 496

function drawTowelBench({ canvas, air }: Stage, restX: number, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  canvas.glow(restX + 250, 574, 170, 14, '#10152b', 0.45)
  for (const dx of [120, 366]) canvas.rect(restX + dx, 496, 12, 76, darken(wood, 0.3))
  canvas.rect(restX + 104, 478, 290, 20, canvas.fade(lighten(wood, 0.2), darken(wood, 0.1)), { rx: 5 })
  for (const [lift, tone] of [
    [18, palette.fabric],
    [34, palette.linen],
    [50, palette.accent],
  ] as const)
    canvas.rect(restX + 150, 478 - lift, 100, 17, air.indoor(tone), { rx: 8 })
}

function drawShowerHead({ canvas, random, air }: Stage, showerX: number, palette: InteriorPalette): void {
  const metal = air.indoor(palette.metal)
  const head = showerX + 230
  canvas.rect(head - 3, 60, 6, 60, metal)
  canvas.rect(head - 78, 118, 156, 12, canvas.fade(lighten(metal, 0.3), darken(metal, 0.2)), { rx: 6 })
  for (let index = 0; index < 21; index += 1)
    canvas.line(
      `M${head - 70 + index * 7} ${134 + random.between(0, 20)}v${random.between(230, 340)}`,
      '#ffffff',
      1.7,
      { opacity: 0.34, dash: `${random.between(20, 60).toFixed(0)} ${random.between(6, 16).toFixed(0)}` },
    )
  canvas.glow(head, FLOOR, 150, 50, '#ffffff', 0.4)
  canvas.rect(head + 120, 250, 62, 9, metal, { rx: 4 })
  for (const x of [head + 130, head + 170]) canvas.circle(x, 300, 15, metal)
  canvas.rect(showerX + 40, 280, 96, 74, darken(air.indoor(palette.panel), 0.45))
  for (const [dx, tone] of [
    [12, palette.accent],
    [38, palette.linen],
    [62, palette.fabric],
  ] as const)
    canvas.rect(showerX + 40 + dx, 312, 17, 42, air.indoor(tone), { rx: 5 })
}

/** A walk-in rain shower behind glass. */
export function drawRainShower(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const [showerX, restX] = isLeft ? [60, 520] : [440, 40]
  drawWall(stage, FLOOR, palette.wall)
  drawTiledWall(stage, { x: 0, y: 39, width: 960, height: FLOOR - 39 }, mix(palette.wall, '#ffffff', 0.2), 'marble')
  drawTiledWall(
    stage,
    { x: showerX, y: 39, width: 460, height: FLOOR - 39 },
    random.pick([palette.panel, palette.fabric, mix(palette.panel, '#ffffff', 0.4)]),
    random.pick(TILE_STYLES),
  )
  drawFloor(stage, FLOOR, mix(palette.floor, '#ffffff', 0.35), 'tiles')
  const metal = air.indoor(palette.metal)
  drawShowerHead(stage, showerX, palette)
  canvas.path(
    `M${showerX} ${FLOOR}H${showerX + 460}L${showerX + 490} 560H${showerX - 30}Z`,
    darken(air.indoor(palette.panel), 0.2),
    { opacity: 0.4 },
  )
  canvas.rect(isLeft ? 500 : 440, 70, 26, 490, air.indoor('#dff0f4'), { opacity: 0.35 })
  canvas.rect(
    isLeft ? showerX + 250 : showerX,
    70,
    210,
    488,
    canvas.linear(
      [
        [0, '#ffffff', 0.28],
        [0.5, '#ffffff', 0.05],
        [1, '#ffffff', 0.2],
      ],
      'diagonal',
    ),
  )
  canvas.rect(isLeft ? showerX + 246 : showerX + 206, 70, 5, 490, metal)
  canvas.rect(isLeft ? showerX + 236 : showerX + 196, 280, 8, 90, metal, { rx: 4 })
  drawViewWindow(stage, { x: restX + 150, y: 96, width: 200, height: 190 }, random.pick(VIEWS), '#f4efe6', 2, 0)
  drawLightFall(stage, restX + 150, 110, 180, FLOOR, isLeft ? -120 : 120)
  drawTowelBench(stage, restX, palette)
  drawLeafPlant(stage, restX + 330, 480, 130, palette.accent)
  drawFramedArt(stage, { x: restX + 30, y: 150, width: 84, height: 108 }, palette)
  drawLeafPlant(stage, isLeft ? 900 : 60, 610, 270, palette.panel)
}
