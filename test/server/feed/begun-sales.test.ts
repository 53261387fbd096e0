import { eq } from 'drizzle-orm'
import { sku } from '../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { call, type Caller } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let hotel: TestHotel
beforeAll(async () => {
  server = await startTestServer()
  hotel = await addHotel(server.services.database.db)
})
beforeEach(() => server.services.database.db.delete(sku))
afterAll(() => server.close())

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS)
const request = async (operationId: string, input: object = {}, caller: Caller = {}) =>
  (await call(server.app, operationId, input, caller)).body

/** Ids of the vouchers in the list of all and on their hotel's page. */
async function shown(): Promise<string[][]> {
  const { list } = await request('listCoupons')
  const { coupons } = await request('getHotelDetail', { id: hotel.hotelId })
  return [list, coupons].map((cards: { skuId: string }[]) => cards.map(({ skuId }) => skuId))
}

test('a voucher is listed from the instant its sale begins to the instant it ends', async () => {
  const { id } = await addSku(server.services.database.db, hotel, { saleStart: inHours(2), saleEnd: inHours(5) })
  expect(await shown()).toEqual([[], []])
  server.clock.advance(2 * HOUR_MS)
  expect(await shown()).toEqual([[id], [id]])
  server.clock.advance(3 * HOUR_MS)
  expect(await shown()).toEqual([[], []])
})

test('a product stands once in a list, by its first choice that can be bought', async () => {
  const { db } = server.services.database
  const first = await addSku(db, hotel, { variant: 'Weekdays', stock: 1 })
  const second = await addSku(db, hotel, { variant: 'Weekend', productId: first.id })
  expect(await shown()).toEqual([[first.id], [first.id]])
  await db.update(sku).set({ sold: 1 }).where(eq(sku.id, first.id))
  expect(await shown()).toEqual([[second.id], [second.id]])
})

test('a wish list shows a voucher whose sale is to come, and names one whose sale is over', async () => {
  const person = await signIn(server.services)
  const { id } = await addSku(server.services.database.db, hotel, { saleStart: inHours(0.1), saleEnd: inHours(0.2) })
  await request('addCollection', { bizType: 'coupon', bizId: id }, person)
  const kinds = async () => {
    const { list } = await request('listCollection', { bizType: 'coupon' }, person)
    return list.map(({ kind }: { kind: string }) => kind)
  }
  expect(await kinds()).toEqual(['coupon'])
  server.clock.advance(0.2 * HOUR_MS)
  expect(await kinds()).toEqual(['gone'])
})
