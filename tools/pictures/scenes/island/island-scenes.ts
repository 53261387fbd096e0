import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawLagoonDeck } from './lagoon-deck'
import { drawOverwaterVillas } from './overwater-villas'
import { drawWhiteVillage } from './white-village'

/** Islands: villas over the water, a lagoon terrace, a white village. */
export const islandScenes: SceneFamily = {
  kind: 'island',
  place: 'outdoors',
  layouts: [
    {
      name: 'villas',
      shows: 'Thatched villas on stilts over a lagoon',
      moods: ALL_MOODS,
      focusX: 480,
      draw: drawOverwaterVillas,
    },
    {
      name: 'lagoon-deck',
      shows: 'A day bed on a terrace above a lagoon',
      moods: ['day', 'golden', 'dusk'],
      focusX: 300,
      draw: drawLagoonDeck,
    },
    {
      name: 'white-village',
      shows: 'White houses with blue domes above the sea',
      moods: ['day', 'golden', 'dusk'],
      focusX: 640,
      draw: drawWhiteVillage,
    },
  ],
}
