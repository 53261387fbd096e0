import type { SearchFacets } from '@/contract/search'
import { type HotelFilters, toggled } from '@/domain/stays/hotel-filters'
import { gradeText } from '@/domain/text/app-text'
import type { TagChoice } from '@/widgets/more-popup'

const POLICIES = ['freeCancellation', 'breakfast'] as const

/** What the More popup lets choose: terms, star grades and features, each with its honest count. */
export function moreGroups(filters: HotelFilters, facets: SearchFacets): TagChoice[] {
  const grades = Object.entries(gradeText).map(([grade, { stars }]) => ({
    value: grade,
    label: stars,
    count: facets.grades.find(({ value }) => String(value) === grade)?.count ?? 0,
  }))
  const terms = [
    { value: 'freeCancellation', label: 'Free cancellation', count: facets.freeCancellation },
    { value: 'breakfast', label: 'Breakfast included', count: facets.breakfast },
  ]
  return [
    { key: 'terms', title: 'Terms', options: terms, selected: POLICIES.filter((policy) => filters[policy]) },
    { key: 'grades', title: 'Star grade', options: grades, selected: filters.grades.map(String) },
    { key: 'tags', title: 'Features', options: facets.tags, selected: filters.tags },
  ]
}

/** What changes when a tag of the More popup is tapped. */
export function toggledMore(filters: HotelFilters, group: string, value: string): Partial<HotelFilters> {
  if (group === 'grades')
    return { grades: toggled(filters.grades, Number(value)).toSorted((one, other) => one - other) }
  if (group === 'tags') return { tags: toggled(filters.tags, value) }
  return value === 'breakfast' ? { breakfast: !filters.breakfast } : { freeCancellation: !filters.freeCancellation }
}
