import type { ScreenData } from '@/contract/first-screens'
import { decimalAmount } from '@/domain/money/amount-text'
import { loadProduct, productScreenData } from '../../../server/pages/routes/product-detail'
import { call } from '../../support/server/call'
import { drawScreens } from '../../support/server/draw-screen'
import { reactText } from '../../support/react-text'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let skuId: string
let screen: ScreenData<'productDetail'>
let html: string
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  const { list } = (await call(server.app, 'listCoupons', { pageSize: 1 })).body
  skuId = list[0].skuId
  screen = await screenIn('CNY')
  html = drawScreens([screen])[0] ?? ''
}, 60_000)
afterAll(() => server.close())

async function screenIn(currencyCode: string): Promise<ScreenData<'productDetail'>> {
  const { services } = server
  const address = { route: 'productDetail', params: { skuId }, query: new URLSearchParams(), currencyCode } as const
  const product = await loadProduct(address, services)
  if (!product) throw new Error('There is no voucher')
  return productScreenData(services, currencyCode, product)
}

test.each(['CNY', 'EUR'])('its data are the reply of the page’s call to a visitor, in %s', async (currency) => {
  const { body } = await call(server.app, 'getCouponActivityDetail', { skuId }, { headers: { currency } })
  expect(await screenIn(currency)).toEqual({
    key: 'productDetail',
    params: { skuId },
    today: '2026-11-21',
    currencyCode: currency,
    value: body,
  })
})

test('search engines read the name and the price that is charged in the markup, in whatever currency it is shown', async () => {
  const { chargedMinor, chargedCurrencyCode } = screen.value
  const [inEuro = ''] = drawScreens([await screenIn('EUR')])
  for (const markup of [html, inEuro]) {
    expect(markup).toContain('itemscope="" itemType="https://schema.org/Product"')
    expect(markup).toMatch(/itemscope="" itemType="https:\/\/schema.org\/Offer" itemProp="offers"/)
    expect(markup).toContain(`itemProp="price" content="${decimalAmount(chargedMinor, chargedCurrencyCode)}"`)
    expect(markup).toContain(`itemProp="priceCurrency" content="${chargedCurrencyCode}"`)
  }
})

test('name, price, terms and rooms stand in the markup, hotels and Buy as links, the picture first', () => {
  const { value } = screen
  expect(html).toContain(`<h1 class="product-name" itemProp="name">${reactText(value.name)}</h1>`)
  expect(html).toContain(`>${value.currencySymbol} ${value.currencyAmount}</span>`)
  expect(html).toMatch(
    /<img class="pic-img" srcSet="[^"]*" sizes="100vw" src="\/pictures\/960\/[^>]* fetchpriority="high"/,
  )
  const lines = value.termsLines.filter(({ kind }) => kind !== 'includes')
  expect(lines.length).toBeGreaterThan(5)
  for (const { text } of lines) expect(html).toContain(`<li class="product-line">${reactText(text)}</li>`)
  for (const { hotelId, name, rooms } of value.hotels) {
    expect(html).toContain(`href="/hotel/detail/${hotelId}"`)
    for (const room of [{ name }, ...rooms]) expect(html).toContain(reactText(room.name))
  }
  expect(html).toContain(`href="/product/book/${skuId}"`)
})

test('the place of the days is reserved, and no time of a clock stands in it', () => {
  expect(html).toContain('Looking at the days')
  expect(html).not.toContain('role="timer"')
})

test('it is nobody’s own: no heart is on, and no name of a secret stands in it', () => {
  expect(html).not.toContain('aria-pressed="true"')
  expect(JSON.stringify(screen) + html).not.toMatch(/token|secret|passw|device_?id/i)
})

test('a missing voucher is left to the app', async () => {
  for (const missing of ['none', '']) {
    const address = { route: 'productDetail', params: { skuId: missing }, currencyCode: 'CNY' } as const
    expect(await loadProduct({ ...address, query: new URLSearchParams() }, server.services)).toBeNull()
  }
})
