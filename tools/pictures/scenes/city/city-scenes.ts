import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawAvenue } from './avenue'
import { drawBridge } from './bridge'
import { drawLowRoofs } from './low-roofs'
import { drawRooftop } from './rooftop'
import { drawWaterfront } from './waterfront'

/** City views: harbour, avenue, roof terrace, bridge, old roofs before towers. */
export const cityScenes: SceneFamily = {
  kind: 'city',
  place: 'outdoors',
  layouts: [
    { name: 'waterfront', shows: 'A city skyline mirrored in a harbour', moods: ALL_MOODS, draw: drawWaterfront },
    {
      name: 'rooftop',
      shows: 'A roof terrace with a sofa above the city',
      moods: ['golden', 'dusk', 'night'],
      draw: drawRooftop,
    },
    {
      name: 'avenue',
      shows: 'A tree-lined avenue between tall buildings',
      moods: ['day', 'golden', 'night'],
      focusX: 480,
      draw: drawAvenue,
    },
    {
      name: 'bridge',
      shows: 'A suspension bridge across a bay beside the city',
      moods: ['day', 'dusk', 'golden'],
      draw: drawBridge,
    },
    {
      name: 'low-roofs',
      shows: 'Old tiled roofs with the towers of a city behind them',
      moods: ['day', 'golden', 'dusk'],
      draw: drawLowRoofs,
    },
  ],
}
