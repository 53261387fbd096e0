import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { WaterfallItem } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import { SearchBlock, type SearchBlockProps } from '@/pages/home/top'
import {
  CitiesBlock,
  type CitiesBlockProps,
  CouponsBlock,
  type CouponsBlockProps,
  Feed,
  type FeedProps,
  HomeView,
  type HomeViewProps,
  RecentBlock,
} from '@/pages/home/view'
import { couponWith, hotelWith, momentWith } from '../../../support/catalogue/cards'
import { place } from '../../../support/destination/place'
import { handTimers } from '../../../support/hand-timers'

const feed: WaterfallItem[] = [
  { bizType: 'hotel', data: hotelWith({ id: 'h1' }) },
  { bizType: 'moment', data: momentWith({ id: 'm1', hotelId: 'h2' }) },
  { bizType: 'coupon', data: couponWith({ skuId: 's1', hotelId: 'h3' }) },
]

type Parts = Pick<HomeViewProps, 'tabBar' | 'timers' | 'onRefresh'> &
  Omit<SearchBlockProps, 'cities'> &
  CitiesBlockProps &
  CouponsBlockProps &
  Omit<FeedProps, 'items' | 'status' | 'tabs' | 'onRetry'> & {
    feed: FeedProps['items']
    feedStatus: FeedProps['status']
    recent: readonly HotelCard[]
    onClearRecent: () => void
    onRetryFeed: () => void
  }

function show(change: Partial<Parts> = {}) {
  const spies = {
    onPlace: jest.fn(),
    onKeyword: jest.fn(),
    onDates: jest.fn(),
    onGuests: jest.fn(),
    onSearch: jest.fn(),
    onCurrency: jest.fn(),
    onCity: jest.fn(),
    onBanner: jest.fn(),
    onClearRecent: jest.fn(),
    onHotel: jest.fn(),
    onCoupon: jest.fn(),
    onMoment: jest.fn(),
    onFavorite: jest.fn(),
    onCouponFavorite: jest.fn(),
    onLike: jest.fn(),
    onRetryCities: jest.fn(),
    onRetryCoupons: jest.fn(),
    onRetryFeed: jest.fn(),
  }
  const props: Parts = {
    place: 'Kyoto',
    dates: { checkIn: '2026-12-01', checkOut: '2026-12-03' },
    guests: { rooms: 1, adults: 2, children: 0 },
    currencyCode: 'CNY',
    support: { href: '/im/udesk', onOpen: jest.fn() },
    recent: [],
    countryCode: 'JP',
    cities: { value: [place('Kyoto', '京都', 'Japan', 'JP')], failure: null },
    coupons: { value: [], failure: null },
    feed,
    feedStatus: 'end',
    tabBar: null,
    timers: handTimers(),
    hrefOfCity: (city) => `/hotel/list?cityId=${city.value}`,
    hrefOfBanner: ({ cityId, dates }) => `/hotel/list?cityId=${cityId}&checkIn=${dates.checkIn}`,
    hrefOfHotel: (id) => `/hotel/detail/${id}`,
    hrefOfCoupon: (skuId) => `/product/detail/${skuId}`,
    hrefOfMoment: (id) => `/ugc/moment/detail/${id}`,
    onRefresh: () => Promise.resolve(),
    ...spies,
    ...change,
  }
  render(
    <HomeView
      {...props}
      search={<SearchBlock {...props} cities={props.cities.value ?? []} />}
      cities={<CitiesBlock {...props} />}
      coupons={<CouponsBlock {...props} />}
      recent={
        <RecentBlock
          hotels={props.recent}
          dates={props.dates}
          hrefOf={props.hrefOfHotel}
          onOpen={props.onHotel}
          onClear={props.onClearRecent}
        />
      }
      feed={<Feed {...props} tabs={null} items={props.feed} status={props.feedStatus} onRetry={props.onRetryFeed} />}
    />,
  )
  return spies
}

const pageText = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('hotels, posts and vouchers lead to their own pages', () => {
  const { onHotel, onMoment, onCoupon } = show({ coupons: { value: [couponWith({ skuId: 's2' })], failure: null } })
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/detail/'))
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([
    '/hotel/detail/h1',
    '/product/detail/s1',
    '/product/detail/s2',
    '/ugc/moment/detail/m1',
  ])
  links.forEach((link) => fireEvent.click(link))
  expect([onHotel, onMoment, onCoupon].map(({ mock }) => mock.calls.flat().sort())).toEqual([
    ['h1'],
    ['m1'],
    ['s1', 's2'],
  ])
})

test.each([
  [/^Destination: Kyoto/, 'onPlace'],
  [/^Hotel, landmark or area/, 'onKeyword'],
  [/^Dates: Tue 1 Dec to Thu 3 Dec, 2 nights/, 'onDates'],
  [/^Guests: 1 room · 2 adults/, 'onGuests'],
  ['Search', 'onSearch'],
  ['Currency: CNY', 'onCurrency'],
] as const)('%s', (name, spy) => {
  const spies = show()
  tap(name)
  expect(spies[spy]).toHaveBeenCalledTimes(1)
})

test('a city leads to its hotels', () => {
  const { onCity } = show()
  const link = screen.getByRole('link', { name: /^Kyoto ?10 stays/ })
  expect(link.getAttribute('href')).toBe('/hotel/list?cityId=kyoto')
  fireEvent.click(link)
  expect(onCity.mock.calls[0]?.[0]).toMatchObject({ value: 'kyoto' })
})

test('hearts and likes request the wanted state', () => {
  const { onFavorite, onCouponFavorite, onLike } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Wish list: Garden House' }))
  fireEvent.click(screen.getByRole('button', { name: 'Wish list: Two nights with breakfast' }))
  fireEvent.click(screen.getByRole('button', { name: /^Like the post/ }))
  expect(onFavorite).toHaveBeenCalledWith('h1', true)
  expect(onCouponFavorite).toHaveBeenCalledWith('s1', true)
  expect(onLike).toHaveBeenCalledWith('m1', true)
})

test('the end of the feed is shown', () => {
  show()
  expect(pageText()).toContain('End of list.')
})

test('a feed that fails retains its cards and is retried by a tap', () => {
  const { onRetryFeed } = show({ feedStatus: 'error' })
  expect(screen.getAllByRole('article')).toHaveLength(3)
  tap('Tap to retry')
  expect(onRetryFeed).toHaveBeenCalledTimes(1)
})

test('a block that fails shows its own failure', () => {
  const failure = { message: 'We could not reach Staylark.', requestId: null }
  const { onRetryCities } = show({ cities: { value: null, failure } })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  tap('Retry')
  expect(onRetryCities).toHaveBeenCalledTimes(1)
})

test('a block without anything is left out', () => {
  show()
  expect(pageText()).not.toContain('Hotel vouchers')
})

test('a banner leads to its weekend', () => {
  const { onBanner } = show()
  const link = screen.getByRole('link', { name: /A weekend in Kyoto ?27 – 29 Nov · 10 stays/ })
  expect(link.getAttribute('href')).toBe('/hotel/list?cityId=kyoto&checkIn=2026-11-27')
  fireEvent.click(link)
  expect(onBanner.mock.calls[0]?.[0]).toMatchObject({ cityId: 'kyoto' })
})

test('what was looked at stands in a row, and can be forgotten', () => {
  const { onHotel, onClearRecent } = show({
    recent: [hotelWith({ id: 'h8' }), hotelWith({ id: 'h9', price: null })],
    feed: [],
  })
  const links = screen.getAllByRole('link', { name: /^Garden House/ })
  links.forEach((link) => fireEvent.click(link))
  expect(onHotel.mock.calls.flat()).toEqual(['h8', 'h9'])
  expect(links[0]?.textContent).toContain('2 nights, taxes included')
  expect(links[1]?.textContent).toContain('Sold out')
  tap('Clear recently viewed')
  expect(onClearRecent).toHaveBeenCalledTimes(1)
})

test('without a place the likeliest city is offered, with one it is not', () => {
  const { onCity } = show({ place: null })
  fireEvent.click(screen.getByRole('link', { name: 'Start with Kyoto' }))
  expect(onCity.mock.calls[0]?.[0]).toMatchObject({ value: 'kyoto' })
  expect(pageText()).toContain('Not sure where to go?')
})

test('with a place nothing is offered', () => {
  show()
  expect(pageText()).not.toContain('Start with')
})
