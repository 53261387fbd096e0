import type { SceneFamily } from '../drawing/scene-family'
import { drawRainShower } from './rain-shower'
import { drawTubRoom } from './tub-room'
import { drawVanity } from './vanity'

/** Bathrooms: free-standing tub, wash stand, rain shower. */
export const bathroomScenes: SceneFamily = {
  kind: 'bathroom',
  place: 'indoors',
  layouts: [
    {
      name: 'tub',
      shows: 'A free-standing bath tub by a window',
      moods: ['day', 'golden', 'dusk', 'night'],
      draw: drawTubRoom,
    },
    {
      name: 'vanity',
      shows: 'A wash stand with two basins and mirrors',
      moods: ['day', 'golden', 'night'],
      draw: drawVanity,
    },
    {
      name: 'shower',
      shows: 'A walk-in rain shower behind glass',
      moods: ['day', 'golden', 'dusk'],
      draw: drawRainShower,
    },
  ],
}
