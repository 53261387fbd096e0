import type { HotelCard } from '@/contract/search'
import { addDays } from '@/domain/days/civil-day'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { readSaleState } from '../repositories/sale-state'
import { todayIn } from '../kernel/time/zones'
import type { CardAsker } from './hotel-cards'
import { nearestStay, nearestWindow } from './nearest-stay'
import { offersOf } from './offer-facts'
import { stayByZone } from './stay-in-city'

/** For hotels that can't be had for a stay: the nearest days of the same length on which they can, by id, in one statement; none within 30 days is left out. */
export async function nearestDates(
  hotelIds: readonly string[],
  wanted: WantedStay,
  { services, currency }: CardAsker,
): Promise<Map<string, NonNullable<HotelCard['nearestDates']>>> {
  const found = new Map<string, NonNullable<HotelCard['nearestDates']>>()
  if (hotelIds.length === 0) return found
  const { catalogue: cache, database } = services
  const now = services.clock.now()
  const stayIn = stayByZone(wanted, now)
  const window = nearestWindow(stayIn('UTC'), todayIn('UTC', now))
  const query = { of: { hotelIds }, from: addDays(window.from, -1), until: addDays(window.until, 1), userId: null }
  const state = await readSaleState(database.db, query)
  const catalogue = await cache.at(database.db, state.version)
  const facts = { catalogue, state, now, currencyCode: currency }
  for (const [id, listed] of await cache.hotelsById(database.db, catalogue, hotelIds)) {
    const { timeZone } = listed.hotel
    const stay = stayIn(timeZone)
    const nearest = nearestStay(offersOf(listed, facts, stay), stay, todayIn(timeZone, now))
    if (nearest) found.set(id, { checkIn: nearest.checkIn, checkOut: nearest.checkOut })
  }
  return found
}
