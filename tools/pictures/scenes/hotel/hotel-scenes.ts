import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawCityTower } from './city-tower'
import { drawCourtyard } from './courtyard'
import { drawGrandHotel } from './grand-hotel'
import { drawResort } from './resort'
import { drawRyokan } from './ryokan'
import { drawTownHouse } from './town-house'

/** Hotels from outside: tower, town house, resort, wooden inn, grand hotel, courtyard. */
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
    { name: 'town-house', shows: 'A boutique hotel in a painted town house', moods: ALL_MOODS, draw: drawTownHouse },
    { name: 'resort', shows: 'A resort with tiled roofs around a pool', moods: ALL_MOODS, draw: drawResort },
    {
      name: 'ryokan',
      shows: 'A wooden inn with paper windows and a garden path',
      moods: ['day', 'golden', 'dusk'],
      draw: drawRyokan,
    },
    {
      name: 'grand',
      shows: 'A grand hotel with domes and a fountain',
      moods: ['day', 'golden', 'night'],
      draw: drawGrandHotel,
    },
    {
      name: 'courtyard',
      shows: 'A courtyard hotel of low halls around an old tree',
      moods: ['day', 'golden', 'dusk'],
      draw: drawCourtyard,
    },
  ],
}
