import type { ScreenData } from '@/contract/first-screens'
import { cityInfoScreenData, loadCityInfo } from '../../../server/pages/routes/city-info'
import { call } from '../../support/server/call'
import { drawScreens } from '../../support/server/draw-screen'
import { reactText } from '../../support/react-text'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let screen: ScreenData<'cityInfo'>
let html: string
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  screen = await screenIn('CNY')
  html = drawScreens([screen])[0] ?? ''
}, 60_000)
afterAll(() => server.close())

async function screenIn(currencyCode: string): Promise<ScreenData<'cityInfo'>> {
  const { services } = server
  const query = new URLSearchParams('utm_source=mail&cityId=kyoto')
  const data = await loadCityInfo({ route: 'cityInfo', params: {}, query, currencyCode }, services)
  if (!data) throw new Error('There is no Kyoto')
  return cityInfoScreenData(services, currencyCode, data)
}

const guests = { rooms: 1, adults: 2, children: 0 }

test.each(['CNY', 'EUR'])('its data are the replies of the page’s calls to a visitor, in %s', async (currency) => {
  const request = async (operationId: string, input: object) =>
    (await call(server.app, operationId, input, { headers: { currency } })).body
  const { list } = await request('listHotels', { cityId: 'kyoto', pageSize: 6, ...guests })
  expect(list.length).toBeGreaterThan(0)
  expect(await screenIn(currency)).toEqual({
    key: 'cityInfo',
    params: { cityId: 'kyoto' },
    today: '2026-11-21',
    currencyCode: currency,
    value: { info: await request('getCityInfo', { cityId: 'kyoto' }), hotels: list },
  })
})

test('the city, its picture, its areas and months, and its hotels stand in the markup as links with prices', () => {
  const { info, hotels } = screen.value
  expect(html).toContain(`<h2 class="city-name">${reactText(info.name)}</h2>`)
  expect(html).toContain(`<p class="city-intro">${reactText(info.intro)}</p>`)
  expect(html).toMatch(
    /<img class="pic-img" srcSet="[^"]*" sizes="100vw" src="\/pictures\/960\/[^>]* fetchpriority="high"/,
  )
  const query = 'rooms=1&amp;adults=2'
  for (const { name } of info.areas) {
    expect(html).toContain(`href="/hotel/list?cityId=kyoto&amp;${query}&amp;areas=${encodeURIComponent(name)}"`)
  }
  for (const { lowestDay } of info.months) if (lowestDay) expect(html).toContain(`&amp;checkIn=${lowestDay}&amp;`)
  for (const { id, name, price } of hotels) {
    expect(html).toContain(`<h2 class="hotel-name">${reactText(name)}</h2>`)
    expect(html).toContain(`href="/hotel/detail/${id}?${query}"`)
    if (price) expect(html).toContain(`>${price.currencySymbol} ${price.currencyAmount}</span>`)
  }
  expect(html).toContain(`<p class="city-note">Prices for Sun 22 Nov – Mon 23 Nov</p>`)
})

test('it is nobody’s own: no heart and no like is on, and no name of a secret stands in it', () => {
  expect(html).not.toContain('aria-pressed="true"')
  expect(JSON.stringify(screen) + html).not.toMatch(/token|secret|passw|@example|device_?id/i)
})

test('a missing city is left to the app', async () => {
  const address = { route: 'cityInfo', params: {}, currencyCode: 'CNY' } as const
  for (const text of ['', 'cityId=atlantis']) {
    expect(await loadCityInfo({ ...address, query: new URLSearchParams(text) }, server.services)).toBeNull()
  }
})
