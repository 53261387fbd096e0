import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawGardenPool } from './garden-pool'
import { drawIndoorPool } from './indoor-pool'
import { drawInfinityPool } from './infinity-pool'

/** Pools: infinity, indoor, garden. */
export const poolScenes: SceneFamily = {
  kind: 'pool',
  place: 'outdoors',
  layouts: [
    {
      name: 'infinity',
      shows: 'An infinity pool with loungers before a wide view',
      moods: ALL_MOODS,
      draw: drawInfinityPool,
    },
    {
      name: 'indoor',
      shows: 'An indoor pool before tall windows',
      moods: ['day', 'golden', 'night'],
      draw: drawIndoorPool,
    },
    { name: 'garden', shows: 'A garden pool beside a villa', moods: ['day', 'golden', 'dusk'], draw: drawGardenPool },
  ],
}
