import type { HotelCard } from '@/contract/search'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { notFound } from '../kernel/errors'
import { type CardAsker, hotelCards } from './hotel-cards'
import { similarHotels } from './similar-hotels'

const SHOWN = 4
/** So many are priced, so that enough can be booked. */
const PRICED = 8

/** Cards of hotels like one hotel, priced for the stay, those that can be booked first; one statement where the city is in memory, 404 for an unknown hotel. */
export async function similarCards(hotelId: string, wanted: WantedStay, asker: CardAsker): Promise<HotelCard[]> {
  const { catalogue: cache, database } = asker.services
  const catalogue = await cache.latest(database.db)
  const listed = (await cache.hotelsById(database.db, catalogue, [hotelId])).get(hotelId)
  if (!listed) throw notFound('There is no such hotel.')
  const others = await cache.hotelsOfCity(database.db, catalogue, listed.hotel.cityId)
  const ids = similarHotels(listed, others, PRICED).map(({ hotel }) => hotel.id)
  const byId = await hotelCards(asker, ids, wanted)
  const cards = ids.flatMap((id) => byId.get(id) ?? [])
  const [open, gone] = [cards.filter(({ price }) => price !== null), cards.filter(({ price }) => price === null)]
  return [...open, ...gone].slice(0, SHOWN)
}
