import type { CityInfo } from '@/contract/destination'
import type { MonthPrice } from '@/domain/stays/month-prices'
import type { PriceViewer } from '@/domain/rates/price-audience'
import type { Catalogue, ListedHotel } from '../stays/catalogue/catalogue'
import { notFound } from '../kernel/errors'
import { presentCityInfo } from '../stays/present/city-info'
import { readCityInfo } from '../stays/repository/city-info'
import { readSaleState } from '../repositories/sale-state'
import { todayIn } from '../kernel/time/zones'
import { cityMonths, monthsWindow, PRICED_HOTELS } from './city-months'
import type { CardAsker } from './hotel-cards'
import { keptMonths } from './kept-months'

/** The home page of a city in one statement, and a second one when its prices by month are worked out anew; 404 for an unknown city. */
export async function cityInfo(cityId: string, { services, user, currency }: CardAsker): Promise<CityInfo> {
  const { catalogue: cache, pictures, clock } = services
  const executor = services.database.db
  const now = clock.now()
  const seen = (await cache.latest(executor)).cityById.get(cityId)
  if (!seen) throw notFound('There is no such city.')
  const today = todayIn(seen.timeZone, now)
  const row = await readCityInfo(executor, { cityId, userId: user?.uid ?? null, day: today })
  const catalogue = await cache.at(executor, row.version)
  const city = catalogue.cityById.get(cityId)
  if (!city) throw notFound('There is no such city.')
  const hotels = await cache.hotelsOfCity(executor, catalogue, cityId)
  const priced = hotels.slice(0, PRICED_HOTELS)
  const audience = row.isVip ? 'vip' : 'visitor'
  const key = `${cityId} ${currency} ${today} ${audience}`
  const months = await keptMonths(catalogue, key, now.getTime(), () =>
    workOutMonths(priced, { services, currency, audience, catalogue, today }),
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

interface MonthFacts extends Pick<CardAsker, 'services' | 'currency'> {
  readonly audience: PriceViewer
  readonly catalogue: Catalogue
  readonly today: string
}

async function workOutMonths(
  hotels: readonly ListedHotel[],
  { services, currency, audience, catalogue, today }: MonthFacts,
): Promise<MonthPrice[]> {
  const hotelIds = hotels.map(({ hotel }) => hotel.id)
  const query = { of: { hotelIds }, ...monthsWindow(today), userId: null }
  const state = await readSaleState(services.database.db, query)
  const facts = { catalogue, state: { ...state, audience }, now: services.clock.now(), currencyCode: currency }
  return cityMonths(hotels, facts, today)
}
