import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Done, Nullable } from './scalars'

/** Kinds of things that a search suggests, in the order of their groups. */
export const SuggestionKind = Type.Union([
  Type.Literal('city'),
  Type.Literal('area'),
  Type.Literal('landmark'),
  Type.Literal('hotel'),
  Type.Literal('coupon'),
])
export type SuggestionKind = Static<typeof SuggestionKind>

const NullableText = Nullable(Type.String())
const NullableNumber = Nullable(Type.Number())

/** Something that may be meant by what is typed, with all that opening it needs. */
export const Suggestion = Type.Object({
  kind: SuggestionKind,
  value: Type.String({ description: "Id of the item; for an area its name, as in searchHotels' areas" }),
  label: Type.String(),
  showLabel: Type.String({ description: 'Label with region path, e.g. Beijing, China or Beijing · Chaoyang' }),
  cityId: Nullable(Type.String(), {
    description: 'The city to search in: its own, or for a place without stays the nearest with some',
  }),
  hotelId: NullableText,
  skuId: NullableText,
  lat: NullableNumber,
  lng: NullableNumber,
  matchedName: Nullable(Type.String(), { description: 'The other name that matched, e.g. 北京' }),
  reason: Nullable(Type.String(), {
    description: 'Why it is listed: Also known as 北京, Did you mean Kyoto?, In Shanghai, No stays yet …',
  }),
  hotelCount: Nullable(Type.Integer(), { description: '0 for a place without stays' }),
})
export type Suggestion = Static<typeof Suggestion>

/** Suggestions of one kind, the best first, at most five. */
export const SuggestionGroup = Type.Object({ kind: SuggestionKind, list: Type.Array(Suggestion) })
export type SuggestionGroup = Static<typeof SuggestionGroup>

export const suggestRoutes = {
  suggest: {
    method: 'GET',
    path: '/api/search/zomo/suggest',
    operationId: 'suggest',
    summary:
      'Suggestions for a text: cities, areas, landmarks, hotels and coupons, with reasons; empty groups are left out',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      keyword: Type.String({ minLength: 1, maxLength: 400, description: 'Only the first 40 characters are used' }),
      nearLat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      nearLng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    }),
    reply: Type.Object({
      keyword: Type.String({ description: 'The searched text without white space' }),
      groups: Type.Array(SuggestionGroup),
    }),
  },
} as const satisfies RouteTable

export type SuggestApi = ApiOf<typeof suggestRoutes>

const ShortTextOrNull = Nullable(Type.String({ maxLength: 60 }))
const DegreesOrNull = Nullable(Type.Number({ minimum: -180, maximum: 180 }))

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
  value: Type.String({ minLength: 1, maxLength: 60, description: 'Id of the item, or the text' }),
  label: Type.String({ minLength: 1, maxLength: 120 }),
  showLabel: Type.String({ maxLength: 200, description: 'Label with region path' }),
  cityId: ShortTextOrNull,
  hotelId: ShortTextOrNull,
  skuId: ShortTextOrNull,
  lat: DegreesOrNull,
  lng: DegreesOrNull,
})
export type SearchHistoryEntry = Static<typeof SearchHistoryEntry>

/** The newest searches, newest first, at most 20. */
const SearchHistory = Type.Object({ list: Type.Array(SearchHistoryEntry) })

export const searchHistoryRoutes = {
  listSearchHistory: {
    method: 'GET',
    path: '/api/search/zomo/history/list',
    operationId: 'listSearchHistory',
    summary: 'Searches of the user, or else of the device; at most 20, newest first',
    client: 'new',
    auth: 'owner',
    input: Type.Object({}),
    reply: SearchHistory,
  },
  putSearchHistory: {
    method: 'PUT',
    path: '/api/search/zomo/history',
    operationId: 'putSearchHistory',
    summary: 'Store searches, newest first; a known one moves to the front, at most 20 are stored',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ list: Type.Array(SearchHistoryEntry, { minItems: 1, maxItems: 20 }) }),
    reply: SearchHistory,
  },
  clearSearchHistory: {
    method: 'DELETE',
    path: '/api/search/zomo/history/clear',
    operationId: 'clearSearchHistory',
    summary: 'Delete the searches of the device and, if signed in, of the user',
    client: 'new',
    auth: 'owner',
    input: Type.Object({}),
    reply: Done,
  },
} as const satisfies RouteTable

export type SearchHistoryApi = ApiOf<typeof searchHistoryRoutes>
