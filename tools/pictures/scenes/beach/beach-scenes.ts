import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawCove } from './cove'
import { drawHuts } from './huts'
import { drawPalmBeach } from './palm-beach'
import { drawPier } from './pier'
import { drawShoreFromAbove } from './shore-from-above'

/** Beaches: palms, cove, from above, pier, painted huts. */
export const beachScenes: SceneFamily = {
  kind: 'beach',
  place: 'outdoors',
  layouts: [
    {
      name: 'palms',
      shows: 'A palm beach with a striped sunshade',
      moods: ALL_MOODS,
      focusX: 300,
      draw: drawPalmBeach,
    },
    {
      name: 'from-above',
      shows: 'Turquoise water, foam and sunshades seen from above',
      moods: ['day', 'golden'],
      focusX: 560,
      draw: drawShoreFromAbove,
    },
    { name: 'cove', shows: 'A sheltered cove between cliffs', moods: ['day', 'golden', 'dusk'], draw: drawCove },
    { name: 'pier', shows: 'A wooden pier over clear water', moods: ['day', 'golden', 'dusk'], draw: drawPier },
    { name: 'huts', shows: 'Painted beach huts beside the sea', moods: ['day', 'golden'], draw: drawHuts },
  ],
}
