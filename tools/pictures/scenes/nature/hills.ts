import { smoothGround, type Point } from '../drawing/curves'
import type { Random } from '../drawing/random'
import { STAGE_HEIGHT, STAGE_WIDTH, type Stage } from '../drawing/stage'

/** A rolling line across the stage around a base height; roughness 0 is soft, 1 is craggy. */
export function rollingLine(random: Random, base: number, swing: number, roughness = 0.3): Point[] {
  const waves = [0, 1, 2, 3].map((order) => ({
    phase: random.between(0, Math.PI * 2),
    height: swing * (order === 0 ? 1 : roughness ** order),
    length: 0.0055 * 2.1 ** order * random.between(0.8, 1.2),
  }))
  const points: Point[] = []
  for (let x = -20; x <= STAGE_WIDTH + 20; x += 14) {
    points.push([x, base - waves.reduce((sum, wave) => sum + wave.height * Math.sin(wave.phase + x * wave.length), 0)])
  }
  return points
}

/** Height of a rolling line at x. */
export function heightAt(line: readonly Point[], x: number): number {
  const point = line[Math.min(line.length - 1, Math.max(0, Math.round((x + 20) / 14)))]
  return point === undefined ? 0 : point[1]
}

/** Draws one band of hills in a daylight colour, faded by distance, with mist at its foot. */
export function drawHills(
  stage: Stage,
  line: readonly Point[],
  colour: string,
  far: number,
  bottom = STAGE_HEIGHT,
): void {
  const { canvas, air } = stage
  const fill = canvas.fade(air.tint(colour, far), air.tint(colour, Math.min(1, far + 0.35)))
  canvas.path(smoothGround(line, bottom), fill)
}

/** Draws a band of mist between two heights. */
export function drawMist({ canvas, air }: Stage, top: number, bottom: number, strength: number): void {
  const fill = canvas.linear([
    [0, air.haze, 0],
    [0.6, air.haze, strength],
    [1, air.haze, 0],
  ])
  canvas.rect(0, top, STAGE_WIDTH, bottom - top, fill)
}
