import { eq } from 'drizzle-orm'
import { sku } from '../../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { addSku } from '../../../support/server/add-sku'
import { headOf, pageKey, renderPage, thingOf } from '../../../support/server/read-head'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const site = 'https://staylark.example'

let server: TestServer
let hotel: TestHotel
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', env: { PUBLIC_URL: site } })
  hotel = await addHotel(server.services.database.db)
})
afterAll(() => server.close())

const db = () => server.services.database.db
const head = (skuId: string, currencyCode = 'CNY') =>
  headOf(server.services, 'productDetail', { params: { skuId }, currencyCode })

test('a voucher is described with the price that is charged, whatever the currency that is shown', async () => {
  const { id } = await addSku(db(), hotel, { saleEnd: new Date('2026-12-31T10:00:00Z') })
  for (const currency of ['CNY', 'EUR']) {
    const own = await head(id, currency)
    expect(own.title).toBe('A night by the lake · Staylark')
    expect(own.links.canonical).toBe(`${site}/product/detail/${id}`)
    expect(own.metas.robots).toContain('index,follow')
    expect(own.metas['og:image']).toMatch(/\/pictures\/960\//)
    expect(own.metas.description).toContain('Lakeside House.')
    expect(thingOf(own, 'Product')).toMatchObject({
      sku: id,
      name: 'A night by the lake',
      offers: {
        '@type': 'Offer',
        price: '800.00',
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        availabilityEnds: '2026-12-31T10:00:00.000Z',
      },
    })
  }
})

test.each([
  ['sold out', { stock: 0 }, 'SoldOut'],
  ['not begun', { saleStart: new Date('2030-01-01') }, 'PreOrder'],
  ['few left', { stock: 3 }, 'LimitedAvailability'],
])('what is %s is no stock', async (_, change, availability) => {
  const { id } = await addSku(db(), hotel, change)
  expect(thingOf(await head(id), 'Product').offers.availability).toBe(`https://schema.org/${availability}`)
})

test('what has ended is not listed', async () => {
  const { id } = await addSku(db(), hotel)
  await db()
    .update(sku)
    .set({ saleEnd: new Date('2020-01-01') })
    .where(eq(sku.id, id))
  expect((await head(id)).metas.robots).toBe('noindex,follow')
})

test('its way leads over the city', async () => {
  const { list } = (await server.app.inject({ url: '/api/search/zomo/list/coupon?pageSize=1' })).json()
  const { itemListElement } = thingOf(await head(list[0].skuId), 'BreadcrumbList')
  expect(itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site}/home`,
    expect.stringContaining(`${site}/hotel/city/info?cityId=`),
    `${site}/product/detail/${list[0].skuId}`,
  ])
})

test('no field of its address makes another page, and a voucher that is not there is missing', async () => {
  const { id } = await addSku(db(), hotel)
  expect(pageKey('productDetail', { params: { skuId: id }, query: 'fromKey=share&utm_source=mail' })).toBe(
    pageKey('productDetail', { params: { skuId: id } }),
  )
  expect((await renderPage(server.services, 'productDetail', { params: { skuId: 'none' } })).status).toBe(404)
})
