import { Type, type Static } from 'typebox'
import { CurrencyCode, Minor } from './scalars'

const Count = Type.Integer({ minimum: 0 })

/** A value of a filter with its name, and how many stays that can be booked are left when it is chosen too. */
export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Count })
export type FacetValue = Static<typeof FacetValue>

/** Prices per night with taxes of the stays that all filters but the price leave; buckets are equal steps from minMinor to maxMinor, at most 24. */
export const PriceFacet = Type.Object({
  minMinor: Minor,
  maxMinor: Minor,
  currencyCode: CurrencyCode,
  exponent: Type.Integer({ minimum: 0, maximum: 3 }),
  buckets: Type.Array(Count, { maxItems: 24 }),
})
export type PriceFacet = Static<typeof PriceFacet>

/** What each filter would leave, counted for the chosen dates: a value is put on top of the other filters; grades and areas, of which any one suffices, are not counted against themselves. */
export const SearchFacets = Type.Object({
  grades: Type.Array(Type.Object({ value: Type.Integer(), count: Count })),
  tags: Type.Array(FacetValue, { maxItems: 30 }),
  areas: Type.Array(FacetValue),
  freeCancellation: Count,
  breakfast: Count,
  price: Type.Union([PriceFacet, Type.Null()]),
})
export type SearchFacets = Static<typeof SearchFacets>

/** The filter of an empty list whose removal gives most stays; value names one of several tags, or the only value of its filter. */
export const BestDrop = Type.Object({
  filter: Type.Union([
    Type.Literal('grades'),
    Type.Literal('tags'),
    Type.Literal('areas'),
    Type.Literal('price'),
    Type.Literal('freeCancellation'),
    Type.Literal('breakfast'),
    Type.Literal('keyword'),
  ]),
  value: Type.Union([Type.String(), Type.Null()]),
  count: Count,
})
export type BestDrop = Static<typeof BestDrop>
