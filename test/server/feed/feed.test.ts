import type { WaterfallItem } from '@/contract/feed'
import { everyPage } from '../../support/server/every-page'
import { call, type Caller } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const request = (operationId: string, input: object = {}, caller: Caller = {}) =>
  call(server.app, operationId, input, caller)

describe('the feed', () => {
  test('holds every item once, to its end', async () => {
    const read = async (cursor?: string) =>
      (await request('getWaterfall', { pageSize: 50, ...(cursor ? { cursor } : {}) })).body
    const items = await everyPage<WaterfallItem>(read)
    const keys = items.map((item) => (item.bizType === 'coupon' ? item.data.skuId : item.data.id))
    expect(items.length).toBeGreaterThan(50)
    expect(new Set(keys).size).toBe(items.length)
  })

  test('counts likes exactly, however often they are set', async () => {
    const [ann, bob] = [await signIn(server.services), await signIn(server.services)]
    const momentOf = async (caller: Caller = {}) => {
      const { list } = (await request('getWaterfall', {}, caller)).body
      return list.find(({ bizType }: WaterfallItem) => bizType === 'moment').data
    }
    const { id, likeCount } = await momentOf()
    const like = (isLike: boolean, caller: Caller) => request('like', { bizType: 'moment', bizId: id, isLike }, caller)
    const both = await Promise.all([like(true, ann), like(true, ann), like(true, bob)])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await momentOf(ann)).toMatchObject({ isLike: true, likeCount: likeCount + 2 })
    expect((await like(false, ann)).body).toEqual({ isLike: false, likeCount: likeCount + 1 })
    expect((await like(false, ann)).body).toEqual({ isLike: false, likeCount: likeCount + 1 })
    expect(await momentOf()).toMatchObject({ isLike: false, likeCount: likeCount + 1 })
    expect((await request('like', { bizType: 'moment', bizId: 'none', isLike: true }, ann)).status).toBe(404)
    expect((await like(true, {})).status).toBe(401)
  })

  test('a post has the lowest price of its hotel for the stay, and its days', async () => {
    const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 1, adults: 2, children: 0 }
    const { list } = (await request('getWaterfall', { pageSize: 50, ...stay })).body
    const moments = list.flatMap(({ bizType, data }: WaterfallItem) => (bizType === 'moment' ? [data] : []))
    const priced = moments.filter(({ from }: { from: object | null }) => from !== null)
    expect(priced.length).toBeGreaterThan(0)
    for (const { hotelId, from } of priced.slice(0, 5)) {
      const offers = (await request('getPackageInfoFull', { hotelId, ...stay })).body
      expect(from).toMatchObject({ checkIn: '2026-12-01', checkOut: '2026-12-03' })
      expect(from.price.totalMinor).toBe(offers.from.totalMinor)
    }
  })

  test('without a stay it is each hotel’s own tomorrow', async () => {
    const { list } = (await request('listFeedMoments', { cityId: 'tokyo' })).body
    const days = list.flatMap(({ from }: { from: { checkIn: string } | null }) => (from ? [from.checkIn] : []))
    const tokyo = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' })
    const tomorrow = tokyo.format(new Date(server.clock.now().getTime() + 86_400_000))
    expect(days.length).toBeGreaterThan(0)
    expect(new Set(days)).toEqual(new Set([tomorrow]))
  })

  test('a card marks its hotel or city as viewed, for its viewer', async () => {
    const device: Caller = { deviceId: 'looker' }
    const hotelOf = async (caller: Caller): Promise<WaterfallItem> =>
      (await request('getWaterfall', { pageSize: 50 }, caller)).body.list.find(
        ({ bizType }: WaterfallItem) => bizType === 'hotel',
      )
    const { data, why } = await hotelOf({})
    expect(why ?? '').not.toMatch(/looked/)
    const view = { businessType: 'hotel', businessId: 'id' in data ? data.id : '' }
    await request('receiveRecommendLog', view, device)
    expect((await hotelOf(device)).why).toBe('You looked at this stay')
    expect((await hotelOf({ deviceId: 'other' })).why ?? '').not.toMatch(/looked/)
  })

  test('posts are of one hotel or city where one is named, each once to the end', async () => {
    const all = await everyPage<{ id: string; hotelId: string }>(
      async (cursor) => (await request('listFeedMoments', { pageSize: 7, ...(cursor ? { cursor } : {}) })).body,
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const [first] = all
    const { list } = (await request('listFeedMoments', { hotelId: first?.hotelId })).body
    expect(list.map(({ id }: { id: string }) => id)).toEqual(
      all.filter(({ hotelId }) => hotelId === first?.hotelId).map(({ id }) => id),
    )
  })

  test.each(['listCoupons', 'listFeedMoments', 'getWaterfall'])('%s refuses a place of another list', async (name) => {
    const { nextCursor } = (await request('searchHotels', { cityId: 'tokyo', pageSize: 1 })).body
    expect((await request(name, { cursor: nextCursor })).status).toBe(400)
    expect((await request(name, { cursor: 'nonsense' })).status).toBe(400)
  })

  test('vouchers are of one city where one is named', async () => {
    const { list } = (await request('listCoupons', { cityId: 'tokyo' }, { headers: { currency: 'USD' } })).body
    expect(list.length).toBeGreaterThan(0)
    for (const { districtPath, currencyCode } of list) {
      expect([districtPath.slice(0, 7), currencyCode]).toEqual(['Tokyo ·', 'USD'])
    }
  })
})

describe('prices', () => {
  test.each([
    ['at home', {}, 'CNY'],
    ['abroad', { 'cf-ipcountry': 'FR' }, 'USD'],
    ['abroad, with a currency of one’s own', { 'cf-ipcountry': 'FR', currency: 'EUR' }, 'EUR'],
    ['at home, with a currency that there is not', { currency: 'shells' }, 'CNY'],
  ])('%s', async (_case, headers: Record<string, string>, currencyCode) => {
    const { list } = (await request('listCoupons', { cityId: 'tokyo' }, { headers })).body
    expect(new Set(list.map((coupon: { currencyCode: string }) => coupon.currencyCode))).toEqual(
      new Set([currencyCode]),
    )
  })
})

describe('pictures', () => {
  test.each([240, 480, 960])('come %i px wide, for ever the same', async (width) => {
    const [{ data }] = (await request('getWaterfall')).body.list
    const id = data.headImg.url.slice('/pictures/480/'.length)
    const reply = await server.app.inject(`/pictures/${width}/${id}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  test.each([
    '/pictures/481/city-day-01.webp',
    '/pictures/480/none.webp',
    '/pictures/480/..%2Fmanifest.json',
    '/pictures/480/city-day-01.png',
  ])('%s is not found', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404)
  })
})

test.each([
  ['8.8.8.8', 'USD'],
  ['114.114.114.114', 'CNY'],
  ['10.0.0.1', 'CNY'],
])('whoever names no currency and asks from %s sees prices in %s', async (address, currencyCode) => {
  const { body } = await call(server.app, 'listCoupons', {}, { headers: { 'x-forwarded-for': address } })
  expect(body.list[0].currencyCode).toBe(currencyCode)
})
