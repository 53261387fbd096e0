import { ALL_MOODS } from '../../mood'
import type { SceneFamily } from '../drawing/scene-family'
import { drawCanalTown } from './canal-town'
import { drawLanternLane } from './lantern-lane'
import { drawPaintedSquare } from './painted-square'
import { drawTiledRoofs } from './tiled-roofs'

/** Old towns: lantern lane, canal, painted square, tiled roofs. */
export const oldTownScenes: SceneFamily = {
  kind: 'old-town',
  place: 'outdoors',
  layouts: [
    {
      name: 'lane',
      shows: 'A paved lane of old houses hung with red lanterns',
      moods: ['day', 'golden', 'night'],
      draw: drawLanternLane,
    },
    {
      name: 'canal',
      shows: 'White houses and a stone bridge on a canal',
      moods: ['day', 'golden', 'dusk'],
      draw: drawCanalTown,
    },
    {
      name: 'square',
      shows: 'Painted houses around a square with café tables',
      moods: ALL_MOODS,
      draw: drawPaintedSquare,
    },
    {
      name: 'roofs',
      shows: 'Tiled roofs around an old gate tower',
      moods: ['day', 'golden', 'dusk'],
      draw: drawTiledRoofs,
    },
  ],
}
