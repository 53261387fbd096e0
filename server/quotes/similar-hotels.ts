import type { ListedHotel } from '../stays/catalogue/catalogue'

/** Other hotels of a list, those most like one hotel first: by stars, then by how far the price of their cheapest room is off, then in their own order. */
export function similarHotels(of: ListedHotel, others: readonly ListedHotel[], count: number): readonly ListedHotel[] {
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

/** Of hotels in memory, which are asked about by each of their neighbours. */
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

/** An unknown grade counts as the middle one. */
const starsOf = ({ hotel }: ListedHotel): number => hotel.star ?? 3
