import type { ListedHotel } from '../catalogue/catalogue'

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

function lowestBaseMinor({ rooms }: ListedHotel): number {
  return Math.min(
    ...rooms.flatMap(({ room, packages }) =>
      packages.map(({ pricePercent, extraMinor }) => (room.baseMinor * pricePercent) / 100 + extraMinor),
    ),
  )
}

/** An unknown grade counts as the middle one. */
const starsOf = ({ hotel }: ListedHotel): number => hotel.star ?? 3
