import type { SceneFamily } from '../drawing/scene-family'
import { drawTrainingRoom } from './training-room'
import { drawYogaStudio } from './yoga-studio'

/** Gyms: training room, yoga studio. */
export const gymScenes: SceneFamily = {
  kind: 'gym',
  place: 'indoors',
  layouts: [
    {
      name: 'training',
      shows: 'Treadmills before a wide window and a rack of weights',
      moods: ['day', 'golden', 'night'],
      draw: drawTrainingRoom,
    },
    { name: 'yoga', shows: 'Mats in a yoga studio with tall windows', moods: ['day', 'golden'], draw: drawYogaStudio },
  ],
}
