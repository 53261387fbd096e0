import type { SceneFamily } from '../drawing/scene-family'
import { drawFrontDesk } from './front-desk'
import { drawGrandLobby } from './grand-lobby'
import { drawLounge } from './lounge'

/** Lobbies: grand staircase, reception desk, lounge with a fireplace. */
export const lobbyScenes: SceneFamily = {
  kind: 'lobby',
  place: 'indoors',
  layouts: [
    {
      name: 'grand',
      shows: 'A grand lobby with a staircase and a chandelier',
      moods: ['day', 'golden', 'night'],
      draw: drawGrandLobby,
    },
    {
      name: 'desk',
      shows: 'A reception desk with key shelves and hanging lamps',
      moods: ['day', 'golden', 'dusk', 'night'],
      draw: drawFrontDesk,
    },
    {
      name: 'lounge',
      shows: 'A lounge with sofas, books and a fireplace',
      moods: ['day', 'dusk', 'night'],
      draw: drawLounge,
    },
  ],
}
