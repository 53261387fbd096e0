import { Type, type Static } from 'typebox'
import { HotelCard } from './hotel-card'
import { PageInput, PageOf } from './page-of'
import { StayInput } from './stay'
import { Id } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** What can stand on a wish list. */
export const CollectionType = Type.Literal('hotel')
export type CollectionType = Static<typeof CollectionType>

const Target = Type.Object({ bizType: CollectionType, bizId: Id })
const State = Type.Object({ isCollection: Type.Boolean() })

export const collectionRoutes = {
  addCollection: {
    method: 'POST',
    path: '/api/Collect/UserCollectionAdd',
    operationId: 'addCollection',
    summary: 'Put on the wish list; again is the same as once',
    client: 'main',
    auth: 'user',
    input: Target,
    reply: State,
  },
  cancelCollection: {
    method: 'POST',
    path: '/api/Collect/Cancel',
    operationId: 'cancelCollection',
    summary: 'Take off the wish list; again is the same as once',
    client: 'main',
    auth: 'user',
    input: Target,
    reply: State,
  },
  isCollected: {
    method: 'GET',
    path: '/api/Collect/userCollectionIsCollect',
    operationId: 'isCollected',
    summary: 'Which of these (up to 50 ids, comma-separated) are on the wish list',
    client: 'main',
    auth: 'user',
    input: Type.Object({ bizType: CollectionType, bizIds: Type.String({ maxLength: 2100 }) }),
    reply: Type.Object({ collected: Type.Array(Type.String()) }),
  },
  listCollection: {
    method: 'GET',
    path: '/api/aggregation/open/person/cur/zomo/collection',
    operationId: 'listCollection',
    summary: 'The wish list, newest first, with prices for the stay',
    client: 'new',
    auth: 'user',
    input: Type.Object({ ...PageInput, ...StayInput }),
    reply: PageOf(HotelCard),
  },
} as const satisfies RouteTable

export type CollectionApi = ApiOf<typeof collectionRoutes>
