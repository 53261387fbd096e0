import { endpoint, type Clients } from './client'

/** Calls of Explore and its feed. */
export const createFeedApi = (clients: Clients) => ({
  listCoupons: endpoint(clients.new, 'GET /api/search/zomo/list/coupon'),
  listFeedMoments: endpoint(clients.new, 'GET /api/ugc/moment/zomo/list/moment'),
  getWaterfall: endpoint(clients.new, 'GET /api/ugc/moment/zomo/waterfall/moment'),
  like: endpoint(clients.new, 'POST /api/ugc/like'),
})

export type FeedCalls = ReturnType<typeof createFeedApi>
