import '../../../support/as-h5'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CityView, type CityViewProps } from '@/packages/hotel/pages/city/view'
import { hotelWith } from '../../../support/catalogue/cards'
import { cityFacts } from '../../../support/client/city-facts'

function show(change: Partial<CityViewProps> = {}) {
  const links = {
    hrefOfPictures: '/ugc/picture/list?type=city&id=kyoto',
    onPictures: jest.fn(),
    hrefOfHotel: (id: string) => `/hotel/detail/${id}`,
    hrefOfCoupon: (skuId: string) => `/product/detail/${skuId}`,
    hrefOfList: (area: string | null) => `/hotel/list?areas=${area ?? ''}`,
    hrefOfDay: (day: string) => `/hotel/list?checkIn=${day}`,
    hrefOfMoment: (id: string) => `/ugc/moment/detail/${id}`,
    onHotel: jest.fn(),
    onCoupon: jest.fn(),
    onMoment: jest.fn(),
    onList: jest.fn(),
    onDay: jest.fn(),
  }
  const spies = {
    onTab: jest.fn(),
    onBack: jest.fn(),
    onFavorite: jest.fn(),
    onLike: jest.fn(),
    onRetryInfo: jest.fn(),
    onRetryHotels: jest.fn(),
  }
  const props: CityViewProps = {
    info: cityFacts(),
    infoFailure: null,
    hotels: [hotelWith()],
    hotelsFailure: null,
    dates: { checkIn: '2026-12-01', checkOut: '2026-12-02' },
    tab: 'hotels',
    links,
    ...spies,
    ...change,
  }
  render(<CityView {...props} />)
  return { ...spies, ...links }
}

const pageText = () => document.body.textContent ?? ''
const failure = { message: 'We could not reach Staylark.', requestId: 'r5' }

test.each([
  ['its name there and its country', '京都 · Japan'],
  ['the time there', 'Sat 21 Nov 19:00 there (UTC+9)'],
  ['the season', 'Now: autumn'],
  ['how many hotels', '21 hotels'],
  ['how many vouchers', '1 voucher'],
  ['where to stay, and why', 'Guests rate the hotels in Gion highest.'],
  ['what stands behind the prices', 'at 12 hotels that we recommend most'],
  ['for which days hotels are priced', 'Prices for Tue 1 Dec – Wed 2 Dec'],
  ['the currency', 'Japanese yen (JPY)'],
  ['the plugs', 'Types A and B, 100 V'],
  ['the way from the airport', 'Haruka express'],
  ['an answer', 'Sockets are types A and B'],
])('shows %s', (_, text) => {
  show()
  expect(pageText()).toContain(text)
})

test('nothing is counted that there is none of', () => {
  show({ info: { ...cityFacts(), stats: { hotels: 21, coupons: 0, moments: 3 } } })
  expect(pageText()).toContain('21 hotels3 moments')
  expect(pageText()).not.toContain('0 vouchers')
})

test.each([
  ['an area', /^Gion/, '/hotel/list?areas=Gion', 'onList', 'Gion'],
  ['all stays', 'See all 21 stays in Kyoto', '/hotel/list?areas=', 'onList', null],
  [
    'a month',
    /^December 2026: typically 500 CNY, lowest 400, the cheapest/,
    '/hotel/list?checkIn=2026-12-09',
    'onDay',
    '2026-12-09',
  ],
  ['a hotel', /Garden House/, '/hotel/detail/h1', 'onHotel', 'h1'],
] as const)('%s leads on', (_, name, href, spy, given) => {
  const spies = show()
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
  fireEvent.click(link)
  expect(spies[spy]).toHaveBeenCalledWith(given)
})

test('a month in which nothing is left leads nowhere', () => {
  show()
  expect(screen.queryByRole('link', { name: /^January/ })).toBeNull()
  expect(pageText()).toContain('Full')
})

test('a voucher leads to its own page', () => {
  const { onCoupon } = show({ tab: 'coupons' })
  const link = screen.getByRole('link', { name: /Two nights with breakfast/ })
  expect(link.getAttribute('href')).toMatch(/^\/product\/detail\/.+/)
  fireEvent.click(link)
  expect(onCoupon).toHaveBeenCalledTimes(1)
})

test.each([
  ['coupons', 'Two nights with breakfast'],
  ['moments', 'Rain on the temple roof.'],
] as const)('%s stand under their tab', (tab, text) => {
  show({ tab })
  expect(pageText()).toContain(text)
})

test.each([
  ['hotels', { hotels: [] }, 'There are no hotels here yet.'],
  ['coupons', { info: cityFacts({ coupons: [] }) }, 'There are no vouchers here at the moment.'],
  ['moments', { info: cityFacts({ moments: [] }) }, 'Nobody has posted from here yet.'],
  ['pictures', { info: cityFacts({ pictures: [] }) }, 'There are no pictures yet.'],
] as const)('missing %s are described as missing', (tab, change, text) => {
  show({ tab, ...change })
  expect(pageText()).toContain(text)
})

test('a tap opens another tab', () => {
  const { onTab } = show()
  fireEvent.click(screen.getByRole('tab', { name: 'Pictures' }))
  expect(onTab).toHaveBeenCalledWith('pictures')
})

test('a picture opens over the whole screen and closes again', () => {
  show({ tab: 'pictures' })
  fireEvent.click(screen.getAllByRole('button', { name: /^Picture 1 of 1/ })[1]!)
  expect(screen.getByRole('dialog', { name: 'Pictures of Kyoto' })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['guide', { practical: null }, 'Good to know'],
  ['season', { season: null }, 'Now:'],
  ['best area', { bestArea: null }, 'highest'],
  ['months', { months: [] }, 'Prices by month'],
])('without a %s it is left out', (_, change, text) => {
  show({ info: cityFacts(change) })
  expect(pageText()).not.toContain(text)
})

test('hotels that fail have a retry of their own', () => {
  const { onRetryHotels } = show({ hotels: null, hotelsFailure: failure })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetryHotels).toHaveBeenCalledTimes(1)
})

test('a city that can’t be read shows the failure, one that is loading a skeleton', () => {
  const { onRetryInfo } = show({ info: null, infoFailure: failure })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetryInfo).toHaveBeenCalledTimes(1)
  cleanup()
  show({ info: null })
  expect(screen.getByRole('status', { name: 'Loading' })).not.toBeNull()
})
