import { endpoint, type Clients } from './client'

/** Calls with which people fetch what we hold about them, or leave. */
export const createAccountRightsApi = (clients: Clients) => ({
  sendAccountCode: endpoint(clients.main, 'POST /api/account/code/send'),
  exportAccount: endpoint(clients.main, 'POST /api/account/export'),
  deleteAccount: endpoint(clients.main, 'POST /api/account/delete'),
})

export type AccountRightsCalls = ReturnType<typeof createAccountRightsApi>
