import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawCornerCafe } from './corner-cafe'
import { drawFlowerStall } from './flower-stall'
import { drawNightMarket } from './night-market'
import { drawTramStreet } from './tram-street'

/** Street moments: market, corner café, tram, flower stall. */
export const streetScenes: SceneFamily = {
  kind: 'street',
  place: 'outdoors',
  layouts: [
    {
      name: 'market',
      shows: 'Market stalls under lanterns with people strolling past',
      moods: ['golden', 'dusk', 'night'],
      draw: drawNightMarket,
    },
    {
      name: 'cafe',
      shows: 'A corner café with an awning and a bicycle',
      moods: ['day', 'golden', 'dusk'],
      draw: drawCornerCafe,
    },
    { name: 'tram', shows: 'A tram in a street of pastel houses', moods: ALL_MOODS, draw: drawTramStreet },
    { name: 'flowers', shows: 'A flower stall full of buckets', moods: ['day', 'golden'], draw: drawFlowerStall },
  ],
}
