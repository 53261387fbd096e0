import { endpoint, type Clients } from './client'

/** Calls about users' own profiles. */
export const createProfileApi = (clients: Clients) => ({
  getProfile: endpoint(clients.main, 'GET /api/account/person/profile/info'),
  updateProfile: endpoint(clients.main, 'POST /api/account/person/profile/update'),
  getUserExtInfo: endpoint(clients.main, 'GET /api/account/user/extInfo'),
})

export type ProfileCalls = ReturnType<typeof createProfileApi>
