import { readShared } from '../app/share-link'
import { readStayQuery, stayQuery } from './stay-query'
import type { WantedStay } from './wanted-stay'
import type { HotelDetail } from '@/contract/hotel'
import { distanceText } from './location'

/** The parameters of a hotel page's address, decoded. */
type PageParams = Readonly<Record<string, string | undefined>> & { readonly id: string }

/** What of its address a hotel's page hangs on, in one spelling: the hotel, the stay, and the room that a shared link names. */
export function hotelPageParams(params: PageParams): Record<string, string | number> {
  const { roomTypeId } = readShared(params)
  return { id: params.id, ...stayQuery(readStayQuery(params)), ...(roomTypeId === null ? {} : { room: roomTypeId }) }
}

/** Stay of a hotel page: the address's own; without dates the stay that the traveler searches for. */
export function hotelPageStay(params: Readonly<Record<string, string | undefined>>, sought: WantedStay): WantedStay {
  const requested = readStayQuery(params)
  return requested.checkIn ? requested : { ...sought, ...requested }
}

/** The nearest places in one line, "600 m from Old Pagoda · 1.2 km from Central Park"; empty without any. */
export const nearestLandmarks = (nearby: HotelDetail['nearby'], count = 2): string =>
  nearby
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, count)
    .map(({ name, metres }) => `${distanceText(metres)} from ${name}`)
    .join(' · ')
