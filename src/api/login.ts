import { endpoint, type Clients } from './client'

/** Calls that sign in and out. */
export const createLoginApi = (clients: Clients) => ({
  sendEmailCode: endpoint(clients.main, 'GET /api/geetest/email/code'),
  encryptValues: endpoint(clients.main, 'POST /api/account/des/encrypt'),
  checkEmailCode: endpoint(clients.main, 'POST /api/geetest/email/code/check'),
  loginByEmailCode: endpoint(clients.main, 'POST /api/account/frontuser/login/email/code'),
  loginByEmailPassword: endpoint(clients.main, 'POST /api/account/frontuser/login/email/cipher'),
  resetEmailPassword: endpoint(clients.main, 'POST /api/account/frontuser/reset/email/password'),
  refreshToken: endpoint(clients.main, 'POST /api/account/frontuser/token/refresh'),
  logout: endpoint(clients.main, 'POST /api/account/frontuser/logout'),
  createHandOffTicket: endpoint(clients.main, 'POST /api/account/frontuser/ticket/create'),
  exchangeHandOffTicket: endpoint(clients.main, 'POST /api/account/frontuser/ticket/exchange'),
  tellTicketOwner: endpoint(clients.main, 'POST /api/account/frontuser/ticket/owner'),
})

export type LoginCalls = ReturnType<typeof createLoginApi>
