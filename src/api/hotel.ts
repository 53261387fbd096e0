import { endpoint, type Clients } from './client'

/** Calls about one hotel and its offers. */
export const createHotelApi = (clients: Clients) => ({
  getHotelDetail: endpoint(clients.new, 'GET /api/hotel/GetHotelDetail'),
  getPackageInfoFull: endpoint(clients.new, 'POST /api/hotel/zomo/package/info/full'),
  listSimilarHotels: endpoint(clients.new, 'GET /api/hotel/similar'),
  getPackageCalendar: endpoint(clients.new, 'GET /api/hotel/packagecalendar'),
  listHolidays: endpoint(clients.new, 'GET /api/hotel/holidays'),
  verifyPackageTrade: endpoint(clients.new, 'POST /api/hotel/zomo/package/trade/verify'),
})

export type HotelCalls = ReturnType<typeof createHotelApi>
