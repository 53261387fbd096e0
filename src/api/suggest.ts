import { endpoint, type Clients } from './client'

/** The call about what a typed text may mean. */
export const createSuggestApi = (clients: Clients) => ({
  suggest: endpoint(clients.new, 'GET /api/search/zomo/suggest'),
})

export type SuggestCalls = ReturnType<typeof createSuggestApi>
