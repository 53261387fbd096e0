import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { readHotelQuery } from '@/domain/stays/hotel-query'
import { ListFilters, type ListFiltersProps } from '@/packages/hotel/pages/list/list-filters'
import { ListHeader, type ListHeaderProps } from '@/packages/hotel/pages/list/list-header'
import { filtersText, resultsText, searchText } from '@/packages/hotel/pages/list/list-text'
import { Results, type ResultsProps, type WayOutActions, wayOutOf } from '@/packages/hotel/pages/list/results'
import { HotelListView, type HotelListViewProps } from '@/packages/hotel/pages/list/view'
import { hotelWith } from '../../../support/catalogue/cards'
import { searchReplyWith } from '../../../support/catalogue/search-reply'

const nothing = () => {}

/** Text of the page for a search with this address and result; null before there is one. */
function wordsOf(
  fields: Record<string, string>,
  reply: NonNullable<Parameters<typeof searchReplyWith>[0]> | null,
  city = 'Kyoto',
) {
  const query = readHotelQuery(fields, 'CNY')
  const facts = reply && searchReplyWith(reply)
  const { tags = [], areas = [] } = facts?.facets ?? {}
  const search = { query, facts, names: { tags, areas }, isCurrent: facts !== null }
  return { ...searchText(query, city), ...filtersText(search), ...resultsText(search) }
}

type Parts = ListHeaderProps &
  ListFiltersProps &
  Omit<ResultsProps, 'wayOut'> &
  WayOutActions &
  Pick<HotelListViewProps, 'stayProblem' | 'isFar' | 'onTop'>

function show(change: Partial<Parts> = {}, shownText = wordsOf({ cityId: 'kyoto' }, { total: 2 })) {
  const spies = {
    onFilter: jest.fn(),
    onChip: jest.fn(),
    onDrop: jest.fn(),
    onClearFilters: jest.fn(),
    onEdit: jest.fn(),
    onSearch: jest.fn(),
    onDates: jest.fn(),
    onRetry: jest.fn(),
    onOpen: jest.fn(),
    onFavorite: jest.fn(),
  }
  const props: Parts = {
    ...shownText,
    staySummary: '1 – 2 Dec · 1 room · 2 adults',
    cards: [hotelWith({ id: 'h1' }), hotelWith({ id: 'h2', name: 'River House' })],
    stayProblem: null,
    status: 'end',
    failure: null,
    isFar: false,
    hrefOf: (id) => `/hotel/detail/${id}`,
    onBack: nothing,
    onTop: nothing,
    ...spies,
    ...change,
  }
  render(
    <HotelListView
      {...props}
      header={<ListHeader {...props} />}
      filters={<ListFilters {...props} />}
      results={<Results {...props} wayOut={wayOutOf(shownText.drop, shownText.chips.length > 0, props)} />}
    />,
  )
  return spies
}

const pageText = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const buttonsOf = (group: string) =>
  [...screen.getByRole('group', { name: group }).querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )

test('shows what is searched for, how much there is, and the hotels in their order', () => {
  show({}, wordsOf({ cityId: 'kyoto' }, { total: 214, soldOutCount: 3 }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hotels in Kyoto')
  expect(pageText()).toContain('214 stays · 3 not available for these dates')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/hotel/detail/h1',
    '/hotel/detail/h2',
  ])
  expect(pageText()).toContain('End of list.')
})

test('a text that is searched for everywhere is the heading', () => {
  show({}, wordsOf({ keyword: 'garden' }, { total: 2, cityId: null, cityName: '' }, ''))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hotels for “garden”')
})

test.each<[string, Record<string, string>, string[]]>([
  ['at rest', {}, ['Sort: Recommended', 'Price & grade', 'Area', 'More']],
  [
    'with choices',
    { sort: 'price_low', grades: '4,5', price: 'CNY20000-', areas: 'gion', tags: 'pool|spa', breakfast: '1' },
    ['Sort: Price: low to high', 'Price & grade, 3 chosen', 'Area, 1 chosen', 'More, 3 chosen'],
  ],
])('the bar %s', (_, fields, labels) => {
  show({}, wordsOf({ cityId: 'kyoto', ...fields }, {}))
  expect(buttonsOf('Sort and filter')).toEqual(labels)
})

test('where there are no areas to choose from, the bar offers none', () => {
  const { facets } = searchReplyWith()
  show({}, wordsOf({ keyword: 'garden' }, { facets: { ...facets, areas: [] } }))
  expect(buttonsOf('Sort and filter')).toEqual(['Sort: Recommended', 'Price & grade', 'More'])
})

test.each([
  [/^Sort/, 'sort'],
  [/^Price & grade/, 'grade'],
  [/^Area/, 'area'],
  [/^More/, 'more'],
])('%s opens its popup', (name, popup) => {
  const { onFilter } = show()
  tap(name)
  expect(onFilter).toHaveBeenCalledWith(popup)
})

test('what narrows the list stands under the bar and is removed by a tap, one by one or all', () => {
  const { onChip, onClearFilters } = show({}, wordsOf({ cityId: 'kyoto', grades: '4,6', tags: 'pool' }, {}))
  expect(buttonsOf('Chosen filters')).toEqual(['Remove 3 stars', 'Remove 5 stars', 'Remove Pool', 'Clear all'])
  tap('Remove 5 stars')
  expect(onChip).toHaveBeenCalledWith(expect.objectContaining({ without: { grades: [4] } }))
  tap('Clear all')
  expect(onClearFilters).toHaveBeenCalledTimes(1)
})

test('nothing found offers to drop the filter that costs most', () => {
  const bestDrop = { filter: 'tags' as const, value: 'pool', count: 14 }
  const { onDrop } = show({ cards: [] }, wordsOf({ cityId: 'kyoto', tags: 'pool' }, { total: 0, bestDrop }))
  expect(pageText()).toContain('No stays match')
  tap('Drop "Pool": 14 stays')
  expect(onDrop).toHaveBeenCalledTimes(1)
})

test('nothing found with filters of which none helps alone offers to clear them', () => {
  const { onClearFilters } = show({ cards: [] }, wordsOf({ cityId: 'kyoto', tags: 'pool|spa' }, { total: 0 }))
  tap('Clear all filters')
  expect(onClearFilters).toHaveBeenCalledTimes(1)
})

test('nothing found without filters offers another search', () => {
  const { onEdit } = show({ cards: [] }, wordsOf({ cityId: 'kyoto' }, { total: 0 }))
  fireEvent.click(screen.getByText('Change search'))
  expect(onEdit).toHaveBeenCalledTimes(1)
})

test('where all that matches is sold out, both the way out and the hotels stand there', () => {
  const bestDrop = { filter: 'grades' as const, value: null, count: 9 }
  const gone = hotelWith({ price: null, currencyAmount: '' })
  show({ cards: [gone] }, wordsOf({ cityId: 'kyoto', grades: '7' }, { total: 0, soldOutCount: 1, bestDrop }))
  expect(pageText()).toContain('Drop "hotel grade": 9 stays')
  expect(pageText()).toContain('0 stays · 1 not available for these dates')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('a sold-out hotel offers its nearest dates in one tap', () => {
  const nearestDates = { checkIn: '2026-12-03', checkOut: '2026-12-04' }
  const { onDates, onOpen } = show({ cards: [hotelWith({ price: null, currencyAmount: '', nearestDates })] })
  tap('Free 3 – 4 Dec Change dates')
  expect(onDates).toHaveBeenCalledWith(nearestDates)
  expect(onOpen).not.toHaveBeenCalled()
})

test.each([
  [{}, '1.2 km from the centre'],
  [{ nearLat: '35', nearLng: '135', near: 'Gion Corner' }, '1.2 km from Gion Corner'],
  [{ nearLat: '35', nearLng: '135' }, '1.2 km from you'],
])('shows the way: %j', (fields, text) => {
  show({ cards: [hotelWith({ distanceMetres: 1234 })] }, wordsOf({ cityId: 'kyoto', ...fields }, {}))
  expect(pageText()).toContain(text)
})

test('a corrected text is shown as such and can be changed', () => {
  const { onSearch } = show({}, wordsOf({ keyword: 'gardn' }, { correctedKeyword: 'garden' }))
  expect(pageText()).toContain('Showing results for “garden”. Nothing is called “gardn”.')
  tap('Edit search')
  expect(onSearch).toHaveBeenCalledTimes(1)
})

test('while a changed search is loading, the earlier result is not described', () => {
  const query = readHotelQuery({ cityId: 'kyoto' }, 'CNY')
  const facts = searchReplyWith({
    total: 0,
    correctedKeyword: 'x',
    bestDrop: { filter: 'price', value: null, count: 2 },
  })
  const text = resultsText({ query, facts, names: { tags: [], areas: [] }, isCurrent: false })
  expect(text).toMatchObject({ countText: null, isNothingFree: false, correction: null, drop: null })
})

test('without a response it shows the failure, and retries', () => {
  const failure = { message: 'We could not reach Staylark.', requestId: null }
  const { onRetry } = show({ cards: [], status: 'error', failure }, wordsOf({ cityId: 'kyoto' }, null))
  expect(screen.getByRole('alert').textContent).toContain('We could not reach Staylark.')
  tap('Retry')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a page that fails retains the hotels and is retried by a tap', () => {
  const { onRetry } = show({ status: 'error', failure: { message: 'x', requestId: null } })
  expect(screen.getAllByRole('article')).toHaveLength(2)
  tap('Tap to retry')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a heart requests its hotel', () => {
  const { onFavorite } = show()
  tap('Wish list: River House')
  expect(onFavorite).toHaveBeenCalledWith('h2', true)
})

test('what is wrong with the address’s stay is shown above the list', () => {
  show({ stayProblem: 'Those dates have passed. Prices are for 24 – 25 Nov.' })
  expect(document.querySelector('.stays-note')?.textContent).toContain('24 – 25 Nov')
})

test('without a place and a text it lists the most popular', () => {
  expect(wordsOf({}, null, '')).toMatchObject({ title: 'Popular stays', heading: 'Popular stays' })
})
