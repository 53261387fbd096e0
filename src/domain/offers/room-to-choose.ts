import type { RoomOffer } from '@/contract/hotel'

/** The id of the element that "Choose room" leads to: the first room that can take the party for the stay, or the list of rooms. */
export function roomToChoose(rooms: readonly Pick<RoomOffer, 'roomTypeId' | 'packages'>[]): string {
  const first = rooms.findIndex(({ packages }) => packages.some(({ price }) => price !== null))
  // The first room of all is led to with the heading and the other days above it.
  return first > 0 ? `room-${rooms[first]?.roomTypeId ?? ''}` : 'rooms'
}
