/** Prices per night with taxes in minor units of one currency; null is no limit on that side. */
export interface PriceLimits {
  readonly fromMinor: number | null
  readonly toMinor: number | null
  readonly currencyCode: string
}

/** What narrows a hotel list: any of the grades (4 to 7, spec §3), any of the areas, all of the tags. */
export interface HotelFilters {
  readonly grades: readonly number[]
  readonly tags: readonly string[]
  readonly areas: readonly string[]
  readonly freeCancellation: boolean
  readonly breakfast: boolean
  readonly price: PriceLimits | null
}

/** Nothing narrows the list. */
export const NO_FILTERS: HotelFilters = {
  grades: [],
  tags: [],
  areas: [],
  freeCancellation: false,
  breakfast: false,
  price: null,
}
