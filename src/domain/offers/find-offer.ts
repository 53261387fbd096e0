import type { RoomOffer } from '@/contract/hotel'
import type { ComparedOffer } from './compare-offers'

/** A package with its room by the package's id, or null where no room has it. */
export function findOffer(rooms: readonly RoomOffer[], pid: string): ComparedOffer | null {
  for (const room of rooms) {
    const offer = room.packages.find((one) => one.pid === pid)
    if (offer) return { room, offer }
  }
  return null
}
