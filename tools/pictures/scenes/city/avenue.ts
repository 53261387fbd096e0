import { darken, lighten } from '../drawing/colour'
import { STAGE_HEIGHT, type Stage } from '../drawing/stage'
import { drawSkyline } from '../building/skyline'
import { wallStone } from '../building/high-rise'
import { drawSky } from '../nature/sky'
import { drawTree } from '../nature/tree'

const EYE = 402

function towards(x: number, y: number, share: number): readonly [number, number] {
  return [480 + (x - 480) * share, EYE + (y - EYE) * share]
}

function quad(x: number, top: number, foot: number, near: number, far: number): string {
  const corners = [towards(x, top, near), towards(x, top, far), towards(x, foot, far), towards(x, foot, near)]
  return `M${corners.map(([cx, cy]) => `${cx.toFixed(1)} ${cy.toFixed(1)}`).join('L')}Z`
}

function drawFacade(stage: Stage, x: number, height: number, near: number, far: number): void {
  const { canvas, random, air } = stage
  const colour = air.tint(wallStone(stage), 0.62 - near * 0.5)
  const foot = 600
  canvas.path(
    quad(x, foot - height, foot, near, far),
    canvas.fade(lighten(colour, 0.12), darken(colour, 0.12), x < 480 ? 'right' : 'diagonal'),
  )
  const floors = Math.floor(height / 46)
  for (let floor = 0; floor < floors; floor += 1) {
    const top = foot - height + 18 + floor * 46
    for (let bay = 0; bay < 4; bay += 1) {
      const from = near + ((far - near) * (bay + 0.2)) / 4
      const to = near + ((far - near) * (bay + 0.78)) / 4
      const isOn = air.isLit && random.chance(0.55)
      canvas.path(
        quad(x, top, top + 26, from, to),
        isOn ? random.pick(['#ffd98a', '#ffe9bd', '#ffc874']) : darken(colour, air.isLit ? 0.3 : 0.2),
        { opacity: isOn ? 0.92 : 0.75 },
      )
    }
  }
  canvas.path(quad(x, foot - 54, foot, near, far), air.isLit ? '#ffcf86' : darken(colour, 0.3), {
    opacity: air.isLit ? 0.75 : 0.55,
  })
  canvas.path(
    quad(x, foot - 66, foot - 54, near, far),
    air.tint(random.pick(['#c9543f', '#2f7f86', '#d99a3c', '#5b6fa0'])),
  )
}

function drawRoad({ canvas, air }: Stage): void {
  const road = air.tint('#5d6878')
  canvas.path(`M480 ${EYE}L-300 660H1260Z`, canvas.fade(air.tint('#8d97a3', 0.4), road))
  canvas.path(`M480 ${EYE}L-420 660H-180Z`, air.tint('#b9b2a8'))
  canvas.path(`M480 ${EYE}L1380 660H1140Z`, air.tint('#b9b2a8'))
  for (let step = 0; step < 9; step += 1) {
    const [near, far] = [0.08 * 1.36 ** step, 0.08 * 1.36 ** step * 1.2]
    canvas.path(
      `M${480 - 7 * near} ${EYE + 238 * near}h${14 * near}L${480 + 7 * far} ${EYE + 238 * far}h${-14 * far}Z`,
      air.tint('#f4efe2'),
    )
  }
  for (let bar = -7; bar <= 7; bar += 1)
    canvas.path(`M${480 + bar * 52} 612h26l5 28h-30Z`, air.tint('#f1ede2'), { opacity: 0.85 })
}

function drawCar({ canvas, air }: Stage, x: number, y: number, size: number, colour: string): void {
  canvas.ellipse(x, y, size * 0.62, size * 0.1, '#0d1424', { opacity: 0.35 })
  canvas.path(
    `M${x - size * 0.36} ${y - size * 0.34}L${x - size * 0.26} ${y - size * 0.62}H${x + size * 0.26}L${x + size * 0.36} ${y - size * 0.34}Z`,
    air.tint('#33465c'),
  )
  canvas.rect(
    x - size * 0.5,
    y - size * 0.38,
    size,
    size * 0.32,
    canvas.fade(air.tint(lighten(colour, 0.15)), air.tint(colour)),
    { rx: size * 0.1 },
  )
  for (const side of [-1, 1]) {
    canvas.rect(x + side * size * 0.36 - size * 0.09, y - size * 0.27, size * 0.18, size * 0.08, '#ff6a55', { rx: 2 })
    if (air.isLit) canvas.glow(x + side * size * 0.36, y - size * 0.23, size * 0.3, size * 0.2, '#ff5a45', 0.6)
    canvas.rect(x + side * size * 0.34 - size * 0.09, y - size * 0.1, size * 0.18, size * 0.12, '#1c2230', { rx: 3 })
  }
}

/** A tree-lined avenue between tall fronts that runs to the horizon. */
export function drawAvenue(stage: Stage): void {
  const { canvas, random, air } = stage
  drawSky(stage, { horizon: EYE + 6, sunX: 480, clouds: 4 })
  drawSkyline(stage, EYE + 4, 480, [{ far: 0.8, tallest: 170, narrow: 18, wide: 34, scale: 0.6 }])
  canvas.rect(0, EYE + 4, 960, STAGE_HEIGHT - EYE, air.tint('#a9a49c'))
  const bounds = [0.1, 0.16, 0.26, 0.44, 0.78, 1.5]
  for (let index = 0; index < bounds.length - 1; index += 1) {
    for (const x of [-160, 1120])
      drawFacade(stage, x, random.between(380, 700), bounds[index + 1] ?? 1, bounds[index] ?? 1)
  }
  drawRoad(stage)
  const leaf = random.pick(['#5f9a5b', '#e6b545', '#4f8a63', '#d98a4a'])
  for (const share of [0.2, 0.34, 0.58, 0.98])
    for (const x of [-40, 1000]) drawTree(stage, 480 + (x - 480) * share * 0.86, EYE + 200 * share, 290 * share, leaf)
  for (const [lane, share] of [
    [-1, 0.34],
    [1, 0.56],
    [-1, 0.82],
  ] as const)
    drawCar(
      stage,
      480 + lane * 150 * share,
      EYE + 232 * share,
      120 * share,
      random.pick(['#e8e4da', '#d9a83c', '#c0523f', '#3f6f8f']),
    )
  if (air.isLit) canvas.glow(480, EYE, 460, 160, '#ffb865', 0.45, { blend: 'screen' })
}
