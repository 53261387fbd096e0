import { endpoint, type Clients } from './client'

/** Calls about what was looked at. */
export const createRecentViewApi = (clients: Clients) => ({
  receiveRecommendLog: endpoint(clients.log, 'POST /api/recommend/receive/log'),
  listRecentViews: endpoint(clients.new, 'GET /api/recommend/recent/list'),
  clearRecentViews: endpoint(clients.new, 'DELETE /api/recommend/recent/clear'),
})

export type RecentViewCalls = ReturnType<typeof createRecentViewApi>
