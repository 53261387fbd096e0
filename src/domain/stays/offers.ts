import type { PackageOffer, RoomOffer } from '@/contract/hotel'

/** The package of the lowest total among those that can be booked; null where fewer than two can, or two are equally cheap. */
export function cheapestPid(packages: readonly Pick<PackageOffer, 'pid' | 'price'>[]): string | null {
  const priced = packages.flatMap(({ pid, price }) => (price ? [{ pid, totalMinor: price.totalMinor }] : []))
  const [first, second] = priced.toSorted((one, other) => one.totalMinor - other.totalMinor)
  return first && second && first.totalMinor < second.totalMinor ? first.pid : null
}

/** Whether nothing of a room is left for the stay, whatever the traveler changes except the days. */
export const isRoomGone = ({ packages }: Pick<RoomOffer, 'packages'>): boolean =>
  packages.length > 0 &&
  packages.every(({ unavailable }) => unavailable?.reason === 'no_inventory' && unavailable.limit === null)

/** Newest rooms for a stay, plus packages shown before that are no longer sold; these retain their position and are marked as gone. */
export function keepVanishedOffers(before: readonly RoomOffer[], after: readonly RoomOffer[]): RoomOffer[] {
  const rooms = after.map((room) => {
    const shown = before.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)
    return shown ? { ...room, packages: mergePackages(shown.packages, room.packages) } : room
  })
  const ids = new Set(after.map(({ roomTypeId }) => roomTypeId))
  const gone = before.filter(({ roomTypeId }) => !ids.has(roomTypeId))
  return [...rooms, ...gone.map((room) => ({ ...room, packages: room.packages.map(vanished) }))]
}

function mergePackages(before: readonly PackageOffer[], after: readonly PackageOffer[]): PackageOffer[] {
  const ids = new Set(after.map(({ pid }) => pid))
  return [...after, ...before.filter(({ pid }) => !ids.has(pid)).map(vanished)]
}

function vanished(offer: PackageOffer): PackageOffer {
  const unavailable = {
    reason: 'no_inventory' as const,
    message: 'This rate is no longer on sale.',
    limit: null,
    dates: [],
  }
  return { ...offer, price: null, stockLeft: null, unavailable }
}

/** At most two packages are compared. */
const MOST = 2

/** The packages picked for comparison after a tap on one: it is taken out where it was in, and a third takes the place of the first. */
export function pickCompared(picked: readonly string[], pid: string): string[] {
  if (picked.includes(pid)) return picked.filter((one) => one !== pid)
  return [...picked, pid].slice(-MOST)
}

/** The id of the element that "Choose room" leads to: the first room that can take the party for the stay, or the list of rooms. */
export function roomToChoose(rooms: readonly Pick<RoomOffer, 'roomTypeId' | 'packages'>[]): string {
  const first = rooms.findIndex(({ packages }) => packages.some(({ price }) => price !== null))
  // The first room of all is led to with the heading and the other days above it.
  return first > 0 ? `room-${rooms[first]?.roomTypeId ?? ''}` : 'rooms'
}

/** Whether a hotel sells no rooms here at all, on any dates. */
export const sellsNothing = (offers: { readonly rooms: readonly unknown[]; readonly nearestDates: unknown }): boolean =>
  offers.rooms.length === 0 && offers.nearestDates === null
