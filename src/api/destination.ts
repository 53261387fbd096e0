import { endpoint, type Clients } from './client'

/** Calls about places to go to. */
export const createDestinationApi = (clients: Clients) => ({
  listHotCities: endpoint(clients.new, 'GET /api/search/zomo/list/hotcity'),
  searchCities: endpoint(clients.new, 'GET /api/search/zomo/list/city'),
  locate: endpoint(clients.new, 'GET /api/hotel/public/localtion'),
  listUsualDistricts: endpoint(clients.main, 'GET /api/dest/district/usual'),
})

export type DestinationCalls = ReturnType<typeof createDestinationApi>
