import { hotelRoutes } from '@/contract/hotel'
import { upcomingHolidays } from '@/domain/calendar/calendar-shortcuts'
import { notFound } from '../kernel/errors'
import { hotelDetail, hotelOffers } from './quote/hotel-page'
import { packageCalendar } from './quote/calendar'
import { similarCards } from './quote/similar-hotels'
import { todayIn } from '../kernel/time/zones'
import { routeModule } from '../kernel/http/route-module'
import { searchRoutes } from '@/contract/search'
import { hotelCards } from './quote/hotel-cards'
import { listCityHotels, searchHotels } from './search/search-hotels'
import { readHotelRanks } from './repository/hotels'
import { readRankCursor, writeCursor } from '../kernel/http/cursor'
import { cityRoutes } from '@/contract/destination'
import { cityInfo } from './city/city-info'

const { verifyPackageTrade: _bookingHasIt, ...stayRoutes } = hotelRoutes

/** Routes of one hotel: its page, its offers and its calendar. */
export const hotelModule = routeModule(stayRoutes, {
  getHotelDetail: ({ id }, context) => hotelDetail(id, context),

  getPackageInfoFull: (input, context) => hotelOffers(input, context),

  listSimilarHotels: async ({ hotelId, ...wanted }, context) => ({
    list: await similarCards(hotelId, wanted, context),
  }),

  getPackageCalendar: (input, context) => packageCalendar(input, context),

  listHolidays: async ({ cityId }, { services }) => {
    const { cityById, holidays } = await services.catalogue.latest(services.database.db)
    const city = cityById.get(cityId)
    if (!city) throw notFound('There is no such city.')
    const names = holidays.get(city.countryCode) ?? new Map<string, string>()
    return { list: upcomingHolidays(names, todayIn(city.timeZone, services.clock.now())) }
  },
})

const PAGE_SIZE = 20

/** Routes of hotel lists, priced like every other page. */
export const searchModule = routeModule(searchRoutes, {
  listHotels: async (input, context) => {
    const { cityId, pageSize = PAGE_SIZE } = input
    if (cityId !== undefined) return listCityHotels(input, cityId, context)
    const afterRank = readRankCursor('everywhere', input.cursor)
    const ranks = await readHotelRanks(context.services.database.db, afterRank, pageSize + 1)
    const page = ranks.slice(0, pageSize)
    const cards = await hotelCards(
      context,
      page.map(({ id }) => id),
      input,
    )
    const last = page.at(-1)
    return {
      list: page.flatMap(({ id }) => cards.get(id) ?? []),
      nextCursor: last && ranks.length > page.length ? writeCursor('everywhere', [last.rank]) : null,
    }
  },

  listHotelsById: async (input, context) => {
    const cards = await hotelCards(context, [...new Set(input.hotelIds)], input)
    return { list: input.hotelIds.flatMap((id) => cards.get(id) ?? []) }
  },

  searchHotels: (input, context) => searchHotels(input, context),
})

/** Route of a city's home page. */
export const cityModule = routeModule(cityRoutes, {
  getCityInfo: ({ cityId }, context) => cityInfo(cityId, context),
})
