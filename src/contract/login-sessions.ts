import { Type, type Static } from 'typebox'
import { Done, Id, Instant } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** On what somebody signed in. */
export const DeviceKind = Type.Union([
  Type.Literal('phone'),
  Type.Literal('tablet'),
  Type.Literal('computer'),
  Type.Literal('other'),
])
export type DeviceKind = Static<typeof DeviceKind>

/** One sign-in that goes on, as its owner sees it. */
export const LoginSession = Type.Object({
  id: Type.String(),
  deviceKind: DeviceKind,
  deviceName: Type.String({ description: 'E.g. Chrome on Android; empty where it is not known' }),
  countryName: Type.Union([Type.String(), Type.Null()], { description: 'Where it began, as far as a proxy told' }),
  startedAt: Instant,
  lastUsedAt: Instant,
  isThis: Type.Boolean(),
})
export type LoginSession = Static<typeof LoginSession>

export const loginSessionRoutes = {
  listSessions: {
    method: 'GET',
    path: '/api/account/frontuser/session/list',
    operationId: 'listSessions',
    summary: 'Where the user is signed in: this device first, then the last used',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(LoginSession, { maxItems: 50 }) }),
  },
  revokeSession: {
    method: 'POST',
    path: '/api/account/frontuser/session/revoke',
    operationId: 'revokeSession',
    summary: 'End one sign-in of the user; its tokens are refused from then on, and 404 is answered for anybody else’s',
    client: 'main',
    auth: 'user',
    input: Type.Object({ id: Id }),
    reply: Done,
  },
  revokeOtherSessions: {
    method: 'POST',
    path: '/api/account/frontuser/session/revokeothers',
    operationId: 'revokeOtherSessions',
    summary: 'End every sign-in of the user but this one',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: Done,
  },
} as const satisfies RouteTable

export type LoginSessionApi = ApiOf<typeof loginSessionRoutes>
