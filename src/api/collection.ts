import { endpoint, type Clients } from './client'

/** Calls of the wish list. */
export const createCollectionApi = (clients: Clients) => ({
  addCollection: endpoint(clients.main, 'POST /api/Collect/UserCollectionAdd'),
  cancelCollection: endpoint(clients.main, 'POST /api/Collect/Cancel'),
  cancelCollectionList: endpoint(clients.main, 'POST /api/Collect/CancelList'),
  restoreCollection: endpoint(clients.main, 'POST /api/Collect/Restore'),
  mergeCollection: endpoint(clients.main, 'POST /api/Collect/Merge'),
  listCollection: endpoint(clients.new, 'GET /api/aggregation/open/person/cur/zomo/collection'),
})

export type CollectionCalls = ReturnType<typeof createCollectionApi>
