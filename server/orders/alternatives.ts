import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import type { StayPrice } from '@/contract/price'
import { hotelOffers } from '../quotes/hotel-offers'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import type { Services } from '../kernel/services'
import type { TradeWish } from './quote-for-trade'

/** Another package of the same hotel that can be booked for the same stay. */
export interface Alternative {
  readonly pid: string
  readonly packageName: string
  readonly roomTypeName: string
  readonly price: StayPrice
}

/** What a hotel has instead of a package that can't be booked: others for the same stay, nearest in price first, or the nearest dates where there are none. */
export interface Alternatives {
  readonly alternatives: Alternative[]
  readonly nearestDates: { checkIn: string; checkOut: string } | null
}

const MOST = 3

/** Looks for what a hotel has instead of a package that can't be booked. */
export async function findAlternatives(
  services: Services,
  { hotel, stay, quote }: QuotedPackage,
  { userId, currencyCode }: Pick<TradeWish, 'userId' | 'currencyCode'>,
): Promise<Alternatives> {
  const asker = { services, user: userId === null ? null : { uid: userId }, currency: currencyCode }
  const { rooms, nearestDates } = await hotelOffers({ hotelId: hotel.id, ...stay }, asker)
  const distance = ({ price }: Alternative) => Math.abs(price.totalMinor - quote.price.totalMinor)
  const alternatives = rooms.flatMap(bookableOf).toSorted((a, b) => distance(a) - distance(b))
  return { alternatives: alternatives.slice(0, MOST), nearestDates }
}

function bookableOf(room: RoomOffer): Alternative[] {
  return room.packages.flatMap((offer: PackageOffer) =>
    offer.price ? [{ pid: offer.pid, packageName: offer.name, roomTypeName: room.name, price: offer.price }] : [],
  )
}
