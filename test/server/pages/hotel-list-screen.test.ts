import type { HotelCard } from '@/contract/search'
import type { ScreenData } from '@/contract/first-screens'
import { hotelListScreenData, loadHotelList } from '../../../server/pages/routes/hotel-list'
import { call } from '../../support/server/call'
import { drawScreens } from '../../support/server/draw-screen'
import { reactText } from '../../support/react-text'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
}, 60_000)
afterAll(() => server.close())

async function screenOf(query: string, currencyCode = 'CNY'): Promise<ScreenData<'hotelList'> | null> {
  const { services } = server
  const address = { route: 'hotelList', params: {}, query: new URLSearchParams(query), currencyCode } as const
  const data = await loadHotelList(address, services)
  return data?.found ? hotelListScreenData(services, currencyCode, { query: data.query, found: data.found }) : null
}

async function rendered(query: string): Promise<{ screen: ScreenData<'hotelList'>; html: string }> {
  const screen = await screenOf(query)
  if (!screen) throw new Error(`nothing is drawn for ${query}`)
  return { screen, html: drawScreens([screen])[0] ?? '' }
}

const search = async (input: object, headers: Record<string, string> = {}) =>
  (await call(server.app, 'searchHotels', { sort: 'recommended', pageSize: 8, ...input }, { headers })).body

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: 1, adults: 2 }
const stayText = 'checkIn=2026-12-10&checkOut=2026-12-12&rooms=1&adults=2'
const linkOf = ({ id }: HotelCard) => `href="/hotel/detail/${id}?${stayText.replaceAll('&', '&amp;')}"`

test.each<[string, string, object]>([
  ['a city', 'cityId=shanghai', { cityId: 'shanghai' }],
  ['a stay', `cityId=shanghai&${stayText}`, { cityId: 'shanghai', ...stay }],
  [
    'filters and an order',
    `cityId=shanghai&${stayText}&sort=price_low&grades=4,5,6,7&price=CNY10000-`,
    { cityId: 'shanghai', ...stay, sort: 'price_low', grades: [4, 5, 6, 7], priceFromMinor: 10_000 },
  ],
  ['a name anywhere', 'keyword=garden', { keyword: 'garden' }],
  [
    'a point',
    'cityId=shanghai&nearLat=35&nearLng=135.7&near=Gion',
    { cityId: 'shanghai', nearLat: 35, nearLng: 135.7 },
  ],
])('with %s its data are what the page’s call answers to a visitor', async (_, query, input) => {
  const screen = await screenOf(query)
  expect(screen?.value).toEqual(await search(input))
  expect(screen?.value.list.length).toBeGreaterThan(0)
})

test('it has the requested currency, and a canonical key of the query fields it depends on', async () => {
  const screen = await screenOf(`utm_source=mail&sort=rating&${stayText}&cityId=shanghai&adults=2`, 'EUR')
  expect(screen).toMatchObject({ key: 'hotelList', currencyCode: 'EUR', today: '2026-11-21' })
  expect(JSON.stringify(screen?.params)).toBe(JSON.stringify({ cityId: 'shanghai', ...stay, sort: 'rating' }))
  expect(screen?.value).toEqual(await search({ cityId: 'shanghai', ...stay, sort: 'rating' }, { currency: 'EUR' }))
})

test.each([
  ['a place that is not there', 'cityId=atlantis'],
  ['days too far ahead', 'cityId=shanghai&checkIn=2029-12-01&checkOut=2029-12-03'],
])('with %s the app says so itself', async (_, query) => {
  expect(await screenOf(query)).toBeNull()
})

test.each([
  ['more rooms than guests', 'cityId=shanghai&rooms=3&adults=1', null],
  ['days that are past', 'cityId=shanghai&checkIn=2020-01-10&checkOut=2020-01-12', 'Those dates have passed.'],
  ['a stay that is too long', 'cityId=shanghai&checkIn=2026-12-01&checkOut=2027-12-01', null],
  ['too many guests', 'cityId=shanghai&adults=50', null],
  ['no place and no name', '', null],
])('with %s there are stays, and a word on what is shown', async (_, query, shown) => {
  const { html, screen } = await rendered(query)
  expect(screen.value.list.length).toBeGreaterThan(0)
  expect(html.includes('stays-note')).toBe(shown !== null)
  if (shown) expect(html).toContain(shown)
})

test('without a place the most popular stays are shown', async () => {
  const { html } = await rendered('')
  expect(html).toContain('<h1 class="unseen">Popular stays</h1>')
})

test('the markup has header, filters and cards, with links for the stay and the prices of the reply', async () => {
  const { html, screen } = await rendered(`cityId=shanghai&${stayText}&grades=4,5,6,7`)
  const { list, total } = screen.value
  expect(html).toContain('<h1 class="unseen">Hotels in Shanghai</h1>')
  expect(html).toContain('<span class="stays-stay">10 – 12 Dec · 1 room · 2 adults</span>')
  expect(html).toContain('aria-label="Price &amp; grade, 4 chosen"')
  expect(html).toContain('aria-label="Remove 4 stars"')
  expect(html).toMatch(new RegExp(`<p class="stays-count" role="status">${total} stays?`))
  expect(list.length).toBeGreaterThan(0)
  for (const card of list) {
    expect(html).toContain(`<h2 class="hotel-name">${reactText(card.name)}</h2>`)
    expect(html).toContain(linkOf(card))
    if (card.price) expect(html).toContain(`>${card.price.currencySymbol} ${card.price.currencyAmount}</span>`)
  }
})

test('the first pictures are there at once, with their sizes, the first two before all others', async () => {
  const { html, screen } = await rendered('cityId=shanghai')
  const pictures = html.match(/<img class="pic-img"[^>]*>/g) ?? []
  expect(pictures).toHaveLength(3)
  for (const [at, picture] of pictures.entries()) {
    const { headImg } = screen.value.list[at] ?? {}
    expect(picture).toContain(`width="${headImg?.width}" height="${headImg?.height}"`)
    expect(picture.includes('fetchpriority="high"')).toBe(at < 2)
  }
})

test('an empty result shows a message', async () => {
  const { html, screen } = await rendered('cityId=shanghai&price=CNY1-2')
  expect(screen.value.list).toEqual([])
  expect(html).toContain('No stays match')
  expect(html).not.toContain('bones')
})

test('it is nobody’s own, and names are text, whatever they hold', async () => {
  const { screen } = await rendered('cityId=shanghai')
  const [card] = screen.value.list
  if (!card) throw new Error('There are no hotels')
  const hostile = '<img src=x onerror=alert(1)>'
  const value = { ...screen.value, cityName: hostile, list: [{ ...card, name: hostile }] }
  const [html = ''] = drawScreens([{ ...screen, value }])
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('aria-pressed="true"')
  expect(JSON.stringify(screen) + html).not.toMatch(/token|secret|passw|@example|device_?id/i)
})
