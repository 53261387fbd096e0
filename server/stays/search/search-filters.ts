import type { Static } from 'typebox'
import type { BestDrop, searchRoutes } from '@/contract/search'
import { cutKeyword } from './name-index'

/** What a package must offer to stand for its hotel. */
export interface PackageCriteria {
  readonly freeCancellation: boolean
  readonly breakfast: boolean
}

/** All wishes; a wish is named by its place here. */
export const packageCriteria: readonly PackageCriteria[] = [
  { freeCancellation: false, breakfast: false },
  { freeCancellation: true, breakfast: false },
  { freeCancellation: false, breakfast: true },
  { freeCancellation: true, breakfast: true },
]

/** The place of the wish for nothing. */
export const NO_CRITERIA = 0

/** The place of a wish among all. */
export function criteriaIndex({ freeCancellation, breakfast }: PackageCriteria): number {
  return (freeCancellation ? 1 : 0) + (breakfast ? 2 : 0)
}

/** Whether a package that offers so much, as a wish's place, meets a wish. */
export function meetsCriteria(offered: number, criteria: number): boolean {
  return (offered & criteria) === criteria
}

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

/** A filter that could be dropped, and the filters that are left then. */
interface FilterDrop {
  readonly filter: BestDrop['filter']
  readonly value: string | null
  readonly rest: SearchFilters
}

/** Every single filter that can be dropped: of tags, which all have to be there, each one and all of them. */
export function filterDrops(filters: SearchFilters): FilterDrop[] {
  const { keyword, grades, tags, areas } = filters
  const only = (values: readonly (string | number)[]) => (values.length === 1 ? String(values[0]) : null)
  const drops: (FilterDrop & { isOn: boolean })[] = [
    ...tags.map((tag) => ({ ...drop('tags', tag, { tags: tags.filter((one) => one !== tag) }), isOn: true })),
    { ...drop('tags', null, { tags: [] }), isOn: tags.length > 1 },
    { ...drop('grades', only(grades), { grades: [] }), isOn: grades.length > 0 },
    { ...drop('areas', only(areas), { areas: [] }), isOn: areas.length > 0 },
    {
      ...drop('price', null, { priceFromMinor: null, priceToMinor: null }),
      isOn: filters.priceFromMinor !== null || filters.priceToMinor !== null,
    },
    { ...drop('freeCancellation', null, { freeCancellation: false }), isOn: filters.freeCancellation },
    { ...drop('breakfast', null, { breakfast: false }), isOn: filters.breakfast },
    { ...drop('keyword', keyword, { keyword: '' }), isOn: keyword !== '' },
  ]
  return drops.filter(({ isOn }) => isOn)

  function drop(filter: FilterDrop['filter'], value: string | null, without: Partial<SearchFilters>): FilterDrop {
    return { filter, value, rest: { ...filters, ...without } }
  }
}
