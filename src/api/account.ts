import { endpoint, type Clients } from './client'

/** Calls about who is signed in. */
export const createAccountApi = (clients: Clients) => ({
  getCurrentUser: endpoint(clients.main, 'GET /api/account/curuserfullinfo'),
  getVipStatus: endpoint(clients.main, 'GET /api/account/user/isvip'),
  getVipProgress: endpoint(clients.main, 'GET /api/account/user/vip'),
  checkLoggedOff: endpoint(clients.main, 'GET /api/account/check_curuser_is_logoff'),
  getIpRegion: endpoint(clients.main, 'GET /api/dest/country/ipRegion'),
})

export type AccountCalls = ReturnType<typeof createAccountApi>
