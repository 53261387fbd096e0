import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawAlpineMeadow } from './alpine-meadow'
import { drawSnowCabin } from './snow-cabin'
import { drawValleyVillage } from './valley-village'

/** Mountain lodges: meadow chalet, snowed-in cabin, valley village. */
export const lodgeScenes: SceneFamily = {
  kind: 'lodge',
  place: 'outdoors',
  layouts: [
    {
      name: 'meadow',
      shows: 'A timber chalet on a meadow below snow peaks',
      moods: ['day', 'golden', 'dusk'],
      draw: drawAlpineMeadow,
    },
    { name: 'snow', shows: 'A snow-covered cabin among firs', moods: ALL_MOODS, draw: drawSnowCabin },
    { name: 'valley', shows: 'A valley village under a cable car', moods: ['day', 'golden'], draw: drawValleyVillage },
  ],
}
