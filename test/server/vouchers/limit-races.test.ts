import { eq } from 'drizzle-orm'
import { sku, skuBuyer } from '../../../server/kernel/database/schema/vouchers'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { mixClient } from '../../support/server/mix-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { voucherClient } from '../../support/server/voucher-client'

/** Submits at once by each of the two ways to buy. */
const SUBMITS = Number(process.env.RACE_SIZE ?? 20)
const LIMIT = 2
jest.setTimeout(30_000 + SUBMITS * 200)

let server: TestServer
let client: BookingClient

beforeAll(async () => {
  server = await startTestServer({ env: { UNPAID_ORDERS: '1000' }, connections: 20 })
  client = bookingClient(server, { isPatient: true })
})
afterAll(() => server.close())

test(`${2 * SUBMITS} submits of one person at once, with and without a date, hold no more vouchers than the limit`, async () => {
  const { db } = server.services.database
  const hotel = await addHotel(db, { stock: 9 })
  const { id: skuId } = await addSku(db, hotel, { limitPerUser: LIMIT })
  const person = await client.person()
  const [vouchers, mixes] = [voucherClient(client), mixClient(client)]
  const { verifyToken } = (await vouchers.submitPage(skuId, 1, person)).body
  const chosen = { skuId, quantity: 1, roomTypeId: hotel.roomTypeId, checkIn: '2026-12-08' }
  const { token } = (await mixes.page(chosen, person)).body
  const replies = await Promise.all(
    Array.from({ length: SUBMITS }, () => [vouchers.submit(person, verifyToken), mixes.submit(person, token)]).flat(),
  )
  const ordered = replies.filter(({ status }) => status === 200)
  expect(ordered.length).toBeGreaterThan(0)
  expect(ordered.length).toBeLessThanOrEqual(LIMIT)
  const refusals = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))
  expect(['limit_reached', 'duplicate_order']).toEqual(expect.arrayContaining([...refusals]))
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  const [buyer] = await db.select().from(skuBuyer).where(eq(skuBuyer.skuId, skuId))
  expect([row?.held, buyer?.quantity]).toEqual([ordered.length, ordered.length])
  await checkLedger(db)
})
