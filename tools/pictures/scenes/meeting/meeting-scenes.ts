import type { SceneFamily } from '../drawing/scene-family'
import { drawBallRoom } from './ball-room'
import { drawBoardRoom } from './board-room'

/** Meeting places: board room, ballroom. */
export const meetingScenes: SceneFamily = {
  kind: 'meeting',
  place: 'indoors',
  layouts: [
    {
      name: 'board-room',
      shows: 'A board room with a long table and a screen',
      moods: ['day', 'golden'],
      draw: drawBoardRoom,
    },
    {
      name: 'ball-room',
      shows: 'A ballroom laid for a banquet under chandeliers',
      moods: ['golden', 'dusk', 'night'],
      draw: drawBallRoom,
    },
  ],
}
