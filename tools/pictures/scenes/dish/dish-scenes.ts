import type { SceneFamily } from '../drawing/scene-family'
import { drawBreakfast } from './breakfast'
import { drawDessert } from './dessert'
import { drawDimSum } from './dim-sum'
import { drawHotPot } from './hot-pot'
import { drawNoodleBowl } from './noodle-bowl'
import { drawPastaPlate } from './pasta-plate'
import { drawSushiBoard } from './sushi-board'

/** Dishes seen from above. */
export const dishScenes: SceneFamily = {
  kind: 'dish',
  place: 'table',
  layouts: [
    {
      name: 'noodles',
      shows: 'A bowl of noodle soup with egg and greens, seen from above',
      moods: ['day'],
      repeats: 3,
      draw: drawNoodleBowl,
    },
    {
      name: 'sushi',
      shows: 'A board of sushi and rolls, seen from above',
      moods: ['day'],
      repeats: 2,
      draw: drawSushiBoard,
    },
    {
      name: 'dim-sum',
      shows: 'Bamboo steamers of buns and dumplings, seen from above',
      moods: ['day'],
      repeats: 3,
      draw: drawDimSum,
    },
    {
      name: 'pasta',
      shows: 'A plate of pasta with basil, seen from above',
      moods: ['day'],
      repeats: 3,
      draw: drawPastaPlate,
    },
    {
      name: 'breakfast',
      shows: 'Breakfast with eggs, a croissant, fruit and coffee, seen from above',
      moods: ['day'],
      repeats: 3,
      draw: drawBreakfast,
    },
    {
      name: 'dessert',
      shows: 'A berry cake with macarons, seen from above',
      moods: ['day'],
      repeats: 2,
      draw: drawDessert,
    },
    {
      name: 'hot-pot',
      shows: 'A divided hot pot with plates of things to cook, seen from above',
      moods: ['day'],
      repeats: 2,
      draw: drawHotPot,
    },
  ],
}
