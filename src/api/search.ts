import { endpoint, type Clients } from './client'

/** Calls that find hotels. */
export const createSearchApi = (clients: Clients) => ({
  listHotels: endpoint(clients.new, 'GET /api/search/zomo/list/hotel'),
  searchHotels: endpoint(clients.new, 'POST /api/search/zomo/search/hotel'),
})

export type SearchCalls = ReturnType<typeof createSearchApi>
