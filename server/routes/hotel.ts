import { hotelRoutes } from '@/contract/hotel'
import { upcomingHolidays } from '@/domain/calendar/upcoming-holidays'
import { notFound } from '../kernel/errors'
import { hotelDetail } from '../quotes/hotel-detail'
import { hotelOffers } from '../quotes/hotel-offers'
import { packageCalendar } from '../quotes/package-calendar'
import { similarCards } from '../quotes/similar-cards'
import { todayIn } from '../kernel/time/zones'
import { routeModule } from '../kernel/http/route-module'

const { verifyPackageTrade: _bookingHasIt, ...stayRoutes } = hotelRoutes

/** One hotel: its page, its offers and its calendar. */
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
