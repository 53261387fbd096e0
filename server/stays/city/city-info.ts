import type { Stay } from '@/contract/stay'
import { type MonthPrice, monthPrices, type PricedNight } from '@/domain/stays/month-prices'
import { addDays, nextMonths, nightsOf } from '@/domain/days/civil-day'
import { stayTotalMinor } from '@/domain/rates/stay-pricer'
import { whyUnavailable } from '@/domain/stays/why-unavailable'
import type { Catalogue, ListedHotel } from '../catalogue/catalogue'
import { type Offer, offersOf, type SaleFacts } from '../quote/offers'
import type { CityInfo } from '@/contract/destination'
import type { PriceViewer } from '@/domain/rates/rate-facts'
import { notFound } from '../../kernel/errors'
import { presentCityInfo } from './present'
import { readCityInfo } from '../repository/city-info'
import { readSaleState } from '../repository/sale-state'
import { type MemoCache, memoCache } from '../../kernel/cache/memo-cache'
import { todayIn } from '../../kernel/time/zones'
import type { CardCaller } from '../quote/hotel-cards'

const SHOWN_MONTHS = 6

/** The prices by month are those of so many hotels, the most recommended ones. */
const PRICED_HOTELS = 12

/** From tomorrow to the day after the last night of the last month. */
function monthsWindow(today: string): { readonly from: string; readonly until: string } {
  const [after = ''] = nextMonths(today, SHOWN_MONTHS + 1).slice(-1)
  return { from: addDays(today, 1), until: `${after}-01` }
}

/** Returns the price of one night for two in each of the next months at these hotels, from the packages that are still available. */
function cityMonths(hotels: readonly ListedHotel[], facts: SaleFacts, today: string): MonthPrice[] {
  const { from, until } = monthsWindow(today)
  const days = nightsOf(from, until)
  const nights = hotels.flatMap((listed) => nightsOfHotel(offersOf(listed, facts, oneNight(from)), days))
  return monthPrices(nextMonths(today, SHOWN_MONTHS), nights)
}

function nightsOfHotel(offers: readonly Offer[], days: readonly string[]): PricedNight[] {
  return days.flatMap((day) => {
    const stay = oneNight(day)
    const totals = offers.flatMap((offer) => {
      const other = { ...offer, stay }
      return whyUnavailable(other) === null ? [stayTotalMinor(other)] : []
    })
    return totals.length > 0 ? [{ day, totalMinor: Math.min(...totals) }] : []
  })
}

const oneNight = (checkIn: string): Stay => ({
  checkIn,
  checkOut: addDays(checkIn, 1),
  nights: 1,
  rooms: 1,
  adults: 2,
  children: 0,
})

/** Prices by month are cached for so long: they change little and take thousands of quotes. */
const CACHE_MS = 10 * 60_000
/** Maximum number of cached cities, currencies and viewers of one catalogue. */
const MOST_CACHED = 1_000

interface CachedMonths {
  untilMs: number
  /** Null after a failure. */
  months: Promise<readonly MonthPrice[]> | null
}

const caches = new WeakMap<Catalogue, MemoCache<CachedMonths>>()

/** Returns the months computed for the same catalogue and key in the last ten minutes, or computes them; concurrent callers share one computation, and a failed one is not cached. */
function cachedMonths(
  catalogue: Catalogue,
  key: string,
  nowMs: number,
  compute: () => Promise<readonly MonthPrice[]>,
): Promise<readonly MonthPrice[]> {
  const cache = caches.get(catalogue) ?? memoCache<CachedMonths>(MOST_CACHED)
  caches.set(catalogue, cache)
  const entry = cache.memo(key, () => ({ untilMs: 0, months: null }))
  if (entry.months && entry.untilMs > nowMs) return entry.months
  const months = compute().catch((error: unknown) => {
    if (entry.months === months) entry.months = null
    throw error
  })
  Object.assign(entry, { months, untilMs: nowMs + CACHE_MS })
  return months
}

/** Returns the home page of a city. Takes one query, and another one when its prices by month are not cached. Throws 404 for an unknown city. */
export async function cityInfo(cityId: string, { services, user, currency }: CardCaller): Promise<CityInfo> {
  const { catalogue: cache, pictures, clock } = services
  const executor = services.database.db
  const now = clock.now()
  const seen = (await cache.latest(executor)).cityById.get(cityId)
  if (!seen) throw notFound('There is no such city.')
  const today = todayIn(seen.timeZone, now)
  const row = await readCityInfo(executor, { cityId, userId: user?.uid ?? null, now, day: today })
  const catalogue = await cache.at(executor, row.version)
  const city = catalogue.cityById.get(cityId)
  if (!city) throw notFound('There is no such city.')
  const hotels = await cache.hotelsOfCity(executor, catalogue, cityId)
  const priced = hotels.slice(0, PRICED_HOTELS)
  const viewer = row.isVip ? 'vip' : 'visitor'
  const key = `${cityId} ${currency} ${today} ${viewer}`
  const months = await cachedMonths(catalogue, key, now.getTime(), () =>
    computeMonths(priced, { services, currency, viewer, catalogue, today }),
  )
  return presentCityInfo(
    { city, row, hotels, pricedHotels: priced.length, months, today, now },
    {
      catalogue,
      pictures,
      currencyCode: currency,
    },
  )
}

interface MonthFacts extends Pick<CardCaller, 'services' | 'currency'> {
  readonly viewer: PriceViewer
  readonly catalogue: Catalogue
  readonly today: string
}

async function computeMonths(
  hotels: readonly ListedHotel[],
  { services, currency, viewer, catalogue, today }: MonthFacts,
): Promise<MonthPrice[]> {
  const hotelIds = hotels.map(({ hotel }) => hotel.id)
  const query = { of: { hotelIds }, ...monthsWindow(today), userId: null }
  const state = await readSaleState(services.database.db, query)
  const facts = { catalogue, state: { ...state, viewer }, now: services.clock.now(), currencyCode: currency }
  return cityMonths(hotels, facts, today)
}
