import { Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Done, Id, Instant, Nullable } from './scalars'

const FromKey = Type.String({ minLength: 1, maxLength: 64 })

export const skuSourceRoutes = {
  getSkuTempSource: {
    method: 'GET',
    path: '/api/product/zomo/coupon/source',
    operationId: 'getSkuTempSource',
    summary: 'From which link or post the caller came to a voucher on sale in the last 30 days; null for none',
    client: 'new',
    auth: 'user',
    input: Type.Object({ skuId: Id }),
    reply: Type.Object({ fromKey: Nullable(FromKey), seenAt: Nullable(Instant) }),
  },
  putSkuSource: {
    method: 'PUT',
    path: '/api/product/zomo/coupon/source',
    operationId: 'putSkuSource',
    summary: 'Note from which link or post the caller came to a voucher on sale, for 30 days; the last one counts',
    client: 'new',
    auth: 'open',
    input: Type.Object({ skuId: Id, fromKey: FromKey }),
    reply: Done,
  },
} as const satisfies RouteTable

export type SkuSourceApi = ApiOf<typeof skuSourceRoutes>
