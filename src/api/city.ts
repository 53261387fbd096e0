import { endpoint, type Clients } from './client'

/** Calls about one city. */
export const createCityApi = (clients: Clients) => ({
  getCityInfo: endpoint(clients.new, 'GET /api/dest/city/info'),
})

export type CityCalls = ReturnType<typeof createCityApi>
