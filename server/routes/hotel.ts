import { hotelRoutes } from '@/contract/hotel'
import { verifyPackageTrade } from '../commands/verify-package-trade'
import { notFound } from '../errors/api-error'
import { presentHotelDetail } from '../presenters/hotel-detail'
import { hotelOffers } from '../quotes/hotel-offers'
import { packageCalendar } from '../quotes/package-calendar'
import { readHotelDetail } from '../repositories/hotel-detail'
import { routeModule } from './handler'

/** One hotel: its page, its offers, its calendar and the price check. */
export const hotelModule = routeModule(hotelRoutes, {
  getHotelDetail: async ({ id }, { services, user }) => {
    const detail = await readHotelDetail(services.database.db, id, user?.uid ?? null)
    if (!detail) throw notFound('There is no such hotel.')
    return presentHotelDetail(detail, services.pictures, services.clock.now())
  },

  getPackageInfoFull: (input, context) => hotelOffers(input, context),

  getPackageCalendar: (input, context) => packageCalendar(input, context),

  verifyPackageTrade: ({ pid, expectedTotalMinor, expectedCurrencyCode, ...stay }, { services, currency }) =>
    verifyPackageTrade(services, { pid, stay, currencyCode: currency, expectedTotalMinor, expectedCurrencyCode }),
})
