import type { WantedStay } from '../stays/wanted-stay'
import { readStayQuery, stayQuery } from '../stays/stay-query'
import type { SeenPrice } from './offer-state'
import { utcDay } from '../days/civil-day'
import type { HotelOrderCard } from '@/contract/order'

/** What the booking page was opened with; seen is the price that stood on the button. */
export interface BookingRequest {
  readonly pid: string
  readonly hotelId: string | null
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
}

/** Reads the booking page's address: package, stay, and the price that stood on the button. */
export function readBookingRequest(pid: string, params: Readonly<Record<string, string | undefined>>): BookingRequest {
  const totalMinor = Number(params.total)
  const { currency, hotelId = null } = params
  const isSeen = currency !== undefined && Number.isInteger(totalMinor) && totalMinor > 0
  return { pid, hotelId, stay: readStayQuery(params), seen: isSeen ? { totalMinor, currencyCode: currency } : null }
}

/** The query of the booking page: the stay, the hotel, and the price that the traveler has seen. */
export const bookingQuery = (
  stay: WantedStay,
  hotelId: string | null,
  seen: SeenPrice | null,
): Record<string, string | number> => ({
  ...stayQuery(stay),
  ...(hotelId === null ? {} : { hotelId }),
  ...(seen ? { total: seen.totalMinor, currency: seen.currencyCode } : {}),
})

/** Input of the price check of a package, for a stay and against the seen price. */
export const priceCheck = (pid: string, stay: WantedStay, seen: SeenPrice | null) => ({
  pid,
  ...stay,
  ...(seen ? { expectedTotalMinor: seen.totalMinor, expectedCurrencyCode: seen.currencyCode } : {}),
})

type Rebooked = Pick<HotelOrderCard, 'checkIn' | 'checkOut' | 'roomCount' | 'adults' | 'children' | 'serverTime'>

/** The stay of an order as fields of its hotel's address: rooms and guests always, dates unless they are over. */
export function rebookQuery(order: Rebooked): Record<string, string | number> {
  const { checkIn, checkOut, roomCount: rooms, adults, children, serverTime } = order
  const dates = checkIn < utcDay(serverTime) ? {} : { checkIn, checkOut }
  return stayQuery({ ...dates, rooms, adults, children })
}
