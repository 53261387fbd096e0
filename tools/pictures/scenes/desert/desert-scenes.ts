import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawDunes } from './dunes'
import { drawRedRocks } from './red-rocks'
import { drawTentCamp } from './tent-camp'

/** Deserts: dunes with a caravan, a tent camp, red rocks. */
export const desertScenes: SceneFamily = {
  kind: 'desert',
  place: 'outdoors',
  layouts: [
    { name: 'dunes', shows: 'A small caravan crossing sand dunes', moods: ['day', 'golden', 'dusk'], draw: drawDunes },
    { name: 'camp', shows: 'A camp of striped tents among dunes', moods: ALL_MOODS, draw: drawTentCamp },
    { name: 'red-rocks', shows: 'Red rock buttes along a desert road', moods: ['day', 'golden'], draw: drawRedRocks },
  ],
}
