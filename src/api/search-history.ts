import { endpoint, type Clients } from './client'

/** Calls about what was searched for. */
export const createSearchHistoryApi = (clients: Clients) => ({
  listSearchHistory: endpoint(clients.new, 'GET /api/search/zomo/history/list'),
  putSearchHistory: endpoint(clients.new, 'PUT /api/search/zomo/history'),
  clearSearchHistory: endpoint(clients.new, 'DELETE /api/search/zomo/history/clear'),
})

export type SearchHistoryCalls = ReturnType<typeof createSearchHistoryApi>
