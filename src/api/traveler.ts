import { endpoint, type Clients } from './client'

/** Calls of the saved travelers. */
export const createTravelerApi = (clients: Clients) => ({
  listTravelers: endpoint(clients.main, 'GET /api/account/traveler/list'),
  saveTraveler: endpoint(clients.main, 'POST /api/account/traveler/save'),
  deleteTraveler: endpoint(clients.main, 'POST /api/account/traveler/delete'),
  listIdTypes: endpoint(clients.main, 'GET /api/account/traveler/idtypes'),
})

export type TravelerCalls = ReturnType<typeof createTravelerApi>
