import { Type, type Static } from 'typebox'
import { Done } from './scalars'
import type { ApiOf, RouteTable } from './route'

const NullableText = Type.Union([Type.String({ maxLength: 60 }), Type.Null()])
const NullableNumber = Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()])

/** Something that was searched for: a place, hotel or voucher that was picked, or a text as it was typed (kind keyword, value is the text). */
export const SearchHistoryEntry = Type.Object({
  kind: Type.Union([
    Type.Literal('keyword'),
    Type.Literal('city'),
    Type.Literal('area'),
    Type.Literal('landmark'),
    Type.Literal('hotel'),
    Type.Literal('coupon'),
  ]),
  value: Type.String({ minLength: 1, maxLength: 60, description: 'Id of the thing, or the text' }),
  label: Type.String({ minLength: 1, maxLength: 120 }),
  showLabel: Type.String({ maxLength: 200, description: 'Label with region path' }),
  cityId: NullableText,
  hotelId: NullableText,
  skuId: NullableText,
  lat: NullableNumber,
  lng: NullableNumber,
})
export type SearchHistoryEntry = Static<typeof SearchHistoryEntry>

/** The newest searches, newest first, at most 20. */
const SearchHistory = Type.Object({ list: Type.Array(SearchHistoryEntry) })

export const searchHistoryRoutes = {
  listSearchHistory: {
    method: 'GET',
    path: '/api/search/zomo/history/list',
    operationId: 'listSearchHistory',
    summary: 'What the signed-in user, or else the device, last searched for; at most 20, newest first',
    client: 'new',
    auth: 'owner',
    input: Type.Object({}),
    reply: SearchHistory,
  },
  putSearchHistory: {
    method: 'PUT',
    path: '/api/search/zomo/history',
    operationId: 'putSearchHistory',
    summary: 'Note searches, newest first; one that is known moves to the front, beyond 20 the oldest go',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ list: Type.Array(SearchHistoryEntry, { minItems: 1, maxItems: 20 }) }),
    reply: SearchHistory,
  },
  clearSearchHistory: {
    method: 'DELETE',
    path: '/api/search/zomo/history/clear',
    operationId: 'clearSearchHistory',
    summary: "Forget the device's searches and, where somebody is signed in, the user's",
    client: 'new',
    auth: 'owner',
    input: Type.Object({}),
    reply: Done,
  },
} as const satisfies RouteTable

export type SearchHistoryApi = ApiOf<typeof searchHistoryRoutes>
