import { searchModule } from '../../stays/routes'
import type { Turn } from '../understand/read-turn'
import { sortIn } from '../understand/understand'
import type { Understood } from '../understood'
import { searchInputOf } from './search'

/** The hotel at a position of the last list, found by the same search; null where the list has none there. */
async function hotelAt(turn: Turn, position: number): Promise<Understood['hotel'] | null> {
  const { question, before } = turn
  const sort = question.earlier.map((one) => sortIn(one.question)).findLast((one) => one !== null) ?? null
  const input = searchInputOf(turn, before, sort)
  const { list } = await searchModule.handlers.searchHotels(input, question.caller)
  const card = list.at(position)
  return card ? { hotelId: card.id, name: card.name } : null
}

/** Returns a turn whose hotel is the one at a position of the last list; unchanged where there is none. */
export async function withPicked(turn: Turn): Promise<Turn> {
  const { route, reading } = turn
  if (route !== 'pick' || reading.pick === null || !turn.before.place) return turn
  const hotel = await hotelAt(turn, reading.pick)
  return hotel ? { ...turn, understood: { ...turn.understood, hotel } } : turn
}
