import type { Static } from 'typebox'
import type { searchRoutes } from '@/contract/search'

/** What a search asks for, as it comes in. */
export type SearchInput = Static<typeof searchRoutes.searchHotels.input>

/** What a search answers. */
export type SearchReply = Static<typeof searchRoutes.searchHotels.reply>

/** What narrows a search: an empty list, '' and null narrow nothing; prices are per night in the asker's currency. */
export interface SearchFilters {
  readonly keyword: string
  readonly grades: readonly number[]
  readonly tags: readonly string[]
  readonly areas: readonly string[]
  readonly freeCancellation: boolean
  readonly breakfast: boolean
  readonly priceFromMinor: number | null
  readonly priceToMinor: number | null
}

/** The filters of an input, each value once. */
export function filtersOf(input: SearchInput): SearchFilters {
  return {
    keyword: (input.keyword ?? '').trim(),
    grades: [...new Set(input.grades)],
    tags: [...new Set(input.tags)],
    areas: [...new Set(input.areas)],
    freeCancellation: input.freeCancellation ?? false,
    breakfast: input.breakfast ?? false,
    priceFromMinor: input.priceFromMinor ?? null,
    priceToMinor: input.priceToMinor ?? null,
  }
}
