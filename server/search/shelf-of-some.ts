import { makeShelf, type ShelfHotelRows } from './make-shelf'
import type { Shelf, ShelvedHotel, ShelvedRoom } from './shelf'

/** What was written about the nights and days of a room type; absent where nothing was. */
export type WrittenDays = (roomTypeId: string) => Partial<Pick<ShelvedRoom, 'nights' | 'dayRules'>> | undefined

/** Puts some hotels of any cities on a shelf of their own, in their order, which is their recommended order there. */
export function shelfOfSome(hotels: readonly ShelfHotelRows[], written: WrittenDays): Shelf {
  const shelf = makeShelf(hotels.map((rows, rank) => ({ ...rows, hotel: { ...rows.hotel, rank } })))
  for (const room of shelf.rooms) {
    const { nights, dayRules } = written(room.id) ?? {}
    if (nights) room.nights = nights
    if (dayRules) room.dayRules = dayRules
    for (const day of room.nights.keys()) shelf.openRooms.note(room, day, 'night', true)
    for (const day of room.dayRules.keys()) shelf.openRooms.note(room, day, 'rule', true)
  }
  return shelf
}

/** The same of hotels that stand on the shelves of their cities, with their nights and rules as they are there: those of later on are not put on it. */
export function shelfOfShelved(shelved: readonly ShelvedHotel[]): Shelf {
  const rooms = new Map(shelved.flatMap((hotel) => hotel.rooms.map((room) => [room.id, room])))
  const rows = shelved.map(({ hotel, rooms: ofHotel }) => ({
    hotel,
    isShelved: true,
    rooms: ofHotel.map((room) => ({ room, packages: room.packages, memberPercents: room.memberPercents })),
  }))
  return shelfOfSome(rows, (roomTypeId) => rooms.get(roomTypeId))
}
