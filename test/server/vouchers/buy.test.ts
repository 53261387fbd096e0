import { eq } from 'drizzle-orm'
import { sku, voucher } from '../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { countOf, stockOf } from '../../support/server/sku-stock'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { voucherClient, type VoucherClient } from '../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  vouchers = voucherClient(client)
  hotel = await addHotel(server.services.database.db)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

test('vouchers are held, paid, and stand in the wallet with codes of their own', async () => {
  const { id } = await addSku(server.services.database.db, hotel)
  const person = await client.person()
  const { orderid, payId } = await vouchers.order(person, id, 3)
  expect(await stockOf(server, id)).toEqual({ held: 3, sold: 0 })
  await client.pay(payId)
  expect(await stockOf(server, id)).toEqual({ held: 0, sold: 3 })
  const order = await vouchers.detail(person, orderid)
  expect(order).toMatchObject({ type: 'coupon', status: 'TO_USE', quantity: 3, openCount: 3, totalMinor: 240_000 })
  expect(order.vouchers.map(({ status }: { status: string }) => status)).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
  const { list } = (await client.request('listVouchers', {}, person)).body
  const codes = await Promise.all(
    list.map(async ({ voucherId }: { voucherId: string }) => {
      const { code } = (await client.request('showVoucherCode', { voucherId }, person)).body
      return code
    }),
  )
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('no code stands in clear in the database', async () => {
  const { id } = await addSku(server.services.database.db, hotel)
  const person = await client.person()
  await vouchers.buy(person, id)
  const [row] = await server.services.database.db.select().from(voucher).where(eq(voucher.skuId, id))
  const { code } = (await client.request('showVoucherCode', { voucherId: row?.id }, person)).body
  expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''))
  expect(JSON.stringify(row)).not.toContain(code)
})

test('an order that is not paid in time gives stock and count back', async () => {
  const { id } = await addSku(server.services.database.db, hotel, { limitPerUser: 2 })
  const person = await client.person()
  await vouchers.order(person, id, 2)
  expect([await stockOf(server, id), await countOf(server, id)]).toEqual([{ held: 2, sold: 0 }, 2])
  server.clock.advance(16 * 60_000)
  await client.work()
  expect([await stockOf(server, id), await countOf(server, id)]).toEqual([{ held: 0, sold: 0 }, 0])
})

test('the number is clamped to what there is, and said', async () => {
  const { id } = await addSku(server.services.database.db, hotel, { stock: 2 })
  const { body } = await vouchers.submitPage(id, 5)
  expect(body).toMatchObject({ quantity: 2, wantedQuantity: 5, mostQuantity: 2, totalMinor: 160_000 })
})

test.each([
  ['sold out', { stock: 0 }, 'sold_out'],
  ['not begun', { saleStart: new Date('2030-01-01') }, 'not_started'],
  ['ended', { saleEnd: new Date('2020-01-01') }, 'ended'],
])('what is %s has no token', async (_name, change, state) => {
  const { id } = await addSku(server.services.database.db, hotel, change)
  const { body } = await vouchers.submitPage(id)
  expect(body).toMatchObject({ verifyToken: null, product: { state } })
})

test('nobody has more than the limit, by whatever orders', async () => {
  const { id } = await addSku(server.services.database.db, hotel, { limitPerUser: 2 })
  const person = await client.person()
  const page = await vouchers.submitPage(id, 2, person)
  await vouchers.buy(person, id, 2)
  const again = await vouchers.submit(person, page.body.verifyToken)
  expect([again.status, again.body.code]).toEqual([409, 'limit_reached'])
  expect(await countOf(server, id)).toBe(2)
})

test('a changed price or term is refused with nothing held', async () => {
  const { db } = server.services.database
  const { id } = await addSku(db, hotel)
  const person = await client.person()
  const page = await vouchers.submitPage(id, 1, person)
  await db.update(sku).set({ priceMinor: 90_000 }).where(eq(sku.id, id))
  const reply = await vouchers.submit(person, page.body.verifyToken)
  expect([reply.status, reply.body.code]).toEqual([409, 'price_changed'])
  expect(await stockOf(server, id)).toEqual({ held: 0, sold: 0 })
})

test('of many buyers at once exactly as many get vouchers as there are', async () => {
  const { id } = await addSku(server.services.database.db, hotel, { stock: 5 })
  const people = await Promise.all(Array.from({ length: 20 }, () => client.person()))
  const { verifyToken } = (await vouchers.submitPage(id)).body
  const replies = await Promise.all(people.map((person) => vouchers.submit(person, verifyToken)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await stockOf(server, id)).toEqual({ held: 5, sold: 0 })
})

test('the list of bookings has vouchers beside stays, and a tab for them', async () => {
  const { id } = await addSku(server.services.database.db, hotel)
  const person = await client.person()
  await client.book(person, hotel.pid)
  server.clock.advance(1_000)
  const orderid = await vouchers.buy(person, id)
  const all = (await client.request('listOrders', {}, person)).body.list
  expect(all.map(({ type }: { type: string }) => type)).toEqual(['coupon', 'hotel'])
  const toUse = (await client.request('listOrders', { tab: 'to_use' }, person)).body.list
  expect(toUse.map((order: { orderid: string }) => order.orderid)).toEqual([orderid])
  expect((await client.request('countOrders', {}, person)).body).toMatchObject({ to_use: 1, to_pay: 1 })
  const found = (await client.request('listOrders', { keyword: 'lake night' }, person)).body.list
  expect(found.map(({ type }: { type: string }) => type)).toEqual(['coupon'])
})
