import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawCityTower } from './city-tower'
import { drawResort } from './resort'
import { drawTownHouse } from './town-house'

/** Hotels from outside. */
export const hotelScenes: SceneFamily = {
  kind: 'hotel',
  place: 'outdoors',
  layouts: [
    {
      name: 'tower',
      shows: 'A modern hotel tower with a glass entrance',
      moods: ALL_MOODS,
      repeats: 2,
      draw: drawCityTower,
    },
    {
      name: 'town-house',
      shows: 'A boutique hotel in a painted town house',
      moods: ALL_MOODS,
      repeats: 2,
      draw: drawTownHouse,
    },
    { name: 'resort', shows: 'A resort with tiled roofs around a pool', moods: ALL_MOODS, draw: drawResort },
  ],
}
