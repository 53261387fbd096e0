import type { Static } from 'typebox'
import type { BestDrop, searchRoutes } from '@/contract/search'
import { cutKeyword } from './name-index'

/** What a package must offer to represent its hotel. */
export interface PackageCriteria {
  readonly freeCancellation: boolean
  readonly breakfast: boolean
}

/** All criteria; criteria are identified by their index in this list. */
export const packageCriteria: readonly PackageCriteria[] = [
  { freeCancellation: false, breakfast: false },
  { freeCancellation: true, breakfast: false },
  { freeCancellation: false, breakfast: true },
  { freeCancellation: true, breakfast: true },
]

/** Index of the criteria that every package meets. */
export const NO_CRITERIA = 0

/** Returns the index of some criteria. */
export function criteriaIndex({ freeCancellation, breakfast }: PackageCriteria): number {
  return (freeCancellation ? 1 : 0) + (breakfast ? 2 : 0)
}

/** Whether a package that offers some criteria, given as an index, meets others. */
export function meetsCriteria(offered: number, criteria: number): boolean {
  return (offered & criteria) === criteria
}

/** Input of a search. */
export type SearchInput = Static<typeof searchRoutes.searchHotels.input>

/** Reply of a search. */
export type SearchReply = Static<typeof searchRoutes.searchHotels.reply>

/** Filters of a search: an empty list, '' and null are not set. Prices are per night in the viewer's currency. */
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

/** Returns the filters of an input without duplicate values. */
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

/** Default page size. */
export const PAGE_SIZE = 20

/** Numbers in a cursor: the section (bookable or sold out), the sort value and the rank. */
export const CURSOR_NUMBERS = 3

/** Returns the point of an input; null where it has none. */
export function nearOf({ nearLat, nearLng }: SearchInput): { lat: number; lng: number } | null {
  return nearLat === undefined || nearLng === undefined ? null : { lat: nearLat, lng: nearLng }
}

/** A filter that could be removed, and the filters that remain. */
interface FilterDrop {
  readonly filter: BestDrop['filter']
  readonly value: string | null
  readonly rest: SearchFilters
}

/** Returns every filter that can be removed alone. Tags must all match, so each tag and all of them together count. */
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
