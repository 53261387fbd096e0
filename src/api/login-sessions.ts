import { endpoint, type Clients } from './client'

/** Calls about where the user is signed in. */
export const createLoginSessionApi = (clients: Clients) => ({
  listSessions: endpoint(clients.main, 'GET /api/account/frontuser/session/list'),
  revokeSession: endpoint(clients.main, 'POST /api/account/frontuser/session/revoke'),
  revokeOtherSessions: endpoint(clients.main, 'POST /api/account/frontuser/session/revokeothers'),
})

export type LoginSessionCalls = ReturnType<typeof createLoginSessionApi>
