import type { ShownHotel } from '../engine'
import type { Turn } from '../understand/read-turn'

/** The hotels of the last list that the dialog showed. */
const lastList = ({ question: { earlier } }: Turn): readonly ShownHotel[] =>
  earlier.findLast(({ hotels, search }) => search !== null || hotels.length > 1)?.hotels ?? []

/** Returns a turn whose hotel is the one at a position of the last list, as it was shown; without a hotel where the list has none there. */
export function withPicked(turn: Turn): Turn {
  const { route, reading, understood } = turn
  if (route !== 'pick' || reading.pick === null) return turn
  const { hotel: _left, ...rest } = understood
  const hotel = lastList(turn).at(reading.pick)
  return { ...turn, understood: hotel ? { ...rest, hotel } : rest }
}
