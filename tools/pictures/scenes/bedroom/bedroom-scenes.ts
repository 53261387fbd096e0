import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawAtticRoom } from './attic-room'
import { drawCanopyRoom } from './canopy-room'
import { drawDoubleRoom } from './double-room'
import { drawSuite } from './suite'
import { drawTatamiRoom } from './tatami-room'
import { drawTwinRoom } from './twin-room'

/** Guest rooms: double, twin, suite, attic, tatami, canopy bed. */
export const bedroomScenes: SceneFamily = {
  kind: 'bedroom',
  place: 'indoors',
  layouts: [
    {
      name: 'double',
      shows: 'A double room with a large bed and bedside lamps',
      moods: ALL_MOODS,
      repeats: 2,
      draw: drawDoubleRoom,
    },
    { name: 'twin', shows: 'A twin room with two single beds', moods: ALL_MOODS, repeats: 2, draw: drawTwinRoom },
    {
      name: 'suite',
      shows: 'A suite with a bed and armchairs by a wide window',
      moods: ALL_MOODS,
      repeats: 2,
      draw: drawSuite,
    },
    {
      name: 'attic',
      shows: 'A timber attic room with a double bed',
      moods: ['day', 'golden', 'night'],
      draw: drawAtticRoom,
    },
    {
      name: 'tatami',
      shows: 'A tatami room with futons and paper doors',
      moods: ['day', 'golden', 'dusk'],
      draw: drawTatamiRoom,
    },
    {
      name: 'canopy',
      shows: 'A canopy bed in a villa open to the view',
      moods: ['day', 'golden', 'dusk'],
      draw: drawCanopyRoom,
    },
  ],
}
