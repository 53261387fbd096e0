import type { BestDrop } from '@/contract/search'
import type { SearchFilters } from './search-filters'

/** A filter that could be dropped, and the filters that are left then. */
export interface FilterDrop {
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
