import type { SceneFamily } from '../drawing/scene-family'
import { drawBambooGrove } from './bamboo-grove'
import { drawSunlitPath } from './sunlit-path'
import { drawTreeHouse } from './tree-house'
import { drawWaterfall } from './waterfall'

/** Forests: sunlit path, waterfall, bamboo grove, tree house. */
export const forestScenes: SceneFamily = {
  kind: 'forest',
  place: 'outdoors',
  layouts: [
    { name: 'path', shows: 'A forest path under beams of light', moods: ['day', 'golden'], draw: drawSunlitPath },
    { name: 'waterfall', shows: 'A waterfall into a clear pool', moods: ['day', 'golden'], draw: drawWaterfall },
    { name: 'bamboo', shows: 'A path between tall bamboo', moods: ['day', 'dusk'], draw: drawBambooGrove },
    {
      name: 'tree-house',
      shows: 'A tree house with a rope bridge',
      moods: ['day', 'golden', 'dusk'],
      draw: drawTreeHouse,
    },
  ],
}
