import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawDoubleRoom } from './double-room'
import { drawSuite } from './suite'
import { drawTwinRoom } from './twin-room'

/** Guest rooms: double, twin, suite. */
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
  ],
}
