import type { SceneFamily } from '../drawing/scene-family'
import { drawPortrait } from './portrait'

/** Portraits of invented people for reviews and moments. */
export const avatarScenes: SceneFamily = {
  kind: 'avatar',
  place: 'portrait',
  layouts: [
    {
      name: 'portrait',
      shows: 'An illustrated portrait of a traveller',
      moods: ['day'],
      repeats: 24,
      draw: drawPortrait,
    },
  ],
}
