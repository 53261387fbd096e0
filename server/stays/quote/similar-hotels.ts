import type { ListedHotel } from '../catalogue/catalogue'
import type { HotelCard } from '@/contract/search'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { notFound } from '../../kernel/errors'
import { type CardCaller, hotelCards } from './hotel-cards'

/** Returns the most similar hotels of a list: by stars, then by the ratio of the lowest prices, then in their own order. */
function similarHotels(of: ListedHotel, others: readonly ListedHotel[], count: number): readonly ListedHotel[] {
  const price = lowestBaseMinor(of)
  const ranked = others
    .filter(({ hotel }) => hotel.id !== of.hotel.id)
    .map((listed, index) => ({
      listed,
      index,
      starsOff: Math.abs(starsOf(listed) - starsOf(of)),
      priceOff: Math.abs(Math.log(lowestBaseMinor(listed) / price)),
    }))
  ranked.sort((one, other) => one.starsOff - other.starsOff || one.priceOff - other.priceOff || one.index - other.index)
  return ranked.slice(0, count).map(({ listed }) => listed)
}

/** Lowest prices of hotels in memory: each similar hotel needs them again. */
const lowestKnown = new WeakMap<ListedHotel, number>()

function lowestBaseMinor(listed: ListedHotel): number {
  const known = lowestKnown.get(listed)
  if (known !== undefined) return known
  const prices = listed.rooms.flatMap(({ room, packages }) =>
    packages.map(({ pricePercent, extraMinor }) => (room.baseMinor * pricePercent) / 100 + extraMinor),
  )
  const lowest = Math.min(...prices)
  lowestKnown.set(listed, lowest)
  return lowest
}

/** An unknown grade counts as three stars. */
const starsOf = ({ hotel }: ListedHotel): number => hotel.star ?? 3

const SHOWN = 4
/** Number of hotels that are priced, so that enough can be booked. */
const PRICED = 8

/** Returns cards of hotels similar to a hotel, priced for the stay, bookable ones first. Takes one query where the city is in memory. Throws 404 for an unknown hotel. */
export async function similarCards(hotelId: string, wanted: WantedStay, caller: CardCaller): Promise<HotelCard[]> {
  const { catalogue: cache, database } = caller.services
  const catalogue = await cache.latest(database.db)
  const listed = (await cache.hotelsById(database.db, catalogue, [hotelId])).get(hotelId)
  if (!listed) throw notFound('There is no such hotel.')
  const others = await cache.hotelsOfCity(database.db, catalogue, listed.hotel.cityId)
  const ids = similarHotels(listed, others, PRICED).map(({ hotel }) => hotel.id)
  const byId = await hotelCards(caller, ids, wanted)
  const cards = ids.flatMap((id) => byId.get(id) ?? [])
  const [open, gone] = [cards.filter(({ price }) => price !== null), cards.filter(({ price }) => price === null)]
  return [...open, ...gone].slice(0, SHOWN)
}
