import type { WantedStay } from '../stay/decide-stay'
import { stayQuery } from '../stay/stay-query'
import type { SeenPrice } from './judge-price'

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
