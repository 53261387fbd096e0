import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { HotelDetail } from '@/contract/hotel'
import { hotel } from '../../../../server/kernel/database/schema/catalogue'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { call } from '../../../support/server/call'
import { addressesIn, headOf, renderPage, pageKey, readHead, thingOf } from '../../../support/server/read-head'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const site = 'https://staylark.example'

let server: TestServer
/** A hotel of the demo catalogue, and one of the test's own. */
let seeded: HotelDetail
let own: TestHotel
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', env: { PUBLIC_URL: site } })
  const { list } = await request('searchHotels', { cityId: 'shanghai', checkIn: '2026-12-08', checkOut: '2026-12-09' })
  seeded = await request('getHotelDetail', { id: list[0].id })
  own = await addHotel(server.services.database.db, { stock: 1 })
})
afterAll(() => server.close())

const request = async (operationId: string, input: object, currency = 'CNY') =>
  (await call(server.app, operationId, input, { headers: { currency } })).body
const head = (id: string, query = '', currencyCode = 'CNY') =>
  headOf(server.services, 'hotelDetail', { params: { id }, query, currencyCode })
const hotelOf = async (id: string, query = '', currencyCode = 'CNY') =>
  thingOf(await head(id, query, currencyCode), 'Hotel')

test('the facts are the API’s', async () => {
  const { title, metas } = await head(seeded.id)
  expect(title).toBe(`${seeded.name}, ${seeded.cityName} · Staylark`)
  expect(metas.description).toContain(`${seeded.star}-star hotel in ${seeded.cityName}.`)
  expect(await hotelOf(seeded.id)).toMatchObject({
    '@id': `${site}/hotel/detail/${seeded.id}`,
    url: `${site}/hotel/detail/${seeded.id}`,
    name: seeded.name,
    alternateName: seeded.localName,
    telephone: seeded.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: seeded.address,
      addressLocality: seeded.cityName,
      addressCountry: seeded.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: seeded.lat, longitude: seeded.lng },
    starRating: { '@type': 'Rating', ratingValue: seeded.star },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: seeded.reviewScore,
      reviewCount: seeded.reviewCount,
      bestRating: 5,
      worstRating: 0,
    },
    checkinTime: seeded.checkinFrom,
    checkoutTime: seeded.checkoutUntil,
  })
})

test('a hotel that nobody has graded or reviewed has no stars and no rating', async () => {
  await server.services.database.db
    .update(hotel)
    .set({ star: null, phone: '', localName: '' })
    .where(eq(hotel.id, own.hotelId))
  const thing = await hotelOf(own.hotelId)
  for (const name of ['starRating', 'aggregateRating', 'telephone', 'alternateName'])
    expect(thing).not.toHaveProperty(name)
  expect((await head(own.hotelId)).metas.description).toBe('Hotel in Hangzhou. A house by the lake.')
})

test.each([
  ['', {}, 'CNY'],
  ['', {}, 'USD'],
  ['', {}, 'JPY'],
  [
    'checkIn=2026-12-04&checkOut=2026-12-06&rooms=1&adults=2',
    { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: 1, adults: 2 },
    'CNY',
  ],
  [
    'checkIn=2026-12-04&checkOut=2026-12-06&rooms=2&adults=4&children=1',
    { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: 2, adults: 4, children: 1 },
    'EUR',
  ],
  ['adults=1', { adults: 1 }, 'KRW'],
])('for ?%s the price is what the API says, in its currency', async (query, stay, currencyCode) => {
  const { from, stay: decided } = await request('getPackageInfoFull', { hotelId: seeded.id, ...stay }, currencyCode)
  const { makesOffer: offers, priceRange } = await hotelOf(seeded.id, query, currencyCode)
  const digits = ['JPY', 'KRW'].includes(currencyCode) ? 0 : 2
  expect(offers.price).toBe((from.totalMinor / 10 ** digits).toFixed(digits))
  expect(offers.price).toBe(Number(from.currencyAmount.replaceAll(',', '')).toFixed(digits))
  expect(offers).toMatchObject({
    '@type': 'Offer',
    priceCurrency: currencyCode,
    availability: 'https://schema.org/InStock',
  })
  expect(offers.description).toContain(`from ${decided.checkIn} to ${decided.checkOut}`)
  expect(priceRange).toBe(`From ${currencyCode} ${from.currencySymbol} ${from.currencyAmount}`)
})

test('the offer’s address leads to a page with the same price', async () => {
  const { makesOffer: offers } = await hotelOf(seeded.id, 'checkIn=2026-12-04&checkOut=2026-12-06&adults=1', 'USD')
  const { pathname, searchParams } = new URL(offers.url)
  expect([pathname, searchParams.get('currency')]).toEqual([`/hotel/detail/${seeded.id}`, 'USD'])
  const again = await hotelOf(seeded.id, searchParams.toString(), 'USD')
  expect(again.makesOffer).toEqual(offers)
})

test.each([
  ['days that are past', 'checkIn=2026-11-01&checkOut=2026-11-02'],
  ['a stay that is too far ahead', 'checkIn=2031-01-01&checkOut=2031-01-02'],
  ['more rooms than can be asked for', 'rooms=500&adults=500'],
  ['more rooms than guests', 'rooms=3&adults=1'],
  ['more rooms than there are', 'rooms=9&adults=18'],
])('for %s there is the hotel and no price', async (_what, query) => {
  const thing = await hotelOf(own.hotelId, query)
  expect(thing.name).toBe('Lakeside House')
  expect(thing).not.toHaveProperty('makesOffer')
  expect(thing).not.toHaveProperty('priceRange')
})

test('pictures are ours, and have the stated size', async () => {
  const { metas } = await head(seeded.id)
  const pictures = [metas['og:image'] ?? '', ...(await hotelOf(seeded.id)).image]
  expect(pictures.length).toBeGreaterThan(2)
  for (const address of pictures) {
    expect(address.startsWith(`${site}/pictures/960/`)).toBe(true)
    expect((await server.app.inject({ url: address.slice(site.length) })).statusCode).toBe(200)
  }
  const shown = await server.app.inject({ url: (metas['og:image'] ?? '').slice(site.length) })
  const { width, height, format } = await sharp(shown.rawPayload).metadata()
  const values = ['og:image:width', 'og:image:height', 'og:image:type'].map((name) => metas[name])
  expect(values).toEqual([String(width), String(height), `image/${format}`])
})

test('the way to it leads over its city', async () => {
  const { itemListElement } = thingOf(await head(seeded.id), 'BreadcrumbList')
  expect(itemListElement.map(({ position, name, item }: Record<string, unknown>) => [position, name, item])).toEqual([
    [1, 'Explore', `${site}/home`],
    [2, seeded.cityName, `${site}/hotel/city/info?cityId=${seeded.cityId}`],
    [3, seeded.name, `${site}/hotel/detail/${seeded.id}`],
  ])
})

test.each([
  '',
  'checkIn=2026-12-04&checkOut=2026-12-06',
  'checkOut=2026-12-06&rooms=1&checkIn=2026-12-04&adults=2',
  'checkIn=2026-11-01&checkOut=2026-11-02',
  'currency=USD&room=r1',
  'utm_source=mail&fbclid=1&fromKey=x',
  'token=T0PSECRET&uid=u1&ticket=T0PSECRET&access_token=T0PSECRET',
  'id=h2',
])('with ?%s its one address stays the same, and no secret stands anywhere', async (query) => {
  const { status, head: html } = await renderPage(server.services, 'hotelDetail', { params: { id: seeded.id }, query })
  const { links, metas } = readHead(html)
  const canonical = `${site}/hotel/detail/${seeded.id}`
  expect([status, links.canonical, metas['og:url'], links['alternate:en'], links['alternate:x-default']]).toEqual([
    200,
    canonical,
    canonical,
    canonical,
    canonical,
  ])
  expect(html).not.toContain('T0PSECRET')
  expect(addressesIn(html).join('\n')).not.toMatch(/[?&](?:token|uid|ticket|access_token|utm_source|fbclid|fromKey)=/)
})

test.each([
  ['checkIn=2026-12-04&checkOut=2026-12-06&adults=2', 'adults=2&token=T&checkOut=2026-12-06&checkIn=2026-12-04', true],
  ['', 'utm_source=mail', true],
  ['adults=2', 'adults=3', false],
  ['checkIn=2026-12-04&checkOut=2026-12-06', 'checkIn=2026-12-04&checkOut=2026-12-07', false],
  ['', 'checkIn=2026-12-04', true],
])('?%s and ?%s are one page: %s', (one, other, isSame) =>
  expect(pageKey('hotelDetail', { query: one }) === pageKey('hotelDetail', { query: other })).toBe(isSame),
)

test('a name full of signs is a name', async () => {
  const name = `"Ann's" </script><script>alert(1)</script> & 湖畔居 <b>`
  const { db } = server.services.database
  await db.update(hotel).set({ name, address: '</title>', intro: '"><img src=x>' }).where(eq(hotel.id, own.hotelId))
  const read = await head(own.hotelId)
  expect(read.title).toBe(`${name}, Hangzhou · Staylark`)
  expect(thingOf(read, 'Hotel')).toMatchObject({ name, address: { streetAddress: '</title>' } })
})

test.each(['nobody', '', 'x'.repeat(41), '../../etc', '<script>'])('there is no hotel %j', async (id) => {
  const { status, head: html, screen } = await renderPage(server.services, 'hotelDetail', { params: { id } })
  const { title, metas, links, things } = readHead(html)
  expect([status, screen, title, metas, links, things]).toEqual([
    404,
    null,
    'Page not found · Staylark',
    { robots: 'noindex' },
    {},
    [],
  ])
})

test('a hotel that is taken off sale is found no more', async () => {
  const { db } = server.services.database
  await db.update(hotel).set({ isOnSale: false }).where(eq(hotel.id, own.hotelId))
  expect((await renderPage(server.services, 'hotelDetail', { params: { id: own.hotelId } })).status).toBe(404)
})

test('a database that fails is no missing hotel', async () => {
  const broken = jest.spyOn(server.services.catalogue, 'hotelsById').mockRejectedValueOnce(new Error('gone away'))
  const requested = { params: { id: seeded.id } }
  await expect(renderPage(server.services, 'hotelDetail', requested)).rejects.toThrow('gone away')
  broken.mockRestore()
})
