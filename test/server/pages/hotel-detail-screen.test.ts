import type { ScreenData } from '@/contract/first-screens'
import { pictureUrl } from '@/domain/pictures'
import { hotelDetailScreenData, loadHotelDetail } from '../../../server/pages/routes/hotel-detail'
import type { PageAddress } from '../../../server/pages/page-parts'
import { reactText } from '../../support/react-text'
import { call } from '../../support/server/call'
import { drawScreens } from '../../support/server/draw-screen'
import { pageKey } from '../../support/server/read-head'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const stay = { checkIn: '2026-12-08', checkOut: '2026-12-10' }
const query = 'checkIn=2026-12-08&checkOut=2026-12-10'

let server: TestServer
let id: string
let screen: ScreenData<'hotelDetail'>
let html: string
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  const { list } = await request('searchHotels', { cityId: 'shanghai', ...stay })
  id = list[0].id
  screen = await screenFor(query)
  html = rendered(screen)
}, 60_000)
afterAll(() => server.close())

const request = async (operationId: string, input: object, currency = 'CNY') =>
  (await call(server.app, operationId, input, { headers: { currency } })).body

const rendered = (data: ScreenData) => drawScreens([data])[0] ?? ''

async function screenFor(text: string, currencyCode = 'CNY'): Promise<ScreenData<'hotelDetail'>> {
  const requested: PageAddress = {
    route: 'hotelDetail',
    params: { id },
    query: new URLSearchParams(text),
    currencyCode,
  }
  const value = await loadHotelDetail(requested, server.services)
  if (!value) throw new Error('There is no such hotel')
  return hotelDetailScreenData(requested, value, server.services)
}

test('its data are the replies of the calls to a visitor, for the stay and in the requested currency', async () => {
  const wanted = { hotelId: id, ...stay }
  expect(screen).toMatchObject({ key: 'hotelDetail', params: { id, ...stay }, today: '2026-11-21' })
  expect(screen.value).toEqual({
    hotel: await request('getHotelDetail', { id }),
    offers: await request('getPackageInfoFull', wanted),
    similar: (await request('listSimilarHotels', wanted)).list,
  })
  const { value } = await screenFor(query, 'EUR')
  expect(value.offers).toEqual(await request('getPackageInfoFull', wanted, 'EUR'))
  expect(value.offers?.from?.currencyCode).toBe('EUR')
})

test('without a stay it is that of the page: one night from tomorrow at the hotel, for two', async () => {
  const { params, value } = await screenFor('')
  expect(params).toEqual({ id })
  expect(value.offers).toEqual(await request('getPackageInfoFull', { hotelId: id, rooms: 1, adults: 2, children: 0 }))
})

test('an invalid stay leaves the hotel, and the rest to the app', async () => {
  const none = await screenFor('checkIn=2029-12-08&checkOut=2029-12-10')
  expect(none.value).toMatchObject({ hotel: { id }, offers: null, similar: null })
  const markup = rendered(none)
  expect(markup).toContain(reactText(none.value.hotel.name))
  expect(markup).not.toContain('class="pack"')
})

test('the markup has pictures, name, grade, address, scores and packages, with the prices of the replies', () => {
  const { hotel, offers, similar } = screen.value
  const [first, second] = hotel.pictures
  const images = html.match(/<img [^>]*>/g) ?? []
  expect(images[0]).toContain(`width="${first?.width}" height="${first?.height}"`)
  expect(images[0]).toContain('fetchpriority="high"')
  expect(images[1]).toContain(`src="${second && pictureUrl(second.url, 960)}"`)
  expect(html.match(/fetchpriority/g)).toHaveLength(1)
  expect(html).toContain(`<h1 class="detail-name">${reactText(hotel.name)}</h1>`)
  expect(html).toContain(`aria-label="${hotel.star}-star hotel"`)
  for (const text of [hotel.address, hotel.addressLocal, hotel.scores?.cleanliness?.toFixed(1) ?? '']) {
    expect(html).toContain(`>${reactText(text)}<`)
  }
  const packages = offers?.rooms.flatMap((room) => room.packages) ?? []
  const priced = packages.flatMap(({ pid, price }) => (price ? [{ pid, price }] : []))
  expect(priced.length).toBeGreaterThan(0)
  for (const { pid, price } of priced) {
    expect(html).toContain(`href="/hotel/book/${pid}?checkIn=${stay.checkIn}&amp;checkOut=${stay.checkOut}`)
    expect(html).toContain(`>${price.currencySymbol} ${price.currencyAmount}</span>`)
  }
  for (const each of similar ?? []) expect(html).toContain(`href="/hotel/detail/${each.id}?checkIn=`)
})

test('it is nobody’s own: no heart or like is on, no member’s price, no clock but the hotel’s, and no name of a secret', () => {
  expect(html).toContain('class="favorite" aria-pressed="false"')
  expect(html).not.toContain('posts-liked')
  expect(html).not.toContain('your time')
  const text = JSON.stringify(screen) + html
  expect(text).not.toMatch(/"state":"(told|taken)"/)
  expect(text).not.toMatch(/token|secret|passw|@example|device_?id/i)
})

test('a room that a link names is set off; what else stands in an address changes nothing', async () => {
  const room = screen.value.offers?.rooms[0]?.roomTypeId ?? ''
  expect(rendered(await screenFor(`${query}&room=${room}`))).toContain('class="room room-linked"')
  expect(html).not.toContain('room-linked')
  expect(rendered(await screenFor(`${query}&utm_source=mail&id=other`))).toBe(html)
  const keys = [query, `${query}&utm_source=mail`, `${query}&room=${room}`, `${query}&adults=3`, '']
  const distinct = new Set(keys.map((text) => pageKey('hotelDetail', { params: { id }, query: text })))
  expect(distinct.size).toBe(keys.length - 1)
})

test('names of the catalogue are text, whatever they hold', () => {
  const hotel = { ...screen.value.hotel, name: '<img src=x onerror=alert(1)>' }
  const markup = rendered({ ...screen, value: { ...screen.value, hotel } })
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(markup).not.toContain('<img src=x')
})
