import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { HotelListView, type HotelListViewProps } from '@/packages/hotel/pages/list/view'
import { hotelWith } from '../../support/catalogue/cards'

const nothing = () => {}

function show(change: Partial<HotelListViewProps> = {}) {
  const spies = {
    onFilters: jest.fn(),
    onRemoveFilters: jest.fn(),
    onEdit: jest.fn(),
    onRetry: jest.fn(),
    onOpen: jest.fn(),
    onWish: jest.fn(),
  }
  const props: HotelListViewProps = {
    cityName: 'Kyoto',
    staySummary: '1 – 2 Dec · 1 room · 2 adults',
    sort: 'recommended',
    filters: { stars: [], freeCancellation: false },
    total: 2,
    cards: [hotelWith({ id: 'h1' }), hotelWith({ id: 'h2', name: 'River House' })],
    status: 'end',
    failure: null,
    isFar: false,
    hrefOf: (id) => `/hotel/detail/${id}`,
    onBack: nothing,
    onSort: nothing,
    onTop: nothing,
    ...spies,
    ...change,
  }
  render(<HotelListView {...props} />)
  return spies
}

const said = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('shows what is searched for, how much there is, and the hotels in their order', () => {
  show()
  expect(said()).toContain('2 stays in Kyoto · taxes included')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/hotel/detail/h1',
    '/hotel/detail/h2',
  ])
  expect(said()).toContain('End of list.')
})

test.each([
  ['Free cancellation', { stars: [], freeCancellation: true }],
  ['4 stars', { stars: [4], freeCancellation: false }],
])('%s narrows the list', (name, filters) => {
  const { onFilters } = show()
  tap(name)
  expect(onFilters).toHaveBeenCalledWith(filters)
})

test('a filter that is on goes off', () => {
  const { onFilters } = show({ filters: { stars: [4, 5], freeCancellation: true } })
  tap('4 stars')
  expect(onFilters).toHaveBeenCalledWith({ stars: [5], freeCancellation: true })
})

test('nothing found with filters offers to remove them', () => {
  const { onRemoveFilters } = show({ cards: [], total: 0, filters: { stars: [5], freeCancellation: false } })
  expect(said()).toContain('No stays match these filters.')
  tap('Remove filters')
  expect(onRemoveFilters).toHaveBeenCalledTimes(1)
})

test('nothing found without filters offers another search', () => {
  const { onEdit } = show({ cards: [], total: 0 })
  tap('Change search')
  expect(onEdit).toHaveBeenCalledTimes(1)
})

test('without an answer it says so, and tries again', () => {
  const failure = { message: 'We could not reach Staylark.', requestId: null }
  const { onRetry } = show({ cards: [], total: null, status: 'error', failure })
  expect(screen.getByRole('alert').textContent).toContain('We could not reach Staylark.')
  tap('Retry')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a page that fails keeps the hotels and is tried again by a tap', () => {
  const { onRetry } = show({ status: 'error', failure: { message: 'x', requestId: null } })
  expect(screen.getAllByRole('article')).toHaveLength(2)
  tap('Tap to retry')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a heart asks for its hotel', () => {
  const { onWish } = show()
  tap('Wish list: River House')
  expect(onWish).toHaveBeenCalledWith('h2', true)
})
