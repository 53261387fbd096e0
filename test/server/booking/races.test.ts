import { expireHolds } from '../../../server/booking/cancel'
import { moveCharge } from '../../../server/demo/gateway/provider'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { callbackBody, deliverCallback } from '../../support/server/send-callback'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** Orders that race at once: three for each connection, so that they queue without any running out of time. */
const AT_ONCE = 60
/** Orders that race in each test, 60 at a time; `npm run reliability` races 1,000. */
const ORDERS = Number(process.env.RACE_SIZE ?? AT_ONCE)
jest.setTimeout(30_000 + ORDERS * 600)

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  client = bookingClient(server)
})
afterAll(() => server.close())

/** Repeats a race of as many orders as fit at once, each time for a hotel of its own, until enough have raced; the ledger has to hold after each. */
async function race(raceOnce: () => Promise<void>): Promise<void> {
  for (let raced = 0; raced < ORDERS; raced += AT_ONCE) {
    hotel = await addHotel(server.services.database.db, { stock: AT_ONCE })
    await raceOnce()
    await client.work()
    await checkLedger(server.services.database.db, 'settled')
  }
}

async function unpaidOrders() {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => client.person()))
  return Promise.all(
    people.map(async (person) => {
      const order = await client.book(person, hotel.pid)
      const { bankOrderId } = (await client.createPayment(order.payId)).body
      return { ...order, person, bankOrderId: String(bankOrderId) }
    }),
  )
}

const counts = async () => {
  const { rows } = await server.services.database.db.execute<{ status: string; amount: number }>(
    `select status, count(*)::int as amount from purchase join hotel_order using (id) where hotel_id = '${hotel.hotelId}' group by status`,
  )
  return Object.fromEntries(rows.map(({ status, amount }) => [status, amount]))
}

test('money and time-out at once: an order is confirmed with its rooms or closed without them', () =>
  race(async () => {
    const orders = await unpaidOrders()
    const bodies = await Promise.all(orders.map(({ bankOrderId }) => callbackBody(server, bankOrderId)))
    server.clock.advance(15 * 60_000)
    const money = orders.map(async ({ bankOrderId }, index) => {
      const isTaken = await moveCharge(server.services.database.db, bankOrderId, ['open'], 'paid')
      return isTaken ? deliverCallback(server, bodies[index] ?? '') : null
    })
    const [replies] = await Promise.all([
      Promise.all(money),
      expireHolds(server.services),
      expireHolds(server.services),
      expireHolds(server.services),
    ])
    await client.work()
    const taken = replies.filter((reply) => reply !== null)
    expect(taken.every(({ status }) => status === 200)).toBe(true)
    expect(await counts()).toEqual(
      Object.fromEntries(
        [
          ['CONFIRMED', taken.length],
          ['CLOSED_TIMEOUT', AT_ONCE - taken.length],
        ].filter(([, amount]) => amount !== 0),
      ),
    )
  }))

test('money that arrives despite a closed charge is never retained without a room', () =>
  race(async () => {
    const orders = await unpaidOrders()
    server.clock.advance(15 * 60_000)
    const bodies = await Promise.all(orders.map(({ bankOrderId }) => callbackBody(server, bankOrderId)))
    await Promise.all([
      ...bodies.map((body) => deliverCallback(server, body)),
      expireHolds(server.services),
      expireHolds(server.services),
    ])
    await server.services.database.db.execute(
      `update sandbox_charge set state = 'paid' where state in ('open', 'closed')`,
    )
    await client.work()
    const { CONFIRMED = 0, REFUNDED = 0, ...others } = await counts()
    expect(others).toEqual({})
    expect(CONFIRMED + REFUNDED).toBe(AT_ONCE)
  }))

test('money and cancelling at once: either the booking is cancelled or it is paid', () =>
  race(async () => {
    const orders = await unpaidOrders()
    const cancelled = await Promise.all(
      orders.map(async ({ orderid, person, bankOrderId }, index) => {
        const pay = () => client.decide(bankOrderId, 'approve')
        const cancel = () => client.request('cancelHotelOrder', { orderid }, person, 'c')
        const [first, second] = index % 2 === 0 ? [pay(), cancel()] : [cancel(), pay()]
        const reply = await (index % 2 === 0 ? second : first)
        await Promise.all([first, second])
        return reply
      }),
    )
    await client.work()
    const isCancelled = cancelled.filter((reply) => reply?.status === 200).length
    const { CONFIRMED = 0, CANCELLED = 0, ...others } = await counts()
    expect([CONFIRMED, CANCELLED, others]).toEqual([AT_ONCE - isCancelled, isCancelled, {}])
  }))

test('many attempts at once leave one open', async () => {
  hotel = await addHotel(server.services.database.db)
  const { payId } = await client.book(await client.person(), hotel.pid)
  const replies = await Promise.all(Array.from({ length: 30 }, () => client.createPayment(payId)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  await checkLedger(server.services.database.db)
  await client.work()
  await client.pay(payId)
  expect(await client.statusOf(payId)).toBe('CONFIRMED')
  await checkLedger(server.services.database.db, 'settled')
})
