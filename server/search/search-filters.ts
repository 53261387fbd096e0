import type { Static } from 'typebox'
import type { searchRoutes } from '@/contract/search'
import { cutKeyword } from './name-index'

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
    keyword: cutKeyword(input.keyword ?? ''),
    grades: [...new Set(input.grades)],
    tags: [...new Set(input.tags)],
    areas: [...new Set(input.areas)],
    freeCancellation: input.freeCancellation ?? false,
    breakfast: input.breakfast ?? false,
    priceFromMinor: input.priceFromMinor ?? null,
    priceToMinor: input.priceToMinor ?? null,
  }
}

/** Hotels on a page where nothing else is said. */
export const PAGE_SIZE = 20

/** Numbers of a place in a search: whether it can be booked, what the order goes by, and the rank. */
export const CURSOR_NUMBERS = 3

/** The point that an input names; null where it names none. */
export function nearOf({ nearLat, nearLng }: SearchInput): { lat: number; lng: number } | null {
  return nearLat === undefined || nearLng === undefined ? null : { lat: nearLat, lng: nearLng }
}
