import '../../../support/as-h5'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { ChoosingList, type ChoosingListProps } from '@/pages/account/wish-list/choosing-list'
import { EmptyTab, type EmptyTabProps } from '@/pages/account/wish-list/empty-tab'
import {
  FavoriteContent,
  type FavoriteContentProps,
  FavoriteListView,
  type FavoriteListViewProps,
} from '@/pages/account/wish-list/view'
import { couponWith, hotelWith, momentWith } from '../../../support/catalogue/cards'
import { removedFavorite, likedMoment, favoriteCoupon, favoriteHotel } from '../../../support/catalogue/favorites'
import { handTimers } from '../../../support/hand-timers'

type Parts = Omit<FavoriteListViewProps, 'content'> &
  Omit<FavoriteContentProps, 'empty' | 'choosing'> &
  EmptyTabProps &
  Omit<ChoosingListProps, 'chosen'> & { chosen: ReadonlySet<string> | null }

function show(change: Partial<Parts> = {}) {
  const spies = {
    onHotel: jest.fn(),
    onCoupon: jest.fn(),
    onMoment: jest.fn(),
    onTab: jest.fn(),
    onDates: jest.fn(),
    onRemove: jest.fn(),
    onUndo: jest.fn(),
    onChoose: jest.fn(),
    onToggle: jest.fn(),
    onToggleAll: jest.fn(),
    onRemoveChosen: jest.fn(),
    onStopChoosing: jest.fn(),
    onCouponFavorite: jest.fn(),
    onLike: jest.fn(),
    onExplore: jest.fn(),
    onSignIn: jest.fn(),
    onRetry: jest.fn(),
  }
  const props: Parts = {
    isSignedIn: true,
    tab: 'hotel',
    staySummary: 'Prices for Fri 4 Dec – Sun 6 Dec · 2 adults',
    items: [favoriteHotel('h1'), favoriteHotel('h2')],
    status: 'end',
    failure: null,
    chosen: null,
    removed: null,
    removals: 0,
    suggestions: { hotels: [], dates: { checkIn: '2026-12-01', checkOut: '2026-12-03' }, coupons: [], moments: [] },
    tabBar: null,
    timers: handTimers(),
    links: {
      hrefOfHotel: (id) => `/hotel/detail/${id}`,
      onHotel: spies.onHotel,
      hrefOfCoupon: (skuId) => `/product/detail/${skuId}`,
      onCoupon: spies.onCoupon,
      hrefOfMoment: (id) => `/ugc/moment/detail/${id}`,
      onMoment: spies.onMoment,
    },
    onRefresh: () => Promise.resolve(),
    ...spies,
    ...change,
  }
  const { chosen } = props
  render(
    <FavoriteListView
      {...props}
      content={
        <FavoriteContent
          {...props}
          empty={<EmptyTab {...props} />}
          choosing={chosen && <ChoosingList {...props} chosen={chosen} />}
        />
      }
    />,
  )
  return spies
}

const tap = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }))
const pageText = () => document.body.textContent ?? ''

test('a visitor sees nothing of a list, and a way to sign in', () => {
  const { onSignIn } = show({ isSignedIn: false })
  expect([screen.queryByRole('tab'), screen.queryByRole('article')]).toEqual([null, null])
  tap('Sign in')
  expect(onSignIn).toHaveBeenCalled()
})

test('hotels stand with the stay that their prices are for; a heart takes one off', () => {
  const { onRemove, onHotel } = show()
  expect(pageText()).toContain('Prices for Fri 4 Dec – Sun 6 Dec')
  tap('Wish list: Hotel h2')
  tap(/^Hotel h1/, 'link')
  expect([onRemove.mock.calls, onHotel.mock.calls]).toEqual([[['h2']], [['h1']]])
})

test.each([
  ['less' as const, 'hotel-better'],
  ['more' as const, null],
])('a price that is %s is labeled', (direction, good) => {
  const change = { direction, currencyCode: 'CNY', amount: '60', isPerNight: true, isConverted: false, savedFor: null }
  show({ items: [favoriteHotel('h1', 0, { change })] })
  const notice = screen.getByText(`CNY 60 ${direction} a night than when you saved it`)
  expect(notice.classList.contains('hotel-better')).toBe(good !== null)
})

test('a sold-out hotel offers its nearest dates', () => {
  const nearestDates = { checkIn: '2026-12-08', checkOut: '2026-12-10' }
  const card = hotelWith({ id: 'h1', price: null, nearestDates, isCollection: true })
  const { onDates } = show({ items: [favoriteHotel('h1', 0, { card })] })
  tap(/^Free 8 – 10 Dec/)
  expect(onDates).toHaveBeenCalledWith(nearestDates)
})

test.each(['hotel', 'coupon', 'moment'] as const)('what is gone leads nowhere and can be taken off: %s', (tab) => {
  const { onRemove } = show({ tab, items: [removedFavorite('x')] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(pageText()).toContain('No longer available')
  tap('Wish list: Closed x')
  expect(onRemove).toHaveBeenCalledWith('x')
})

test('vouchers and posts stand in two columns; a tap takes one off', () => {
  const coupons = show({ tab: 'coupon', items: [favoriteCoupon('c1')] })
  fireEvent.click(screen.getByRole('link', { name: /Two nights with breakfast/ }))
  expect([coupons.onCoupon.mock.calls.length, coupons.onHotel.mock.calls.length]).toEqual([1, 0])
  tap('Wish list: Two nights with breakfast')
  expect(coupons.onRemove).toHaveBeenCalledWith('c1')
  document.body.innerHTML = ''
  const moments = show({ tab: 'moment', items: [likedMoment('m1')] })
  tap(/^Like the post/)
  expect(moments.onRemove).toHaveBeenCalledWith('m1')
})

test('a removal is announced with its undo, which has the focus', () => {
  const { onUndo } = show({ removed: 'Removed Garden House', removals: 1 })
  expect(screen.getByText('Removed Garden House').getAttribute('role')).toBe('status')
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(onUndo).toHaveBeenCalled()
})

test('several are chosen by boxes and removed together', () => {
  const { onToggle, onToggleAll, onRemoveChosen, onStopChoosing } = show({ chosen: new Set(['h1']) })
  expect(screen.getByRole('checkbox', { name: 'Hotel h1' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('mixed')
  tap('Hotel h2', 'checkbox')
  tap('Select all', 'checkbox')
  tap('Remove 1')
  tap('Done')
  expect(onToggle).toHaveBeenCalledWith('h2')
  for (const spy of [onToggleAll, onRemoveChosen, onStopChoosing]) expect(spy).toHaveBeenCalledTimes(1)
})

test('with nothing chosen nothing can be removed', () => {
  show({ chosen: new Set() })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove 0' }).disabled).toBe(true)
})

test.each([
  ['hotel', 'Nothing here yet.', 'Find a hotel', 'Recently viewed'],
  ['coupon', 'No vouchers yet.', 'Find a voucher', 'Vouchers that others buy'],
  ['moment', 'No moments yet.', 'Read stories', 'What travellers tell'],
] as const)('an empty tab of %s shows what belongs there and how to begin', (tab, text, way, title) => {
  const dates = { checkIn: '2026-12-01', checkOut: '2026-12-03' }
  const suggestions = { hotels: [hotelWith()], dates, coupons: [couponWith()], moments: [momentWith()] }
  const { onExplore } = show({ tab, items: [], suggestions })
  expect(pageText()).toContain(text)
  expect(within(screen.getByRole('region', { name: title })).getAllByRole('listitem')).toHaveLength(1)
  tap(way)
  expect(onExplore).toHaveBeenCalled()
})

test('a failure can be tried again, and skeletons stand while it is read', () => {
  const failure = { message: 'We could not reach Staylark.', requestId: null }
  const { onRetry } = show({ items: [], status: 'error', failure })
  tap('Retry')
  expect(onRetry).toHaveBeenCalled()
  document.body.innerHTML = ''
  show({ items: [], status: 'loading' })
  expect(screen.getByText('Loading more')).toBeTruthy()
})

test('the tabs are those of the kinds', () => {
  const { onTab } = show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Hotels', 'Coupons', 'Moments'])
  tap('Coupons', 'tab')
  expect(onTab).toHaveBeenCalledWith('coupon')
})
