import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import type { Box } from '../building/windows'

/** How the wall tiles of a bathroom are laid. */
export type TileStyle = 'bricks' | 'squares' | 'fingers' | 'marble'

/** All tile styles, to choose from. */
export const TILE_STYLES: readonly TileStyle[] = ['bricks', 'squares', 'fingers', 'marble']

const SIZES: Record<Exclude<TileStyle, 'marble'>, readonly [width: number, height: number]> = {
  bricks: [66, 28],
  squares: [46, 46],
  fingers: [17, 92],
}

function drawMarble({ canvas, random }: Stage, wall: Box, colour: string): void {
  for (let index = 0; index < 9; index += 1) {
    const y = wall.y + random.between(0, wall.height)
    const x = wall.x + random.between(-80, wall.width)
    canvas.line(
      `M${x} ${y}q${random.between(40, 90)} ${random.between(-40, 40)} ${random.between(90, 160)} ${random.between(10, 50)}t${random.between(90, 180)} ${random.between(20, 80)}`,
      darken(colour, 0.2),
      random.between(1.2, 4),
      { opacity: 0.28 },
    )
  }
  for (let x = wall.x + 240; x < wall.x + wall.width; x += 240)
    canvas.rect(x, wall.y, 1.6, wall.height, darken(colour, 0.15), { opacity: 0.5 })
}

/** Tiles a wall in a daylight colour. */
export function drawTiledWall(stage: Stage, wall: Box, daylight: string, style: TileStyle): void {
  const { canvas, air, random } = stage
  const colour = air.indoor(daylight)
  const clip = canvas.clip(`M${wall.x} ${wall.y}h${wall.width}v${wall.height}h${-wall.width}Z`)
  canvas.rect(wall.x, wall.y, wall.width, wall.height, colour)
  canvas.group({ clip }, () => {
    if (style === 'marble') return drawMarble(stage, wall, colour)
    const [width, height] = SIZES[style]
    let joints = ''
    for (let row = 0; row * height < wall.height; row += 1) {
      const y = wall.y + row * height
      joints += `M${wall.x} ${y}h${wall.width}`
      for (
        let x = wall.x - (style === 'bricks' && row % 2 === 1 ? width / 2 : 0);
        x < wall.x + wall.width;
        x += width
      ) {
        joints += `M${x} ${y}v${height}`
        if (random.chance(0.12))
          canvas.rect(x, y, width, height, random.chance(0.5) ? lighten(colour, 0.2) : darken(colour, 0.08), {
            opacity: 0.6,
          })
      }
    }
    canvas.path(joints, 'none', { stroke: lighten(colour, 0.4), strokeWidth: 1.8, opacity: 0.7 })
  })
  canvas.rect(
    wall.x,
    wall.y,
    wall.width,
    wall.height,
    canvas.linear([
      [0, '#10152b', 0.14],
      [0.4, '#ffffff', 0.05],
      [1, '#10152b', 0.08],
    ]),
  )
}
