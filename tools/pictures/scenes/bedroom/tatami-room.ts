import { darken, lighten, mix } from '../drawing/colour'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'
import { interiorPalette, type InteriorPalette } from '../furniture/interior-palette'
import { drawLampGlow } from '../furniture/lamps'
import { drawVase } from '../furniture/plants'
import { drawWall } from '../furniture/room'
import { drawFramedArt } from '../furniture/wall-art'
import { drawView } from '../furniture/window-view'

const FLOOR = 420

function drawMats({ canvas, air }: Stage): void {
  const straw = air.indoor('#d6c98f')
  canvas.rect(
    0,
    FLOOR,
    STAGE_WIDTH,
    STAGE_HEIGHT - FLOOR,
    canvas.linear([
      [0, darken(straw, 0.2)],
      [0.4, straw],
      [1, lighten(straw, 0.12)],
    ]),
  )
  for (let y = FLOOR + 4; y < STAGE_HEIGHT; y += 5)
    canvas.line(`M0 ${y}H960`, darken(straw, 0.25), 1, { opacity: 0.22 })
  const border = air.indoor('#5f6f4a')
  for (const x of [-700, -120, 480, 1080, 1660])
    canvas.path(`M${480 + (x - 480) * 0.52 - 3} ${FLOOR}h6L${x + 7} 640h-14Z`, border)
  for (const [y, height] of [
    [FLOOR, 4],
    [502, 7],
  ] as const)
    canvas.rect(0, y, STAGE_WIDTH, height, border)
}

function drawPaperDoors({ canvas, air }: Stage, x: number, width: number, panels: number): void {
  const [paper, wood] = [air.indoor('#fbf5e6'), air.indoor('#8a6243')]
  const panel = width / panels
  for (let index = 0; index < panels; index += 1) {
    const left = x + index * panel
    canvas.rect(left, 84, panel, FLOOR - 84, wood)
    canvas.rect(
      left + 6,
      90,
      panel - 12,
      FLOOR - 128,
      canvas.fade(paper, air.isLit ? mix(paper, '#ffc873', 0.4) : lighten(paper, 0.3)),
    )
    for (let bar = 1; bar < 4; bar += 1)
      canvas.rect(left + 6 + ((panel - 12) * bar) / 4, 90, 2.4, FLOOR - 128, wood, { opacity: 0.8 })
    for (let row = 1; row < 6; row += 1)
      canvas.rect(left + 6, 90 + ((FLOOR - 128) * row) / 6, panel - 12, 2.4, wood, { opacity: 0.8 })
  }
}

function drawFuton({ canvas, air }: Stage, x: number, palette: InteriorPalette): void {
  const linen = air.indoor(palette.linen)
  const cover = air.indoor(palette.fabric)
  canvas.path(`M${x - 110} 462H${x + 110}L${x + 152} 604H${x - 152}Z`, '#10152b', {
    opacity: 0.26,
    blur: 8,
    transform: 'translate(4 12)',
  })
  canvas.path(
    `M${x - 112} 456H${x + 112}L${x + 150} 596q-150 14 -300 0Z`,
    canvas.fade(darken(linen, 0.06), darken(linen, 0.16)),
  )
  canvas.rect(x - 76, 446, 152, 36, canvas.fade(lighten(linen, 0.5), darken(linen, 0.12)), { rx: 16 })
  canvas.path(
    `M${x - 120} 494Q${x} 484 ${x + 120} 494L${x + 156} 604Q${x} 624 ${x - 156} 604Z`,
    canvas.fade(lighten(cover, 0.2), darken(cover, 0.12)),
  )
  canvas.path(`M${x - 120} 494Q${x} 484 ${x + 120} 494L${x + 126} 514Q${x} 504 ${x - 126} 514Z`, lighten(linen, 0.4))
  for (const dx of [-70, 0, 70])
    for (const y of [540, 574]) {
      canvas.circle(x + dx * (y / 540), y, 13, 'none', { stroke: lighten(cover, 0.4), strokeWidth: 2.4, opacity: 0.6 })
      canvas.circle(x + dx * (y / 540), y, 6, lighten(cover, 0.4), { opacity: 0.5 })
    }
}

/** A tatami room with futons, paper doors and a garden view. */
export function drawTatamiRoom(stage: Stage): void {
  const { canvas, random, air } = stage
  const palette = interiorPalette(random)
  const isLeft = random.chance(0.5)
  const wood = air.indoor('#8a6243')
  drawWall(stage, FLOOR, random.pick(['#efe4cc', '#e3dcc6', '#e9d9c0']))
  const openX = isLeft ? 330 : 250
  canvas.rect(openX - 8, 76, 396, FLOOR - 76, wood)
  drawView(stage, { x: openX, y: 84, width: 380, height: FLOOR - 104 }, random.pick(['garden', 'mountains', 'garden']))
  canvas.rect(openX - 10, FLOOR - 26, 400, 26, canvas.fade(lighten(wood, 0.2), wood))
  drawPaperDoors(stage, isLeft ? 140 : 60, 190, 2)
  drawPaperDoors(stage, isLeft ? 710 : 630, 190, 2)
  canvas.rect(0, 70, 960, 14, wood)
  for (const x of isLeft ? [126, 900] : [44, 820]) canvas.rect(x, 40, 16, FLOOR - 40, darken(wood, 0.2))
  const niche = isLeft ? 14 : 846
  canvas.rect(niche - 10, 110, 116, FLOOR - 110, darken(air.indoor('#d9c7a4'), 0.1))
  drawFramedArt(stage, { x: niche + 16, y: 140, width: 66, height: 170 }, palette)
  canvas.rect(niche - 14, FLOOR - 20, 126, 22, lighten(wood, 0.15))
  drawVase(stage, niche + 50, FLOOR - 20, 46, palette.panel, '#f2b6c4')
  drawMats(stage)
  const lampX = isLeft ? 860 : 100
  drawLampGlow(stage, lampX, 440, 190)
  canvas.rect(lampX - 30, 386, 60, 96, air.isLit ? '#ffdf9c' : '#fbf3de', { stroke: wood, strokeWidth: 4, rx: 3 })
  canvas.path(`M${lampX} 386V482M${lampX - 30} 434h60`, 'none', { stroke: wood, strokeWidth: 2 })
  for (const x of isLeft ? [300, 640] : [330, 670]) drawFuton(stage, x, palette)
}
