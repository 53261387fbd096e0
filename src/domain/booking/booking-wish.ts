import type { WantedStay } from '../stay/decide-stay'
import { readStayQuery } from '../stay/stay-query'
import type { SeenPrice } from './judge-price'

/** What the booking page was opened with; seen is the price that stood on the button. */
export interface BookingWish {
  readonly pid: string
  readonly hotelId: string | null
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
}

/** What an address of the booking page asks for: package, stay, and the price that stood on the button. */
export function readBookingWish(pid: string, params: Readonly<Record<string, string | undefined>>): BookingWish {
  const totalMinor = Number(params.total)
  const { currency, hotelId = null } = params
  const isSeen = currency !== undefined && Number.isInteger(totalMinor) && totalMinor > 0
  return { pid, hotelId, stay: readStayQuery(params), seen: isSeen ? { totalMinor, currencyCode: currency } : null }
}
