import type { PackageOffer, RoomOffer } from '@/contract/hotel'

/** The newest rooms for a stay, with those packages of the rooms shown before that are no longer sold; they stay in their place and say so. */
export function keepVanished(before: readonly RoomOffer[], after: readonly RoomOffer[]): RoomOffer[] {
  const kept = after.map((room) => {
    const shown = before.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)
    return shown ? { ...room, packages: mergePackages(shown.packages, room.packages) } : room
  })
  const ids = new Set(after.map(({ roomTypeId }) => roomTypeId))
  const gone = before.filter(({ roomTypeId }) => !ids.has(roomTypeId))
  return [...kept, ...gone.map((room) => ({ ...room, packages: room.packages.map(vanished) }))]
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
