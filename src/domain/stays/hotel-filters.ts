import type { BestDrop, FacetValue } from '@/contract/search'
import type { HotelQuery } from './hotel-query'
import { currencyOf } from '../money/currency'
import { formatAmount } from '../money/amount-text'
import { gradeText } from '../text/app-text'
import { countOf } from '../text/phrases'

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

/** How many choices narrow a list, by the button of the filter bar that they stand behind. */
interface FilterCounts {
  readonly priceAndGrade: number
  readonly area: number
  readonly more: number
}

/** Counts the choices that narrow a list. */
export function countFilters(filters: HotelFilters): FilterCounts {
  const { grades, areas, tags, freeCancellation, breakfast, price } = filters
  return {
    priceAndGrade: grades.length + (price ? 1 : 0),
    area: areas.length,
    more: tags.length + Number(freeCancellation) + Number(breakfast),
  }
}

/** What of a search changes when the filter that costs most stays is dropped: one of several tags, or all of another filter. */
export function dropFilter({ tags }: HotelQuery, { filter, value }: BestDrop): Partial<HotelQuery> {
  if (filter === 'keyword') return { keyword: '' }
  if (filter === 'tags' && value !== null) return { tags: tags.filter((tag) => tag !== value) }
  return { [filter]: NO_FILTERS[filter] }
}

/** Price limits in words: "CNY ¥ 200 – 800", "CNY ¥ 200 and up", "up to CNY ¥ 800". */
export function priceLimitsText({ fromMinor, toMinor, currencyCode }: PriceLimits): string {
  const sign = `${currencyCode} ${currencyOf(currencyCode)?.symbol ?? ''}`.trim()
  const amount = (minor: number) => formatAmount(minor, currencyCode)
  if (fromMinor === null) return toMinor === null ? 'any price' : `up to ${sign} ${amount(toMinor)}`
  return toMinor === null ? `${sign} ${amount(fromMinor)} and up` : `${sign} ${amount(fromMinor)} – ${amount(toMinor)}`
}

/** One thing that narrows a list, by name, and what is left of the search without it. */
export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly without: Partial<HotelQuery>
}

/** Names of tags and areas, as the server sent them. */
export interface FilterNames {
  readonly tags: readonly FacetValue[]
  readonly areas: readonly FacetValue[]
}

const nameIn = (values: readonly FacetValue[], value: string) =>
  values.find((known) => known.value === value)?.label ?? value

const others = <Value>(values: readonly Value[], value: Value) => values.filter((each) => each !== value)

/** Everything that narrows a list as chips of which each can be removed: text and point first, then the filters as the bar has them. */
export function filterChips(query: HotelQuery, names: FilterNames): FilterChip[] {
  const { keyword, near, price, grades, areas, tags } = query
  return [
    ...(keyword === '' || query.cityId === ''
      ? []
      : [{ key: 'keyword', label: `“${keyword}”`, without: { keyword: '' } }]),
    ...(near ? [{ key: 'near', label: `Near ${near.name || 'you'}`, without: withoutPoint(query) }] : []),
    ...(price ? [{ key: 'price', label: priceLimitsText(price), without: { price: null } }] : []),
    ...grades.map((grade) => ({
      key: `grade ${grade}`,
      label: gradeText[grade]?.stars ?? String(grade),
      without: { grades: others(grades, grade) },
    })),
    ...areas.map((area) => ({
      key: `area ${area}`,
      label: nameIn(names.areas, area),
      without: { areas: others(areas, area) },
    })),
    ...(query.freeCancellation
      ? [{ key: 'freeCancellation', label: 'Free cancellation', without: { freeCancellation: false } }]
      : []),
    ...(query.breakfast ? [{ key: 'breakfast', label: 'Breakfast included', without: { breakfast: false } }] : []),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: nameIn(names.tags, tag),
      without: { tags: others(tags, tag) },
    })),
  ]
}

/** Without its point a list can no longer stand in the order of the way there. */
const withoutPoint = ({ sort }: HotelQuery): Partial<HotelQuery> => ({
  near: null,
  sort: sort === 'distance' ? 'recommended' : sort,
})

/** What dropping a filter would give: `Drop "Pool": 14 stays`. */
export function dropText(query: HotelQuery, drop: BestDrop, names: FilterNames): string {
  return `Drop ${droppedName(query, drop, names)}: ${countOf(drop.count, 'stay')}`
}

function droppedName(query: HotelQuery, { filter, value }: BestDrop, { tags, areas }: FilterNames): string {
  const knownName = (known: FilterNames['tags']) => known.find((each) => each.value === value)?.label ?? value
  const names = {
    keyword: query.keyword,
    price: query.price ? priceLimitsText(query.price) : 'price',
    freeCancellation: 'Free cancellation',
    breakfast: 'Breakfast included',
    grades: gradeText[Number(value)]?.stars ?? 'hotel grade',
    areas: knownName(areas) ?? 'area',
    tags: knownName(tags) ?? 'features',
  }
  return `"${names[filter]}"`
}

/** A list of choices with one more, or without it where it was among them. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
