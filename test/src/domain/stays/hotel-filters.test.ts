import type { BestDrop } from '@/contract/search'
import {
  countFilters,
  dropFilter,
  dropText,
  filterChips,
  type HotelFilters,
  NO_FILTERS,
  priceLimitsText,
  toggled,
} from '@/domain/stays/hotel-filters'
import { readHotelQuery } from '@/domain/stays/hotel-query'
import { resultCountText } from '@/domain/stays/result-text'

describe('dropFilter', () => {
  const query = readHotelQuery(
    {
      cityId: 'kyoto',
      keyword: 'garden',
      grades: '4,6',
      tags: 'pool|spa',
      areas: 'gion',
      freeCancellation: '1',
      breakfast: '1',
      price: 'CNY20000-80000',
    },
    'CNY',
  )
  const names = {
    tags: [{ value: 'pool', label: 'Pool', count: 0 }],
    areas: [{ value: 'gion', label: 'Gion', count: 0 }],
  }

  test.each<[BestDrop['filter'], string | null, object, string]>([
    ['tags', 'pool', { tags: ['spa'] }, 'Drop "Pool": 14 stays'],
    ['tags', null, { tags: [] }, 'Drop "features": 14 stays'],
    ['grades', null, { grades: [] }, 'Drop "hotel grade": 14 stays'],
    ['grades', '6', { grades: [] }, 'Drop "5 stars": 14 stays'],
    ['areas', 'gion', { areas: [] }, 'Drop "Gion": 14 stays'],
    ['areas', null, { areas: [] }, 'Drop "area": 14 stays'],
    ['price', null, { price: null }, 'Drop "CNY ¥ 200 – 800": 14 stays'],
    ['freeCancellation', null, { freeCancellation: false }, 'Drop "Free cancellation": 14 stays'],
    ['breakfast', null, { breakfast: false }, 'Drop "Breakfast included": 14 stays'],
    ['keyword', null, { keyword: '' }, 'Drop "garden": 14 stays'],
  ])('without %s %s', (filter, value, change, text) => {
    const drop = { filter, value, count: 14 }
    expect(dropFilter(query, drop)).toEqual(change)
    expect(dropText(query, drop, names)).toBe(text)
  })
})

describe('filterChips', () => {
  const names = {
    tags: [{ value: 'pool', label: 'Pool', count: 3 }],
    areas: [{ value: 'gion', label: 'Gion', count: 2 }],
  }
  const chipsOf = (fields: Record<string, string>) =>
    filterChips(readHotelQuery({ cityId: 'kyoto', ...fields }, 'CNY'), names)

  test.each<[string, Record<string, string>, string, object]>([
    ['a text in a city', { keyword: 'garden' }, '“garden”', { keyword: '' }],
    ['a point', { nearLat: '1', nearLng: '2', near: 'Gion' }, 'Near Gion', { near: null, sort: 'recommended' }],
    ['a nameless point', { nearLat: '1', nearLng: '2' }, 'Near you', { near: null, sort: 'recommended' }],
    [
      'a point that orders the list',
      { nearLat: '1', nearLng: '2', near: 'Gion', sort: 'distance' },
      'Near Gion',
      { near: null, sort: 'recommended' },
    ],
    [
      'a point beside another order',
      { nearLat: '1', nearLng: '2', near: 'Gion', sort: 'rating' },
      'Near Gion',
      { near: null, sort: 'rating' },
    ],
    ['a price', { price: 'CNY20000-80000' }, 'CNY ¥ 200 – 800', { price: null }],
    ['a grade', { grades: '5' }, '4 stars', { grades: [] }],
    ['an area', { areas: 'gion' }, 'Gion', { areas: [] }],
    ['an area that the server does not name', { areas: 'Fushimi' }, 'Fushimi', { areas: [] }],
    ['free cancellation', { freeCancellation: '1' }, 'Free cancellation', { freeCancellation: false }],
    ['breakfast', { breakfast: '1' }, 'Breakfast included', { breakfast: false }],
    ['a tag', { tags: 'pool' }, 'Pool', { tags: [] }],
  ])('%s is a chip that removes itself', (_, fields, label, without) => {
    const [chip, ...more] = chipsOf(fields)
    expect([chip?.label, chip?.without, more]).toEqual([label, without, []])
  })

  test('nothing narrows, no chip', () => expect(chipsOf({ sort: 'rating' })).toEqual([]))

  test('a text that is searched for everywhere is the search itself', () =>
    expect(filterChips(readHotelQuery({ keyword: 'garden' }, 'CNY'), names)).toEqual([]))

  test('each chip leaves the others', () => {
    const chips = chipsOf({ grades: '4,6', tags: 'pool|spa', areas: 'gion|Fushimi' })
    expect(chips.map(({ without }) => without)).toEqual([
      { grades: [6] },
      { grades: [4] },
      { areas: ['Fushimi'] },
      { areas: ['gion'] },
      { tags: ['spa'] },
      { tags: ['pool'] },
    ])
    expect(new Set(chips.map(({ key }) => key)).size).toBe(6)
  })
})

describe('searchWords', () => {
  test.each([
    [214, 3, '214 stays · 3 not available for these dates'],
    [1, 0, '1 stay'],
    [0, 2, '0 stays · 2 not available for these dates'],
  ])('%i found, %i sold out', (total, soldOutCount, text) =>
    expect(resultCountText({ total, soldOutCount })).toBe(text),
  )

  test.each([
    [20000, 80000, 'CNY', 'CNY ¥ 200 – 800'],
    [20000, null, 'CNY', 'CNY ¥ 200 and up'],
    [null, 80000, 'CNY', 'up to CNY ¥ 800'],
    [null, null, 'CNY', 'any price'],
    [12000, 30000, 'JPY', 'JPY ¥ 12,000 – 30,000'],
  ])('%s to %s %s', (fromMinor, toMinor, currencyCode, text) =>
    expect(priceLimitsText({ fromMinor, toMinor, currencyCode })).toBe(text),
  )

  const price = { fromMinor: 1, toMinor: null, currencyCode: 'CNY' }
  test.each<[Partial<HotelFilters>, object]>([
    [{}, { priceAndGrade: 0, area: 0, more: 0 }],
    [
      { grades: [4, 5], price },
      { priceAndGrade: 3, area: 0, more: 0 },
    ],
    [{ areas: ['Gion'] }, { priceAndGrade: 0, area: 1, more: 0 }],
    [
      { tags: ['pool', 'spa'], freeCancellation: true, breakfast: true },
      { priceAndGrade: 0, area: 0, more: 4 },
    ],
  ])('%j counts as %j', (filters, counts) => expect(countFilters({ ...NO_FILTERS, ...filters })).toEqual(counts))

  test.each([
    [[], 4, [4]],
    [[4, 5], 4, [5]],
    [[5], 4, [5, 4]],
  ])('%j with %i tapped is %j', (values, value, after) => expect(toggled(values, value)).toEqual(after))
})
