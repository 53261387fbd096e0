import type { SceneFamily } from '../drawing/scene-family'
import { drawBoathouse } from './boathouse'
import { drawJetty } from './jetty'
import { drawKarstRiver } from './karst-river'

/** Lakes and rivers: mountain jetty, karst river, lakeside cabin. */
export const lakeScenes: SceneFamily = {
  kind: 'lake',
  place: 'outdoors',
  layouts: [
    {
      name: 'jetty',
      shows: 'A jetty and a rowing boat on a mountain lake',
      moods: ['day', 'golden', 'dusk'],
      draw: drawJetty,
    },
    {
      name: 'karst',
      shows: 'Karst peaks mirrored in a river with a bamboo raft',
      moods: ['day', 'golden', 'dusk'],
      draw: drawKarstRiver,
    },
    {
      name: 'boathouse',
      shows: 'A lakeside cabin mirrored in the water',
      moods: ['day', 'golden', 'night'],
      draw: drawBoathouse,
    },
  ],
}
