import { mix } from '../drawing/colour'
import { polygon, type Point } from '../drawing/curves'
import type { Random } from '../drawing/random'
import type { Stage } from '../drawing/stage'

/** A peak: its top, the height of its foot, half its width, and how far away it is. */
export interface Peak {
  x: number
  top: number
  foot: number
  reach: number
  far: number
  snow: number
}

function edge(random: Random, from: Point, to: Point, bend: number): Point[] {
  return Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 9
    const jitter = index < 8 ? random.between(-1, 1) * 9 : 0
    return [from[0] + (to[0] - from[0]) * share + jitter, from[1] + (to[1] - from[1]) * share ** bend + jitter] as const
  })
}

function snowLine(random: Random, left: number, right: number, height: number): Point[] {
  return Array.from(
    { length: 11 },
    (_, index) =>
      [left + ((right - left) * index) / 10, height + (index % 2 === 0 ? -1 : 1) * random.between(6, 26)] as const,
  )
}

/** Draws a snow peak with a lit and a shaded face, the light coming from the right. */
export function drawPeak({ canvas, random, air }: Stage, peak: Peak): void {
  const rock = air.tint('#6d7f98', peak.far)
  const snow = air.tint('#ffffff', peak.far * 0.8)
  const summit: Point = [peak.x, peak.top]
  const left = edge(random, summit, [peak.x - peak.reach, peak.foot], 0.92)
  const right = edge(random, summit, [peak.x + peak.reach, peak.foot], 0.86)
  const ridge = edge(random, summit, [peak.x + random.between(-0.15, 0.22) * peak.reach, peak.foot], 1)
  const face = canvas.fade(mix(rock, '#1c2748', 0.22), mix(rock, air.haze, 0.55))
  const litFace = canvas.fade(mix(rock, air.sun, 0.3), mix(rock, air.haze, 0.6))
  canvas.path(polygon([...[...left].reverse(), summit, ...right]), face)
  canvas.path(polygon([summit, ...right, ...[...ridge].reverse()]), litFace)
  const outline = canvas.clip(polygon([...[...left].reverse(), summit, ...right]))
  const limit = peak.top + (peak.foot - peak.top) * peak.snow
  canvas.group({ clip: outline }, () => {
    const cap = snowLine(random, peak.x + peak.reach, peak.x - peak.reach, limit)
    canvas.path(
      polygon([summit, [peak.x + peak.reach, peak.top], ...cap, [peak.x - peak.reach, peak.top]]),
      mix(snow, air.mood === 'golden' ? '#8d7fae' : '#5f86b8', 0.34),
    )
    const visible = ridge.filter((point) => point[1] < limit)
    const middle = visible[visible.length - 1]?.[0] ?? peak.x
    canvas.path(
      polygon([
        summit,
        [peak.x + peak.reach, peak.top],
        ...snowLine(random, peak.x + peak.reach, middle, limit),
        ...[...visible].reverse(),
      ]),
      mix(snow, air.sun, 0.2),
    )
  })
}
