import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { drawFramedWindow } from './windows'

function drawChaletFront(stage: Stage, x: number, y: number, width: number, wood: string): void {
  const { canvas } = stage
  const unit = width / 200
  const middle = x + width / 2
  const frame = darken(wood, 0.42)
  for (const share of [0.1, 0.3, 0.58, 0.78])
    drawFramedWindow(stage, { x: x + share * width, y: y - 76 * unit, width: 25 * unit, height: 29 * unit }, frame, {
      columns: 2,
      rows: 2,
    })
  drawFramedWindow(stage, { x: middle - 19 * unit, y: y - 150 * unit, width: 38 * unit, height: 27 * unit }, frame, {
    columns: 3,
    rows: 1,
  })
  canvas.rect(middle - 11 * unit, y - 78 * unit, 24 * unit, 50 * unit, frame)
  canvas.rect(middle - 7 * unit, y - 74 * unit, 16 * unit, 44 * unit, lighten(wood, 0.2))
  canvas.rect(x + 22 * unit, y - 104 * unit, width - 44 * unit, 5 * unit, frame)
  for (let rail = 0; rail <= 18; rail += 1)
    canvas.rect(x + 24 * unit + (rail * (width - 50 * unit)) / 18, y - 119 * unit, 2.2 * unit, 16 * unit, frame)
  canvas.rect(x + 22 * unit, y - 121 * unit, width - 44 * unit, 3.4 * unit, frame)
}

/** Draws a timber chalet with its foot line at y, optionally with a snowy roof. */
export function drawChalet(stage: Stage, x: number, y: number, width: number, isSnowy: boolean): void {
  const { canvas, air, random } = stage
  const wood = air.tint(random.pick(['#a06a3f', '#8a5a3c', '#b07a4a', '#7a5a48']))
  const roof = air.tint('#5a3d33')
  const unit = width / 200
  const [eaves, ridge, middle] = [y - 108 * unit, y - 186 * unit, x + width / 2]
  canvas.glow(middle, y + 4, width * 0.72, 14 * unit, '#10152b', 0.5)
  canvas.rect(x, y - 30 * unit, width, 30 * unit, canvas.fade(air.tint('#a3a09b'), air.tint('#77756f')))
  for (let index = 0; index < 22; index += 1)
    canvas.rect(
      x + random.between(0, width - 16 * unit),
      y - random.pick([28, 19, 10]) * unit,
      random.between(10, 18) * unit,
      7 * unit,
      air.tint(random.pick(['#b7b4ae', '#8d8a85', '#9a9791'])),
      { rx: 2 },
    )
  canvas.path(
    `M${x} ${y - 30 * unit}V${eaves}L${middle} ${ridge}L${x + width} ${eaves}V${y - 30 * unit}Z`,
    canvas.fade(darken(wood, 0.1), lighten(wood, 0.12), 'right'),
  )
  for (let step = 0; step < 20; step += 1) {
    const line = y - 36 * unit - step * 7.4 * unit
    const inset = Math.max(0, ((eaves - line) / (eaves - ridge)) * (width / 2))
    if (inset < width / 2)
      canvas.line(`M${x + inset} ${line}H${x + width - inset}`, darken(wood, 0.4), 1, { opacity: 0.28 })
  }
  drawChaletFront(stage, x, y, width, wood)
  const chimney = x + width * 0.7
  canvas.rect(chimney, y - 182 * unit, 17 * unit, 44 * unit, air.tint('#8a827b'))
  for (let puff = 0; puff < 6; puff += 1)
    canvas.glow(
      chimney + (10 + puff * 9) * unit,
      y - (196 + puff * 16) * unit,
      (12 + puff * 6) * unit,
      (10 + puff * 5) * unit,
      '#ffffff',
      0.5 - puff * 0.06,
    )
  const slope = (lift: number, thick: number): string =>
    `M${x - 26 * unit} ${eaves + 14 * unit - lift}L${middle} ${ridge - 12 * unit - lift}L${x + width + 26 * unit} ${eaves + 14 * unit - lift}l${-9 * unit} ${thick}L${middle} ${ridge - 12 * unit + thick * 1.15 - lift}L${x - 17 * unit} ${eaves + 14 * unit + thick - lift}Z`
  canvas.path(slope(0, 9 * unit), roof)
  canvas.path(
    slope(isSnowy ? 9 * unit : 4 * unit, isSnowy ? 11 * unit : 5 * unit),
    isSnowy ? air.tint('#ffffff') : lighten(roof, 0.16),
  )
}
