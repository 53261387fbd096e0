import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CouponCard, WaterfallItem } from '@/contract/feed'
import type { DestinationOption } from '@/contract/destination'
import type { ScreenData } from '@/contract/first-screens'
import { homeScreenData } from '../../../server/pages/routes/home'
import { reactText } from '../../support/react-text'
import { call } from '../../support/server/call'
import { drawScreens } from '../../support/server/draw-screen'
import { serverBundle } from '../../support/server/server-bundle'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const stay = { checkIn: '2026-11-22', checkOut: '2026-11-23', rooms: 1, adults: 2, children: 0 }

let server: TestServer
let screen: ScreenData<'home'>
let html: string
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  screen = await homeScreenData(server.services, 'CNY')
  html = drawScreens([screen])[0] ?? ''
}, 60_000)
afterAll(() => server.close())

const request = async (operationId: string, input: object = {}) => (await call(server.app, operationId, input)).body

test('its data are the replies of the calls to a visitor, in the requested currency', async () => {
  expect(screen).toMatchObject({ key: 'home', today: '2026-11-21', currencyCode: 'CNY' })
  expect(screen.value).toEqual({
    hotCities: (await request('listHotCities')).list,
    coupons: (await request('listCoupons', { pageSize: 6 })).list,
    feed: await request('getWaterfall', { ...stay, pageSize: 6 }),
  })
  const { value } = await homeScreenData(server.services, 'EUR')
  expect(value.coupons.map(({ currencyCode }) => currencyCode)).toEqual(value.coupons.map(() => 'EUR'))
})

test('the markup has cities, vouchers and cards as links, with names and the prices of the replies', async () => {
  const cities: DestinationOption[] = (await request('listHotCities')).list
  const coupons: CouponCard[] = (await request('listCoupons', { pageSize: 6 })).list
  const feed: WaterfallItem[] = (await request('getWaterfall', { ...stay, pageSize: 6 })).list
  const hotels = feed.flatMap((item) => (item.bizType === 'hotel' ? [item.data] : []))
  expect(cities.length).toBeGreaterThan(0)
  expect(hotels.length).toBeGreaterThan(0)
  for (const city of cities) {
    expect(html).toContain(`<span class="cities-name">${reactText(city.label)}</span>`)
    expect(html).toContain(`href="/hotel/city/info?cityId=${encodeURIComponent(city.value)}"`)
  }
  const query = 'checkIn=2026-11-22&amp;checkOut=2026-11-23'
  for (const { id, name, price } of hotels) {
    expect(html).toContain(`<h3 class="feed-name">${reactText(name)}</h3>`)
    expect(html).toContain(`href="/hotel/detail/${id}?${query}`)
    if (price) expect(html).toContain(`>${price.currencySymbol} ${price.currencyAmount}</span>`)
  }
  for (const { name, currencySymbol, currencyAmount } of coupons) {
    expect(html).toContain(`<h3 class="coupon-name">${reactText(name)}</h3>`)
    expect(html).toContain(`>${currencySymbol} ${currencyAmount}</span>`)
  }
})

test('it is nobody’s own: no heart is on, nothing was looked at, and no name of a secret stands in it', () => {
  expect(html).not.toContain('aria-pressed="true"')
  expect(html).not.toContain('Recently viewed')
  expect(JSON.stringify(screen) + html).not.toMatch(/token|secret|passw|@example|device_?id/i)
})

test('an earlier rendering leaves no trace in the next screen', () => {
  const other = {
    ...screen,
    currencyCode: 'EUR',
    today: '2027-03-01',
    value: { hotCities: [], coupons: [], feed: { list: [], nextCursor: null } },
  }
  const [first, between, last] = drawScreens([screen, other, screen])
  expect([first, last]).toEqual([html, html])
  expect(between).toContain('aria-label="Currency: EUR"')
  expect(between).toContain('Tue 2 Mar')
})

test('names of the catalogue are text, whatever they hold', () => {
  const [city] = screen.value.hotCities
  if (!city) throw new Error('There are no cities')
  const hostile = '<img src=x onerror=alert(1)>'
  const [rendered] = drawScreens([{ ...screen, value: { ...screen.value, hotCities: [{ ...city, label: hostile }] } }])
  expect(rendered).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(rendered).not.toContain('<img src=x')
})

test('what draws holds nothing of the hosts’ runtime', () => {
  const code = readFileSync(join(dirname(serverBundle()), 'screens.mjs'), 'utf8')
  expect(code).not.toContain('@tarojs')
})
