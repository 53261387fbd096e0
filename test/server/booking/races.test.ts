import { expireHolds } from '../../../server/booking/cancel'
import { moveCharge } from '../../../server/demo/gateway/provider'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import type { BookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { AT_ONCE, bookMany, countStates, race, raceMs, startRaceServer } from '../../support/server/race'
import { callbackBody, deliverCallback } from '../../support/server/send-callback'
import type { TestServer } from '../../support/server/start-test-server'

/** Orders that race in each test; `npm run reliability` races 1,000. */
const ORDERS = Number(process.env.RACE_SIZE ?? 50)
jest.setTimeout(raceMs(ORDERS))

let server: TestServer
let client: BookingClient

beforeAll(async () => {
  ;({ server, client } = await startRaceServer())
})
afterAll(() => server.close())

async function ordersAtTheGateway(hotel: TestHotel) {
  const orders = await bookMany(client, hotel)
  return Promise.all(
    orders.map(async (order) => ({
      ...order,
      bankOrderId: String((await client.createPayment(order.payId)).body.bankOrderId),
    })),
  )
}

test('money and time-out at once: an order is confirmed with its rooms or closed without them', () =>
  race(server, client, { orders: ORDERS }, async (hotel) => {
    const orders = await ordersAtTheGateway(hotel)
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
    expect(await countStates(server, hotel)).toEqual(
      Object.fromEntries(
        [
          ['CONFIRMED', taken.length],
          ['CLOSED_TIMEOUT', AT_ONCE - taken.length],
        ].filter(([, amount]) => amount !== 0),
      ),
    )
  }))

test('money that arrives despite a closed charge is never retained without a room', () =>
  race(server, client, { orders: ORDERS }, async (hotel) => {
    const orders = await ordersAtTheGateway(hotel)
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
    const { CONFIRMED = 0, REFUNDED = 0, ...others } = await countStates(server, hotel)
    expect(others).toEqual({})
    expect(CONFIRMED + REFUNDED).toBe(AT_ONCE)
  }))

test('money and cancelling at once: either the booking is cancelled or it is paid', () =>
  race(server, client, { orders: ORDERS }, async (hotel) => {
    const orders = await ordersAtTheGateway(hotel)
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
    const { CONFIRMED = 0, CANCELLED = 0, ...others } = await countStates(server, hotel)
    expect([CONFIRMED, CANCELLED, others]).toEqual([AT_ONCE - isCancelled, isCancelled, {}])
  }))

test('many attempts at once leave one open', async () => {
  const hotel = await addHotel(server.services.database.db)
  const { payId } = await client.book(await client.person(), hotel.pid)
  const replies = await Promise.all(Array.from({ length: 30 }, () => client.createPayment(payId)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  await checkLedger(server.services.database.db)
  await client.work()
  await client.pay(payId)
  expect(await client.statusOf(payId)).toBe('CONFIRMED')
  await checkLedger(server.services.database.db, 'settled')
})
