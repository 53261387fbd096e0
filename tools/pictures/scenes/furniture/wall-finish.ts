import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { Box } from '../building/windows'
import type { InteriorPalette } from './interior-palette'

function drawMouldings({ canvas, air }: Stage, wall: Box, palette: InteriorPalette): void {
  const line = darken(air.indoor(palette.wall), 0.16)
  const count = Math.max(2, Math.round(wall.width / 200))
  const width = wall.width / count
  for (let index = 0; index < count; index += 1) {
    canvas.rect(wall.x + index * width + 18, wall.y + 74, width - 36, wall.height - 130, 'none', {
      stroke: line,
      strokeWidth: 2.4,
      rx: 2,
      opacity: 0.7,
    })
    canvas.rect(wall.x + index * width + 21, wall.y + 77, width - 36, wall.height - 130, 'none', {
      stroke: lighten(air.indoor(palette.wall), 0.5),
      strokeWidth: 1.4,
      rx: 2,
      opacity: 0.7,
    })
  }
}

function drawSlats({ canvas, air }: Stage, wall: Box, palette: InteriorPalette): void {
  const wood = air.indoor(palette.wood)
  canvas.rect(wall.x, wall.y + 38, wall.width, wall.height - 38, darken(wood, 0.38))
  const slat = canvas.linear(
    [
      [0, lighten(wood, 0.16)],
      [0.5, wood],
      [1, darken(wood, 0.2)],
    ],
    'right',
  )
  for (let x = wall.x + 3; x < wall.x + wall.width - 6; x += 17) canvas.rect(x, wall.y + 38, 11, wall.height - 38, slat)
}

function drawPanelWall({ canvas, air }: Stage, wall: Box, palette: InteriorPalette): void {
  const colour = air.indoor(palette.panel)
  const top = wall.y + wall.height * 0.46
  canvas.rect(
    wall.x,
    top,
    wall.width,
    wall.y + wall.height - top,
    canvas.fade(lighten(colour, 0.08), darken(colour, 0.14)),
  )
  canvas.rect(wall.x, top - 6, wall.width, 7, lighten(colour, 0.3))
  for (let x = wall.x + 60; x < wall.x + wall.width; x += 60)
    canvas.rect(x, top + 2, 2, wall.y + wall.height - top - 16, darken(colour, 0.2), { opacity: 0.55 })
}

function drawRidgeMural({ canvas, air, random }: Stage, wall: Box, palette: InteriorPalette): void {
  const clip = canvas.clip(`M${wall.x} ${wall.y + 39}h${wall.width}v${wall.height - 39}h${-wall.width}Z`)
  canvas.group({ clip }, () => {
    canvas.circle(
      wall.x + wall.width * random.between(0.6, 0.85),
      wall.y + wall.height * 0.3,
      42,
      air.indoor(palette.accent),
      { opacity: 0.5 },
    )
    for (let layer = 0; layer < 4; layer += 1) {
      const base = wall.y + wall.height * (0.4 + layer * 0.14)
      let data = `M${wall.x - 10} ${wall.y + wall.height}V${base}`
      for (let x = wall.x; x < wall.x + wall.width + 120; x += 120)
        data += `Q${x + random.between(30, 60)} ${base - random.between(30, 96)} ${x + 120} ${base + random.between(-14, 22)}`
      canvas.path(
        `${data}V${wall.y + wall.height}Z`,
        air.indoor(mix(palette.wall, palette.panel, 0.22 + layer * 0.2)),
        { opacity: 0.85 },
      )
    }
  })
}

function drawLeafPaper({ canvas, air, random }: Stage, wall: Box, palette: InteriorPalette): void {
  const leaf = air.indoor(mix(palette.wall, palette.panel, 0.55))
  const clip = canvas.clip(`M${wall.x} ${wall.y + 39}h${wall.width}v${wall.height - 39}h${-wall.width}Z`)
  canvas.group({ clip }, () => {
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < wall.width / 74 + 1; column += 1) {
        const x = wall.x + column * 74 + (row % 2) * 37
        const y = wall.y + 70 + row * 58
        const turn = (row + column) % 2 === 0 ? 28 : -32
        const size = random.between(0.9, 1.15)
        canvas.path('M0 26C-16 8 -12 -14 0 -28C12 -14 16 8 0 26ZM-1 26V38H1V26Z', leaf, {
          opacity: 0.6,
          transform: `translate(${x} ${y}) rotate(${turn}) scale(${size.toFixed(2)})`,
        })
      }
    }
  })
}

function drawArch({ canvas, air }: Stage, wall: Box, palette: InteriorPalette): void {
  const middle = wall.x + wall.width / 2
  const reach = Math.min(270, wall.width * 0.34)
  canvas.path(
    `M${middle - reach} ${wall.y + wall.height}V${wall.y + 330}A${reach} ${Math.min(reach, 268)} 0 0 1 ${middle + reach} ${wall.y + 330}V${wall.y + wall.height}Z`,
    air.indoor(mix(palette.wall, palette.panel, 0.75)),
  )
}

const FINISHES = [drawMouldings, drawSlats, drawPanelWall, drawRidgeMural, drawLeafPaper, drawArch] as const

/** Dresses a back wall: mouldings, wooden slats, panelling, a mural, leaf paper or a painted arch. */
export function drawWallFinish(stage: Stage, wall: Box, palette: InteriorPalette): void {
  stage.random.pick(FINISHES)(stage, wall, palette)
}
