import { Type, type Static } from 'typebox'
import { HotelCard } from './hotel-card'
import { Done, Id } from './scalars'
import { StayInput } from './stay'
import type { ApiOf, RouteTable } from './route'

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** One record of the recent-view log, with the specification's field names (spec §3); whose it is goes by token and device-id header, the deviceId in it is not read. */
export const RecentView = Type.Object({
  businessType: Type.Literal('hotel'),
  businessId: Id,
  sessionId: Text(64),
  openId: Text(64),
  deviceId: Text(64),
  terminalType: Text(20),
  appType: Text(40),
})
export type RecentView = Static<typeof RecentView>

export const recentViewRoutes = {
  receiveRecommendLog: {
    method: 'POST',
    path: '/api/recommend/receive/log',
    operationId: 'receiveRecommendLog',
    summary: 'Note that the signed-in user, or else the device, looked at a hotel; beyond 20 the oldest go',
    client: 'log',
    auth: 'owner',
    input: RecentView,
    reply: Done,
  },
  listRecentViews: {
    method: 'GET',
    path: '/api/recommend/recent/list',
    operationId: 'listRecentViews',
    summary: 'Hotels that the signed-in user, or else the device, last looked at, priced for a stay; newest first',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ ...StayInput }),
    reply: Type.Object({ list: Type.Array(HotelCard, { maxItems: 20 }) }),
  },
  clearRecentViews: {
    method: 'DELETE',
    path: '/api/recommend/recent/clear',
    operationId: 'clearRecentViews',
    summary: 'Forget what the device looked at and, where somebody is signed in, the user',
    client: 'new',
    auth: 'owner',
    input: Type.Object({}),
    reply: Done,
  },
} as const satisfies RouteTable

export type RecentViewApi = ApiOf<typeof recentViewRoutes>
