import { Type } from 'typebox'
import { CurrencyCode, Done } from './scalars'
import type { ApiOf, RouteTable } from './route'

export const preferenceRoutes = {
  savePreferences: {
    method: 'POST',
    path: '/api/account/user/preferences',
    operationId: 'savePreferences',
    summary: 'Keep what the account prefers; it follows to other devices at their next sign-in',
    client: 'main',
    auth: 'user',
    input: Type.Object({ currencyCode: CurrencyCode }),
    reply: Done,
  },
} as const satisfies RouteTable

export type PreferenceApi = ApiOf<typeof preferenceRoutes>
