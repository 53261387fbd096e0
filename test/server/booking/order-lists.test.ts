import { sql } from 'drizzle-orm'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualStay } from '../../support/server/booking-client'
import { setVip } from '../../support/server/set-vip'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let ada: SignedInPerson

beforeAll(async () => {
  server = await startTestServer({ env: { UNPAID_ORDERS: '1000' } })
  client = bookingClient(server)
})
beforeEach(async () => {
  ada = await client.person()
})
afterAll(() => server.close())

interface Names {
  readonly hotel?: string
  readonly local?: string
  readonly city?: string
  readonly cityLocal?: string
}

/** Books a new hotel with these names for a person; a minute passes. */
async function bookNamed(names: Names = {}, person = ada): Promise<{ orderid: string; orderNo: string }> {
  const { db } = server.services.database
  const { hotelId, pid } = await addHotel(db)
  const { hotel = 'Lakeside House', local = '湖畔居', city = 'Hangzhou', cityLocal = '杭州' } = names
  await db.execute(sql`update hotel set name = ${hotel}, local_name = ${local} where id = ${hotelId}`)
  await db.execute(sql`
    update city set name = ${city}, local_name = ${cityLocal}
    where id = (select city_id from hotel where id = ${hotelId})`)
  const order = await client.book(person, pid)
  server.clock.advance(60_000)
  return order
}

const list = async (input: object = {}, operationId = 'listOrders', person = ada) =>
  (await client.request(operationId, input, person)).body

const idsOf = async (input: object = {}, operationId = 'listOrders'): Promise<string[]> =>
  (await list(input, operationId)).list.map(({ orderid }: { orderid: string }) => orderid)

const change = (orderid: string, set: string) =>
  server.services.database.db.execute(sql.raw(`update purchase set ${set} where id = '${orderid}'`))

describe('searching', () => {
  test.each([
    ['a part of the name', 'lake'],
    ['another case and width', 'ＬＡＫＥＳＩＤＥ'],
    ['words in any order', 'house lakeside'],
    ['the local name', '湖畔'],
    ['a city in traditional characters', '杭州'],
    ['pinyin', 'hupan'],
    ['the city', 'Hangzhou'],
    ['the city in its script', '杭州'],
    ['hotel and city', 'lakeside 杭州'],
    ['white space around', '  lakeside  '],
  ])('finds an order by %s', async (_case, keyword) => {
    const { orderid } = await bookNamed()
    await bookNamed({ hotel: 'Zum Löwen', local: '', city: 'Zürich', cityLocal: '' })
    expect(await idsOf({ keyword })).toEqual([orderid])
  })

  test.each(['zurich', 'ZÜRICH', 'lowen'])('accents make no difference: %s', async (keyword) => {
    await bookNamed()
    const { orderid } = await bookNamed({ hotel: 'Zum Löwen', local: '', city: 'Zürich', cityLocal: '' })
    expect(await idsOf({ keyword })).toEqual([orderid])
  })

  test('finds by the order number, whole or in part, however it is spelled', async () => {
    const { orderid, orderNo } = await bookNamed()
    await bookNamed()
    const digits = orderNo.slice(2)
    for (const keyword of [orderNo, orderNo.toLowerCase(), digits, `${digits.slice(0, 6)} ${digits.slice(6)}`])
      expect(await idsOf({ keyword })).toEqual([orderid])
  })

  test('finds nothing by the names of people, and nothing that is not there', async () => {
    await bookNamed()
    for (const keyword of ['Guest 1', 'Ada', 'ada@example.com', '%', '_', 'SL%'])
      expect(await idsOf({ keyword })).toEqual([])
  })

  test.each(['', '   ', '-'])('a keyword of %j is none', async (keyword) => {
    const { orderid } = await bookNamed()
    expect(await idsOf({ keyword })).toEqual([orderid])
  })

  test('a keyword that is too long is refused', async () => {
    expect((await client.request('listOrders', { keyword: 'x'.repeat(81) }, ada)).status).toBe(400)
  })

  test('within a tab', async () => {
    const { orderid } = await bookNamed()
    expect(await idsOf({ keyword: 'lakeside', tab: 'to_pay' })).toEqual([orderid])
    expect(await idsOf({ keyword: 'lakeside', tab: 'completed' })).toEqual([])
  })

  test('is paged like the list, each order once', async () => {
    const booked: string[] = []
    for (let count = 0; count < 5; count++) {
      booked.unshift((await bookNamed()).orderid)
      await bookNamed({ hotel: 'Elsewhere', local: '' })
    }
    await change(booked[1] ?? '', `created_at = (select created_at from purchase where id = '${booked[2]}')`)
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page = await list({ keyword: 'lakeside', pageSize: 2, ...(cursor === null ? {} : { cursor }) })
      expect(page.list.length).toBeLessThanOrEqual(2)
      found.push(...page.list.map(({ orderid }: { orderid: string }) => orderid))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(found.toSorted()).toEqual(booked.toSorted())
  })

  test('nothing of another person is found', async () => {
    const eve = await client.person()
    const { orderNo } = await bookNamed()
    for (const keyword of ['lakeside', orderNo]) expect((await list({ keyword }, 'listOrders', eve)).list).toEqual([])
  })

  test('a hidden order is not found', async () => {
    const { orderid } = await bookNamed()
    await change(orderid, 'deleted_at = created_at')
    expect(await idsOf({ keyword: 'lakeside' })).toEqual([])
  })
})

describe('narrowed lists', () => {
  test('new orders are those placed after the newest one that was seen', async () => {
    const first = await bookNamed()
    expect(await idsOf({}, 'listNewOrders')).toEqual([first.orderid])
    const { createdAt } = (await list()).list[0]
    expect((await client.request('markOrdersSeen', { until: createdAt }, ada)).body).toEqual({ ok: true })
    expect(await idsOf({}, 'listNewOrders')).toEqual([])
    const second = await bookNamed()
    expect(await idsOf({}, 'listNewOrders')).toEqual([second.orderid])
    expect(await idsOf()).toEqual([second.orderid, first.orderid])
  })

  test('the mark never moves back, nor past now', async () => {
    await client.request('markOrdersSeen', { until: '2999-01-01T00:00:00.000Z' }, ada)
    server.clock.advance(1)
    await client.request('markOrdersSeen', { until: '2000-01-01T00:00:00.000Z' }, ada)
    expect(await idsOf({}, 'listNewOrders')).toEqual([])
    const { orderid } = await bookNamed()
    expect(await idsOf({}, 'listNewOrders')).toEqual([orderid])
  })

  test('orders that an operator placed, and orders abroad', async () => {
    const [byOperator, abroad] = [await bookNamed(), await bookNamed()]
    await change(byOperator.orderid, `placed_by = 'operator'`)
    await change(abroad.orderid, 'is_abroad = true')
    expect(await idsOf({}, 'listBgOrders')).toEqual([byOperator.orderid])
    expect(await idsOf({}, 'listAbroadOrders')).toEqual([abroad.orderid])
    expect(await idsOf({ keyword: 'nowhere' }, 'listAbroadOrders')).toEqual([])
    expect(await idsOf({ tab: 'completed' }, 'listBgOrders')).toEqual([])
  })
})

describe('the VIP type of an order', () => {
  const vipTypeOf = async (orderid: string) => (await client.request('getOrderVipType', { orderid }, ada)).body

  test('is none where the price was the public one', async () => {
    const { orderid } = await bookNamed()
    expect(await vipTypeOf(orderid)).toMatchObject({ orderid, vipType: 'none', savedMinor: 0, currencyAmount: '0' })
  })

  test('is that of the price that was paid, also once the traveler is no longer a VIP', async () => {
    await setVip(server, ada.uid, true)
    const { pid } = await addHotel(server.services.database.db, { memberPercent: 10 })
    const verified = await client.request('verifyPackageTrade', { pid, ...usualStay }, ada)
    const { orderid } = (await client.submit(ada, verified.body.verifyToken)).body
    await setVip(server, ada.uid, false)
    expect(await vipTypeOf(orderid)).toMatchObject({ vipType: 'vip', savedMinor: 20_000, currencyAmount: '200' })
  })
})
