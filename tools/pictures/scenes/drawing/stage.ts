import { airOf, type Air } from './air'
import { Canvas } from './canvas'
import type { Mood } from '../../../../server/kernel/pictures/picture-library'
import { seededRandom, type Random } from './random'

/** Width of every landscape stage in stage units. */
export const STAGE_WIDTH = 960

/** Height of every landscape stage in stage units. */
export const STAGE_HEIGHT = 640

/** What a scene draws with. */
export interface Stage {
  canvas: Canvas
  random: Random
  air: Air
}

/** An empty stage for one seed and mood. */
export function createStage(seed: string, mood: Mood): Stage {
  const random = seededRandom(seed)
  return { canvas: new Canvas(), random, air: airOf(mood, random) }
}
