import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawShrubs } from '../nature/tree'

/** Draws the light background of a forest. */
export function drawForestLight({ canvas, air }: Stage, x: number): void {
  const leafLight = mix(air.tint('#cfe6b0'), air.sky[2], 0.4)
  canvas.rect(
    0,
    0,
    960,
    640,
    canvas.linear([
      [0, mix(air.tint('#7fb58a'), air.sky[1], 0.3)],
      [0.6, leafLight],
      [1, air.tint('#8fb56c')],
    ]),
  )
  canvas.glow(x, 240, 430, 380, air.sun, air.isLit ? 0.4 : 0.9)
}

/** Draws slanting beams of sunlight. */
export function drawSunbeams({ canvas, air, random }: Stage, x: number): void {
  if (air.mood === 'night') return
  for (let index = 0; index < 6; index += 1) {
    const [from, to] = [x + random.between(-160, 160), x + random.between(-520, 420)]
    canvas.path(
      `M${from} -10h${random.between(14, 40)}L${to + random.between(60, 140)} 640H${to}Z`,
      canvas.linear([
        [0, air.sun, 0.4],
        [1, air.sun, 0],
      ]),
      { opacity: random.between(0.3, 0.7) },
    )
  }
}

function drawTrunk({ canvas, air, random }: Stage, x: number, foot: number, width: number, far: number): void {
  const bark = air.tint(random.pick(['#6f4f3a', '#7a5640', '#5f4636']), far)
  const bend = random.between(-14, 14)
  canvas.path(
    `M${x - width * 0.8} ${foot}Q${x - width * 0.42 + bend} ${foot - 120} ${x - width * 0.4 + bend} -10H${x + width * 0.4 + bend}Q${x + width * 0.42 + bend} ${foot - 120} ${x + width * 0.9} ${foot}Z`,
    canvas.linear(
      [
        [0, darken(bark, 0.34)],
        [0.7, bark],
        [1, lighten(bark, 0.16)],
      ],
      'right',
    ),
  )
  for (let index = 0; index < 4; index += 1)
    canvas.line(
      `M${x + bend + random.between(-0.26, 0.26) * width} ${random.between(0, foot * 0.5)}v${random.between(40, 130)}`,
      darken(bark, 0.4),
      1.6,
      { opacity: 0.4 },
    )
}

function drawCanopy({ canvas, air, random }: Stage, y: number, size: number, colour: string): void {
  let data = ''
  for (let x = -60; x < 1020; x += size * 0.7)
    data += `M${x - size} ${y - size}a${size} ${size * random.between(0.7, 1.2)} 0 1 0 ${size * 2} 0V-200h${-size * 2}Z`
  canvas.path(data, colour)
  if (air.isLit) return
  for (let index = 0; index < 18; index += 1)
    canvas.circle(random.between(0, 960), y - random.between(0, size), random.between(6, 15), lighten(colour, 0.35), {
      opacity: 0.35,
    })
}

/** A path through tall trunks with beams of light. */
export function drawSunlitPath(stage: Stage): void {
  const { canvas, random, air } = stage
  const x = random.between(400, 580)
  drawForestLight(stage, x)
  const leaf = random.pick(['#5f9a5b', '#4f8f6a', '#c98a3f', '#8aa04f'])
  for (let index = 0; index < 16; index += 1) drawTrunk(stage, random.between(0, 960), 420, random.between(9, 16), 0.62)
  drawCanopy(stage, 100, 70, air.tint(leaf, 0.5))
  drawShrubs(stage, -20, 980, 436, 34, mix(leaf, '#dfeecf', 0.3))
  canvas.rect(0, 424, 960, 220, canvas.fade(air.tint('#9cbf72'), air.tint('#4f7f46')))
  const path = air.tint('#d9bd8c')
  canvas.path(
    `M${x - 14} 424C${x - 60} 470 ${x + 80} 500 ${x - 10} 550S${x - 190} 620 ${x - 220} 660H${x + 240}C${x + 230} 610 ${x + 150} 580 ${x + 160} 540S${x + 60} 470 ${x + 22} 424Z`,
    canvas.fade(lighten(path, 0.3), darken(path, 0.14)),
  )
  for (const side of [-1, 1])
    for (let index = 0; index < 4; index += 1)
      drawTrunk(
        stage,
        x + side * (150 + index * 92 + random.between(-20, 20)),
        470 + index * 30,
        22 + index * 8,
        0.34 - index * 0.08,
      )
  drawSunbeams(stage, x)
  drawShrubs(stage, -30, x - 190, 570, 32, leaf)
  drawShrubs(stage, x + 220, 990, 560, 32, leaf)
  for (const side of [-1, 1]) drawTrunk(stage, x + side * random.between(390, 440), 680, 62, 0)
  drawCanopy(stage, 60, 64, air.tint(leaf, 0.12))
  drawShrubs(stage, -30, 240, 640, 44, darken(leaf, 0.2))
  drawShrubs(stage, 740, 990, 640, 44, darken(leaf, 0.2))
  for (let index = 0; index < 40; index += 1)
    canvas.circle(
      random.between(0, 960),
      random.between(540, 636),
      random.between(1.6, 3.6),
      air.tint(random.pick(['#fff3c4', '#f2b8c8', '#ffffff'])),
      { opacity: 0.9 },
    )
}
