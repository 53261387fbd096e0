import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import { stayCovers } from './wanted-stay'
import { countOf } from '../text/phrases'

/** A package with its room, as it is compared. */
export interface ComparedOffer {
  readonly room: RoomOffer
  readonly offer: PackageOffer
}

/** One row of the comparison: both values, and whether they differ. */
export interface ComparedRow {
  readonly label: string
  readonly values: readonly [one: string, other: string]
  readonly isDifferent: boolean
}

const PARTS: readonly (readonly [label: string, textOf: (compared: ComparedOffer) => string])[] = [
  ['Price', priceText],
  ['Covers', ({ offer }) => (offer.price ? stayCovers(offer.price) : NOTHING)],
  ['Room', ({ room }) => room.name],
  ['Meal', ({ offer }) => offer.meal],
  ['Cancellation', ({ offer }) => offer.cancellation.summary],
  ['Late cancellation', lateText],
  ['Bed', ({ room }) => room.bedText],
  ['Sleeps', ({ room }) => countOf(room.maxGuests, 'guest')],
  ['Size', ({ room }) => (room.areaSqm ? `${room.areaSqm} m²` : NOTHING)],
  ['View', ({ room }) => room.windowText || NOTHING],
  ['Confirmation', ({ offer }) => offer.confirmText],
  ['Also included', ({ offer }) => offer.includes.filter((text) => text !== offer.meal).join(', ') || NOTHING],
]

const NOTHING = '–'

/** Two packages side by side, line by line. */
export function compareOffers(one: ComparedOffer, other: ComparedOffer): ComparedRow[] {
  return PARTS.map(([label, textOf]) => {
    const values = [textOf(one), textOf(other)] as const
    return { label, values, isDifferent: values[0] !== values[1] }
  })
}

function priceText({ offer: { price, unavailable } }: ComparedOffer): string {
  if (!price) return unavailable?.message ?? NOTHING
  return `${price.currencyCode} ${price.currencySymbol} ${price.currencyAmount}`
}

function lateText({ offer: { cancellation, price } }: ComparedOffer): string {
  const last = cancellation.tiers.at(-1)
  if (!last || !price) return NOTHING
  return `Costs ${price.currencyCode} ${price.currencySymbol} ${last.feeAmount}`
}

/** The package of the lowest total among those that can be booked; null where fewer than two can, or two are equally cheap. */
export function cheapestPid(packages: readonly Pick<PackageOffer, 'pid' | 'price'>[]): string | null {
  const priced = packages.flatMap(({ pid, price }) => (price ? [{ pid, totalMinor: price.totalMinor }] : []))
  const [first, second] = priced.toSorted((one, other) => one.totalMinor - other.totalMinor)
  return first && second && first.totalMinor < second.totalMinor ? first.pid : null
}

/** A package with its room by the package's id, or null where no room has it. */
export function findOffer(rooms: readonly RoomOffer[], pid: string): ComparedOffer | null {
  for (const room of rooms) {
    const offer = room.packages.find((one) => one.pid === pid)
    if (offer) return { room, offer }
  }
  return null
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
