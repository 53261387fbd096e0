import { Type, type Static } from 'typebox'
import { Day, Done, Instant } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** What needs a fresh code from the account's own mailbox although somebody is signed in. */
export const AccountCodePurpose = Type.Union([Type.Literal('delete'), Type.Literal('export')])
export type AccountCodePurpose = Static<typeof AccountCodePurpose>

const Code = Type.String({ maxLength: 20, description: 'As the email to the account’s address says it' })

/** A booking that keeps an account from being deleted; `data` of the refusal 409 `stays_open` is a list of them. */
export const OpenStay = Type.Object({
  orderid: Type.String(),
  orderNo: Type.String(),
  hotelName: Type.String(),
  checkIn: Day,
  checkOut: Day,
  statusText: Type.String(),
})
export type OpenStay = Static<typeof OpenStay>

export const accountRightsRoutes = {
  sendAccountCode: {
    method: 'POST',
    path: '/api/account/code/send',
    operationId: 'sendAccountCode',
    summary: 'Send a 6-digit code to the address of the signed-in account, for deleting it or for fetching its data',
    client: 'main',
    auth: 'user',
    input: Type.Object({ purpose: AccountCodePurpose }),
    reply: Type.Object({
      maskedEmail: Type.String({ description: 'Where it went, e.g. a***@example.com' }),
      resendAt: Instant,
      expiresAt: Instant,
    }),
  },
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    operationId: 'exportAccount',
    summary: 'Against a fresh code: an address that gives everything we hold about the user as one JSON file, once',
    client: 'main',
    auth: 'user',
    input: Type.Object({ code: Code }),
    reply: Type.Object({
      path: Type.String({ description: 'Path and query at the main API’s host' }),
      fileName: Type.String(),
      expiresAt: Instant,
    }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    operationId: 'deleteAccount',
    summary:
      'Against a fresh code: close the account for ever; unpaid orders are closed, paid stays ahead refuse it with 409 stays_open',
    client: 'main',
    auth: 'user',
    input: Type.Object({ code: Code }),
    reply: Done,
  },
} as const satisfies RouteTable

export type AccountRightsApi = ApiOf<typeof accountRightsRoutes>
