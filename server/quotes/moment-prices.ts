import type { MomentCard } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { stayByZone } from './stay-in-city'

/** What the hotel of a post costs, told with the days it is for; null where nothing is left. */
export function momentPrices(
  cards: ReadonlyMap<string, HotelCard>,
  wanted: WantedStay,
  now: Date,
): (hotelId: string, timeZone: string) => MomentCard['from'] {
  const stayIn = stayByZone(wanted, now)
  return (hotelId, timeZone) => {
    const price = cards.get(hotelId)?.price
    if (!price) return null
    const { checkIn, checkOut } = stayIn(timeZone)
    return { price, checkIn, checkOut }
  }
}
