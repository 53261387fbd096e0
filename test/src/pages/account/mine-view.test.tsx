import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { HotelCard } from '@/contract/search'
import { menuGroups, type MenuFacts } from '@/pages/account/mine/menu'
import { MineView, type MineViewProps, RecentBlock } from '@/pages/account/mine/view'
import { hotelWith } from '../../../support/catalogue/cards'

const user = { uid: 'u1', email: 'a***@example.com', nickName: 'Ada', avater: '', isVip: true }

type Change = Partial<Omit<MineViewProps, 'recent'>> & { readonly recent?: readonly HotelCard[] }

function show({ recent = [], ...change }: Change = {}, facts: Partial<MenuFacts> = {}) {
  const spies = {
    onFavorites: jest.fn(),
    onVouchers: jest.fn(),
    onMoments: jest.fn(),
    onProfile: jest.fn(),
    onTravelers: jest.fn(),
    onCurrency: jest.fn(),
    onDevices: jest.fn(),
    onExport: jest.fn(),
    onDelete: jest.fn(),
    onClearCache: jest.fn(),
    onLogout: jest.fn(),
  }
  const isSignedIn = change.isSignedIn ?? true
  const groups = menuGroups({
    isSignedIn,
    favoriteCount: isSignedIn ? 7 : null,
    voucherCount: isSignedIn ? 3 : null,
    currencyCode: 'CNY',
    version: '1.2.3',
    hrefOfFavorites: '/account/wish/list',
    hrefOfVouchers: '/account/vouchers',
    hrefOfMoments: '/ugc/person/u1',
    hrefOfSupport: '/im/udesk?from=profile',
    onSupport: jest.fn(),
    hrefOfProfile: '/account/profile',
    ...spies,
    ...facts,
  })
  const taps = {
    onOrders: jest.fn(),
    onHotel: jest.fn(),
    onClearRecent: jest.fn(),
    onSignIn: jest.fn(),
    onVip: jest.fn(),
    onRetry: jest.fn(),
  }
  render(
    <MineView
      isSignedIn
      user={user}
      isVip
      failure={null}
      counts={{ to_pay: 2 }}
      recent={
        <RecentBlock
          hotels={recent}
          dates={{ checkIn: '2026-12-01', checkOut: '2026-12-03' }}
          hrefOf={(id) => `/hotel/detail/${id}`}
          onOpen={taps.onHotel}
          onClear={taps.onClearRecent}
        />
      }
      groups={groups}
      tabBar={null}
      hrefOfOrders={(tab) => `/order/list?tab=${tab}`}
      {...taps}
      {...change}
    />,
  )
  return { ...spies, ...taps }
}

test('who is no VIP has no mark and reads how to become one', () => {
  show({ isVip: false })
  expect(screen.queryByText('VIP')).toBeNull()
  expect(screen.getByText('Complete 3 stays in 12 months to become a VIP for 12 months.')).toBeTruthy()
})

test.each([
  [true, 'You pay the VIP price wherever a hotel has one.'],
  [false, 'Complete 3 stays in 12 months to become a VIP for 12 months.'],
])('the VIP line of somebody whose being one is %s opens what there is to know', (isVip, name) => {
  const { onVip } = show({ isVip })
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onVip).toHaveBeenCalledTimes(1)
})

test('a signed-in user finds everything, with what waits where', () => {
  show()
  expect(screen.getByText('VIP')).toBeTruthy()
  expect(screen.getByRole('link', { name: /To pay/ }).textContent).toBe('To pay2')
  expect(screen.getByRole('link', { name: /Wish list/ }).textContent).toBe('Wish list7')
  expect(screen.getByRole('link', { name: 'Personal information' })).toBeTruthy()
  expect(screen.getByText('1.2.3')).toBeTruthy()
})

test.each([
  ['Travelers', 'onTravelers'],
  ['Currency of prices', 'onCurrency'],
  ['Signed-in devices', 'onDevices'],
  ['Download my data', 'onExport'],
  ['Delete account', 'onDelete'],
  ['Clear cache', 'onClearCache'],
  ['Log out', 'onLogout'],
] as const)('%s opens', (name, spy) => {
  const spies = show()
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  expect(spies[spy]).toHaveBeenCalledTimes(1)
})

test('the language is shown, not offered: there is one', () => {
  show()
  expect(screen.queryByRole('button', { name: /Language/ })).toBeNull()
  expect(screen.getByText('English')).toBeTruthy()
})

test('a visitor is offered the sign-in and what works without an account', () => {
  const { onSignIn } = show({ isSignedIn: false, user: null, counts: null })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSignIn).toHaveBeenCalledTimes(1)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Sign in', 'Currency of pricesCNY', 'Clear cache'])
  expect(screen.getByRole('link', { name: 'Wish list' })).toBeTruthy()
})

test('hotels that were looked at lead back to them, and can be forgotten', () => {
  const { onHotel, onClearRecent } = show({ recent: [hotelWith({ id: 'h1', name: 'Harbour House' })] })
  fireEvent.click(screen.getByRole('link', { name: /Harbour House/ }))
  expect(onHotel).toHaveBeenCalledWith('h1')
  fireEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }))
  expect(onClearRecent).toHaveBeenCalledTimes(1)
})
