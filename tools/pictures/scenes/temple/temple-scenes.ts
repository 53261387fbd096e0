import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawGoldenStupa } from './golden-stupa'
import { drawPagodaHill } from './pagoda-hill'
import { drawPondGarden } from './pond-garden'
import { drawWaterGate } from './water-gate'

/** Temples and gardens: pagoda, gate in the water, pond garden, golden stupas. */
export const templeScenes: SceneFamily = {
  kind: 'temple',
  place: 'outdoors',
  layouts: [
    { name: 'pagoda', shows: 'A pagoda on a wooded hill above the mist', moods: ALL_MOODS, draw: drawPagodaHill },
    {
      name: 'gate',
      shows: 'A red gate standing in still water',
      moods: ['day', 'golden', 'dusk'],
      draw: drawWaterGate,
    },
    {
      name: 'garden',
      shows: 'A garden pond with a red bridge and a tea house',
      moods: ['day', 'golden', 'dusk'],
      draw: drawPondGarden,
    },
    {
      name: 'stupa',
      shows: 'Golden stupas and a temple hall among palms',
      moods: ['day', 'golden'],
      draw: drawGoldenStupa,
    },
  ],
}
