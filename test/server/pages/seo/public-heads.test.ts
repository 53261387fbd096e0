import { eq } from 'drizzle-orm'
import type { HotelCard } from '@/contract/search'
import { hotel } from '../../../../server/kernel/database/schema/catalogue'
import { bumpCatalogueVersion } from '../../../../server/stays/repository/catalogue'
import { addHotel } from '../../../support/server/add-hotel'
import { call } from '../../../support/server/call'
import { addressesIn, headOf, renderPage, pageKey, readHead, thingOf } from '../../../support/server/read-head'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const site = 'https://staylark.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', env: { PUBLIC_URL: site } })
})
afterAll(() => server.close())

const request = async (operationId: string, input: object) => (await call(server.app, operationId, input)).body
const list = (query: string, currencyCode = 'CNY') => headOf(server.services, 'hotelList', { query, currencyCode })
const city = (query: string) => headOf(server.services, 'cityInfo', { query })
const namesAndAddresses = (cards: readonly HotelCard[]) =>
  cards.map(({ name, id }, index) => [index + 1, name, `${site}/hotel/detail/${id}`])
const itemsOf = ({ itemListElement }: { itemListElement: { position: number; name: string; url: string }[] }) =>
  itemListElement.map(({ position, name, url }) => [position, name, url])

describe('Explore', () => {
  test('describes how to search hotels, and its search is a page', async () => {
    const head = await headOf(server.services, 'home')
    const { name, url, potentialAction } = thingOf(head, 'WebSite')
    expect([name, url]).toEqual(['Staylark', `${site}/home`])
    const { target, 'query-input': input } = potentialAction
    expect([potentialAction['@type'], input]).toEqual(['SearchAction', 'required name=search_term_string'])
    const { pathname, search } = new URL(target.urlTemplate.replace('{search_term_string}', 'hotel'))
    expect(pathname).toBe('/hotel/list')
    expect((await list(search.slice(1))).title).toBe('Hotels for “hotel” · Staylark')
  })

  test('has a picture that is there', async () => {
    const { metas } = await headOf(server.services, 'home')
    const address = metas['og:image'] ?? ''
    expect(address.startsWith(`${site}/pictures/960/`)).toBe(true)
    expect((await server.app.inject({ url: address.slice(site.length) })).statusCode).toBe(200)
  })

  test.each(['', 'token=T0PSECRET&uid=u1', 'utm_source=mail'])('with ?%s it is the same page', async (query) => {
    const { head } = await renderPage(server.services, 'home', { query })
    expect(head).toBe((await renderPage(server.services, 'home')).head)
    expect(readHead(head).links.canonical).toBe(`${site}/home`)
    expect(pageKey('home', { query })).toBe(pageKey('home'))
  })

  test('is there before the first city is', async () => {
    const empty = await startTestServer()
    const { metas } = await headOf(empty.services, 'home')
    await empty.close()
    expect(metas).not.toHaveProperty('og:image')
  })
})

describe('the list of a city', () => {
  test('lists the hotels that the API lists, in their order', async () => {
    const { list: cards, total, soldOutCount } = await request('searchHotels', { cityId: 'shanghai', pageSize: 8 })
    expect(cards.length).toBeGreaterThan(1)
    const head = await list('cityId=shanghai')
    expect(head.title).toBe('Hotels in Shanghai · Staylark')
    expect(head.metas.description).toContain(`${total + soldOutCount} hotels in Shanghai`)
    const items = thingOf(head, 'ItemList')
    expect(itemsOf(items)).toEqual(namesAndAddresses(cards))
    expect(items.numberOfItems).toBe(cards.length)
    const { itemListElement: way } = thingOf(head, 'BreadcrumbList')
    expect(way.map(({ item }: { item: string }) => item)).toEqual([
      `${site}/home`,
      `${site}/hotel/city/info?cityId=shanghai`,
      `${site}/hotel/list?cityId=shanghai`,
    ])
  })

  test.each([
    ['cityId=shanghai', 'cityId=shanghai', true],
    ['cityId=shanghai&checkIn=2026-12-04&checkOut=2026-12-05&rooms=1&adults=2', 'cityId=shanghai', true],
    ['checkOut=2026-12-05&cityId=shanghai&checkIn=2026-12-04', 'cityId=shanghai', true],
    ['cityId=shanghai&checkIn=2026-11-01&checkOut=2026-11-02', 'cityId=shanghai', true],
    ['cityId=shanghai&rooms=500', 'cityId=shanghai', true],
    ['cityId=shanghai&token=T0PSECRET&uid=u1&ticket=T0PSECRET', 'cityId=shanghai', true],
    ['utm_source=mail&cityId=shanghai&gclid=1', 'cityId=shanghai', true],
    ['cityId=shanghai&sort=recommended&grades=&tags=', 'cityId=shanghai', true],
    ['cityId=shanghai&sort=price_low', 'cityId=shanghai&sort=price_low', false],
    ['cityId=shanghai&keyword=house', 'cityId=shanghai&keyword=house', false],
    ['grades=5,4&cityId=shanghai&breakfast=1', 'breakfast=1&cityId=shanghai&grades=4%2C5', false],
    ['breakfast=1&grades=4,5,9&cityId=shanghai&x=y', 'breakfast=1&cityId=shanghai&grades=4%2C5', false],
    ['cityId=shanghai&price=CNY10000-', 'cityId=shanghai&price=CNY10000-', false],
    ['cityId=shanghai&price=USD10000-', 'cityId=shanghai', true],
    [
      'cityId=shanghai&nearLat=31.2&nearLng=121.4&near=Bund',
      'cityId=shanghai&near=Bund&nearLat=31.2&nearLng=121.4',
      false,
    ],
    ['keyword=house', 'keyword=house', false],
    ['', '', false],
  ])('?%s is the page ?%s, listed: %s', async (query, canonical, isListed) => {
    const { status, head } = await renderPage(server.services, 'hotelList', { query })
    const { links, metas } = readHead(head)
    expect([status, links.canonical]).toEqual([200, `${site}/hotel/list${canonical === '' ? '' : '?'}${canonical}`])
    expect(metas['og:url']).toBe(links.canonical)
    expect(metas.robots?.startsWith('noindex')).toBe(!isListed)
    expect(head).not.toContain('T0PSECRET')
    expect(addressesIn(head).join('\n')).not.toMatch(/[?&](?:token|uid|ticket|utm_source|gclid|checkIn)=/)
  })

  test('a list without hotels is not to be listed', async () => {
    const { db } = server.services.database
    const { hotelId } = await addHotel(db)
    const { cityId } = await request('getHotelDetail', { id: hotelId })
    await db.update(hotel).set({ isOnSale: false }).where(eq(hotel.id, hotelId))
    await bumpCatalogueVersion(db)
    const head = await list(`cityId=${cityId}`)
    expect([head.title, head.metas.robots]).toEqual(['Hotels in Hangzhou · Staylark', 'noindex,follow'])
    expect(head.things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
  })

  test.each(['cityId=atlantis', `cityId=${'x'.repeat(41)}`, 'cityId=%3Cscript%3E', 'cityId=atlantis&rooms=500'])(
    'there is no city ?%s',
    async (query) => {
      const { status, head } = await renderPage(server.services, 'hotelList', { query })
      expect([status, readHead(head).metas]).toEqual([404, { robots: 'noindex' }])
    },
  )

  test('what was searched for is text', async () => {
    const keyword = `"</script><b>'& 湖`
    const head = await list(`keyword=${encodeURIComponent(keyword)}`)
    expect(head.title).toBe(`Hotels for “${keyword}” · Staylark`)
    expect(new URL(head.links.canonical ?? '').searchParams.get('keyword')).toBe(keyword)
  })

  test.each([
    ['cityId=shanghai&grades=4,5', 'grades=5,4&token=T&cityId=shanghai', true],
    ['cityId=shanghai', 'cityId=shanghai&utm_source=mail', true],
    ['cityId=shanghai', 'cityId=kyoto', false],
    ['cityId=shanghai', 'cityId=shanghai&checkIn=2026-12-04&checkOut=2026-12-05', false],
  ])('?%s and ?%s are made as one page: %s', (one, other, isSame) =>
    expect(pageKey('hotelList', { query: one }) === pageKey('hotelList', { query: other })).toBe(isSame),
  )
})

describe('the home page of a city', () => {
  test('has the facts of the API', async () => {
    const info = await request('getCityInfo', { cityId: 'kyoto' })
    const { list: cards } = await request('listHotels', { cityId: 'kyoto', pageSize: 6 })
    const head = await city('cityId=kyoto')
    expect(head.title).toBe('Kyoto, Japan: where and when to stay · Staylark')
    expect(thingOf(head, 'TouristDestination')).toMatchObject({
      name: 'Kyoto',
      alternateName: '京都',
      description: info.intro,
      url: `${site}/hotel/city/info?cityId=kyoto`,
      image: head.metas['og:image'],
    })
    expect(itemsOf(thingOf(head, 'ItemList'))).toEqual(namesAndAddresses(cards))
    const found = thingOf(head, 'FAQPage').mainEntity.map((entry: Record<string, { text: string }>) => ({
      question: entry.name,
      answer: entry.acceptedAnswer?.text,
    }))
    expect(found).toEqual(info.faqs)
    expect(found.length).toBeGreaterThan(2)
  })

  test('a city that is its country is named once', async () =>
    expect((await city('cityId=singapore')).title).toBe('Singapore: where and when to stay · Staylark'))

  test.each(['cityId=kyoto', 'uid=u1&cityId=kyoto&token=T0PSECRET', 'cityId=kyoto&checkIn=2026-12-04&utm_source=x'])(
    '?%s is one page',
    async (query) => {
      const { head } = await renderPage(server.services, 'cityInfo', { query })
      expect(head).toBe((await renderPage(server.services, 'cityInfo', { query: 'cityId=kyoto' })).head)
      expect(readHead(head).links.canonical).toBe(`${site}/hotel/city/info?cityId=kyoto`)
      expect(pageKey('cityInfo', { query })).toBe(pageKey('cityInfo', { query: 'cityId=kyoto' }))
    },
  )

  test.each(['', 'cityId=', 'cityId=atlantis', 'cityId=%22%3E'])('there is no city ?%s', async (query) => {
    const { status, head } = await renderPage(server.services, 'cityInfo', { query })
    expect([status, readHead(head).metas]).toEqual([404, { robots: 'noindex' }])
  })
})
