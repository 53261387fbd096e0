import type { SceneFamily } from '../drawing/scene-family'
import { drawMassageRoom } from './massage-room'
import { drawOpenAirBath } from './open-air-bath'

/** Spas: massage room, open-air bath. */
export const spaScenes: SceneFamily = {
  kind: 'spa',
  place: 'indoors',
  layouts: [
    {
      name: 'massage',
      shows: 'A massage couch with candles and orchids',
      moods: ['day', 'golden', 'dusk'],
      draw: drawMassageRoom,
    },
    {
      name: 'open-air',
      shows: 'A steaming stone bath below mountains',
      moods: ['day', 'golden', 'dusk', 'night'],
      draw: drawOpenAirBath,
    },
  ],
}
