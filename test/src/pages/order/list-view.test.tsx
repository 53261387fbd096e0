import '../../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { OrderTip } from '@/contract/order-list'
import { NextUp } from '@/pages/order/list/next-up'
import { OrderResults, type OrderResultsProps } from '@/pages/order/list/results'
import { OrderListView, type OrderListViewProps } from '@/pages/order/list/view'
import { promptText } from '@/domain/orders/order-prompts'
import { OrderPromptDialog } from '@/shell/order-prompt-dialog'
import { hotelOrderWith } from '../../../support/client/order-facts'
import { createFakeTimers } from '../../../support/client/fake-timers'

function show(change: Partial<OrderListViewProps> = {}) {
  const fake = createFakeTimers()
  const spies = { onTab: jest.fn(), onSearch: jest.fn(), onSignIn: jest.fn(), onFind: jest.fn() }
  const props: OrderListViewProps = {
    isSignedIn: true,
    tab: 'all',
    keyword: '',
    counts: null,
    results: <p>Results</p>,
    tabBar: null,
    timers: fake.timers,
    findHref: '/order/find',
    onRefresh: () => Promise.resolve(),
    ...spies,
    ...change,
  }
  const { rerender } = render(<OrderListView {...props} />)
  return {
    ...spies,
    fake,
    change: (more: Partial<OrderListViewProps>) => rerender(<OrderListView {...props} {...more} />),
  }
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your bookings' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('a visitor can sign in, or find one booking without an account', () => {
  const { onSignIn, onFind } = show({ isSignedIn: false })
  expect([screen.queryByRole('tab'), screen.queryByRole('searchbox')]).toEqual([null, null])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  const link = screen.getByRole('link', { name: 'Find a booking or order' })
  expect(link.getAttribute('href')).toBe('/order/find')
  fireEvent.click(link)
  expect([onSignIn.mock.calls.length, onFind.mock.calls.length]).toEqual([1, 1])
})

test('typing searches at most every 200 ms, the last text always', async () => {
  const { onSearch, fake } = show()
  for (const text of ['l', 'la', ' lake  house ']) type(text)
  expect(onSearch.mock.calls).toEqual([['l']])
  await act(() => fake.pass(200))
  expect(onSearch.mock.calls).toEqual([['l'], ['lake house']])
})

test('nothing is searched while an input method composes', () => {
  const { onSearch } = show()
  fireEvent.compositionStart(box())
  type('hang')
  expect(onSearch).not.toHaveBeenCalled()
  type('杭州')
  fireEvent.compositionEnd(box())
  expect(onSearch.mock.calls).toEqual([['杭州']])
})

test('the box holds the keyword of the address, and is emptied by its button and by Escape', () => {
  const { onSearch } = show({ keyword: 'lake' })
  expect(box().value).toBe('lake')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([box().value, onSearch.mock.calls]).toEqual(['', [['']]])
  type('x')
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(box().value).toBe('')
})

test('the box is emptied where the search is cleared elsewhere', () => {
  const { change } = show({ keyword: 'lake' })
  change({ keyword: '' })
  expect(box().value).toBe('')
})

const results = (change: Partial<OrderResultsProps> = {}) => {
  const spies = {
    onOpen: jest.fn(),
    onButton: jest.fn(),
    onExplore: jest.fn(),
    onWallet: jest.fn(),
    onClearSearch: jest.fn(),
  }
  render(
    <OrderResults
      tab="all"
      keyword=""
      orders={[]}
      status="end"
      failure={null}
      hrefOf={({ orderid }) => `/order/hotel/detail/${orderid}`}
      walletHref="/account/vouchers"
      onRetry={() => {}}
      {...spies}
      {...change}
    />,
  )
  return spies
}

test.each([
  ['all', '', 'No bookings yet.'],
  ['upcoming', '', 'No bookings here.'],
  ['all', 'lake', 'No bookings match “lake”.'],
  ['upcoming', 'lake', 'No bookings match “lake” here.'],
] as const)('the empty tab %s with the keyword %j', (tab, keyword, text) => {
  const { onClearSearch, onExplore } = results({ tab, keyword })
  expect(document.body.textContent).toContain(text)
  fireEvent.click(screen.getByRole('button'))
  expect([onClearSearch.mock.calls.length, onExplore.mock.calls.length]).toEqual(keyword === '' ? [0, 1] : [1, 0])
})

test('a finished booking has a button to delete it', () => {
  const order = hotelOrderWith({ status: 'COMPLETED', buttons: ['rebook', 'view', 'delete'] })
  const { onButton } = results({ orders: [{ order, secondsLeft: null }] })
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Garden House' }))
  expect(onButton).toHaveBeenCalledWith(order, 'delete')
})

test('deleting is confirmed by a dialog that says that it is for good', () => {
  const onKeep = jest.fn()
  const prompt = promptText('delete', { type: 'hotel', title: 'Garden House' })
  render(<OrderPromptDialog prompt={prompt} isBusy={false} onConfirm={() => {}} onKeep={onKeep} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this booking?' })
  expect(dialog.textContent).toContain('Garden House')
  expect(dialog.textContent).toContain('for good')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onKeep).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Delete booking' })).toBeTruthy()
})

describe('what comes next', () => {
  const tip = (kind: OrderTip['kind'], button: OrderTip['button']): OrderTip => ({
    orderid: 'o1',
    kind,
    at: '2026-11-21T10:05:00.000Z',
    atText: 'Sat 21 Nov 18:05',
    daysToCheckIn: 3,
    hotelName: 'Garden House',
    hotelId: 'h1',
    payId: 'p1',
    checkIn: '2026-11-24',
    checkOut: '2026-11-26',
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: '1,710',
    button,
  })

  test('is nothing where there is nothing', () => {
    const { container } = render(<NextUp tips={[]} onOpen={() => {}} onButton={() => {}} />)
    expect(container.textContent).toBe('')
  })

  test('links each tip to its booking, with its button where it has one', () => {
    const [onOpen, onButton] = [jest.fn(), jest.fn()]
    const [pay, stay] = [tip('pay_within', 'pay'), tip('check_in', 'view')]
    const tips = [
      { tip: pay, text: 'Pay within 5 minutes', href: '/order/hotel/detail/o1' },
      { tip: stay, text: 'Check-in in 3 days', href: '/order/hotel/detail/o1' },
    ]
    render(<NextUp tips={tips} onOpen={onOpen} onButton={onButton} />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Pay within 5 minutesGarden House, 24 – 26 Nov',
      'Check-in in 3 daysGarden House, 24 – 26 Nov',
    ])
    fireEvent.click(links[1] as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'Pay now: Garden House, next up' }))
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect([onOpen.mock.calls, onButton.mock.calls]).toEqual([[[stay]], [[pay]]])
  })
})
