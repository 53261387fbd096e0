import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import { codedAmount } from '../money/amount-text'
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
  return codedAmount(price)
}

function lateText({ offer: { cancellation, price } }: ComparedOffer): string {
  const last = cancellation.tiers.at(-1)
  if (!last || !price) return NOTHING
  return `Costs ${codedAmount(price, last.feeAmount)}`
}

/** A package with its room by the package's id, or null where no room has it. */
export function findOffer(rooms: readonly RoomOffer[], pid: string): ComparedOffer | null {
  for (const room of rooms) {
    const offer = room.packages.find((one) => one.pid === pid)
    if (offer) return { room, offer }
  }
  return null
}
