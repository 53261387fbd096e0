import type { SceneFamily } from '../drawing/scene-family'
import { drawBar } from './bar'
import { drawDiningRoom } from './dining-room'
import { drawTerrace } from './terrace'

/** Restaurants: dining room, bar, terrace. */
export const restaurantScenes: SceneFamily = {
  kind: 'restaurant',
  place: 'indoors',
  layouts: [
    {
      name: 'dining-room',
      shows: 'Laid tables under hanging lamps in a dining room',
      moods: ['day', 'golden', 'dusk', 'night'],
      draw: drawDiningRoom,
    },
    {
      name: 'bar',
      shows: 'A hotel bar with lit shelves and stools',
      moods: ['dusk', 'night', 'golden'],
      draw: drawBar,
    },
    {
      name: 'terrace',
      shows: 'Tables on a terrace under a flowering pergola',
      moods: ['day', 'golden', 'dusk'],
      draw: drawTerrace,
    },
  ],
}
