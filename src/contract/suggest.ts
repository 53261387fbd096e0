import { Type, type Static } from 'typebox'
import type { ApiOf, RouteTable } from './route'

/** Kinds of things that a search suggests, in the order of their groups. */
export const SuggestionKind = Type.Union([
  Type.Literal('city'),
  Type.Literal('area'),
  Type.Literal('landmark'),
  Type.Literal('hotel'),
  Type.Literal('coupon'),
])
export type SuggestionKind = Static<typeof SuggestionKind>

const NullableText = Type.Union([Type.String(), Type.Null()])
const NullableNumber = Type.Union([Type.Number(), Type.Null()])

/** Something that may be meant by what is typed, with all that opening it needs. */
export const Suggestion = Type.Object({
  kind: SuggestionKind,
  value: Type.String({ description: "Id of the thing; of an area its name, as searchHotels' areas takes it" }),
  label: Type.String(),
  showLabel: Type.String({ description: 'Label with region path, e.g. Beijing, China or Beijing · Chaoyang' }),
  cityId: Type.Union([Type.String(), Type.Null()], {
    description: 'The city to search in: its own, or of a place without stays the nearest that has some',
  }),
  hotelId: NullableText,
  skuId: NullableText,
  lat: NullableNumber,
  lng: NullableNumber,
  matchedName: Type.Union([Type.String(), Type.Null()], { description: 'The other name that matched, e.g. 北京' }),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it is listed: Also known as 北京, Did you mean Kyoto?, In Shanghai, No stays yet …',
  }),
  hotelCount: Type.Union([Type.Integer(), Type.Null()], { description: '0 for a place without stays of its own' }),
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
      'What may be meant by a text: cities, areas, landmarks, hotels and coupons, with why; empty groups are left out',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      keyword: Type.String({ minLength: 1, maxLength: 400, description: 'Its first 40 characters count' }),
      nearLat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      nearLng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    }),
    reply: Type.Object({
      keyword: Type.String({ description: 'The text as it was searched for, white space out' }),
      groups: Type.Array(SuggestionGroup),
    }),
  },
} as const satisfies RouteTable

export type SuggestApi = ApiOf<typeof suggestRoutes>
