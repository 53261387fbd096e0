import { signAccessToken } from '../../../server/account/access-token'
import { beginStay, confirmOrder } from '../../../server/booking/confirm'
import { fewestRoomsLeft } from '../../../server/booking/inventory'
import type { RefundReport } from '../../../server/booking/payments/provider'
import { recordReport } from '../../../server/booking/payments/refunds'
import { findRefundsOfPurchase } from '../../../server/booking/repository/refunds'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, freeEndsAt, usualStay } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { decideAsHotel } from '../../support/server/model/operator-hand'
import { codeOf } from '../../support/server/model/outcomes'
import { checkInAt } from '../../support/server/order-in-state'
import {
  AT_ONCE,
  countStates,
  payMany,
  race,
  raceMs,
  type RacingOrder,
  startRaceServer,
} from '../../support/server/race'
import type { TestServer } from '../../support/server/start-test-server'

/** Races of each kind by room, and twice as many as by order; `npm run reliability` runs 1,000. */
const RACES = Number(process.env.RACE_SIZE ?? 100)
/** Rooms of the orders that race by room. */
const ROOMS = 4
jest.setTimeout(raceMs(RACES))

let server: TestServer
let client: BookingClient

beforeAll(async () => {
  ;({ server, client } = await startRaceServer())
})
afterAll(() => server.close())

const tools = { postHere: async () => 200 }

/** A way to cancel an order, or some rooms of it, at the quote of now; every call may come with another key. */
async function quoted({ orderid, person }: Omit<RacingOrder, 'orderNo'>, rooms?: string, more: object = {}) {
  const fresh = { ...person, token: await signAccessToken(server.services, person) }
  const named = rooms === undefined ? { orderid } : { orderid, rooms }
  const { quoteToken } = (await client.request('quoteCancel', named, fresh)).body
  const sent = { orderid, quoteToken, reason: 'other', ...more }
  return (key: string) => client.request('applyForCancel', sent, fresh, key)
}

const everyRoom = Array.from({ length: ROOMS }, (_, room) => String(room))
const isTaken = ({ status }: { status: number }) => status === 200

test('two applications for the same room at once: one is taken, the other refused, money goes back once', () =>
  race(server, client, { orders: RACES / ROOMS, rooms: ROOMS }, async (hotel) => {
    const orders = await payMany(server, client, hotel, { isConfirmed: true, rooms: ROOMS })
    for (const room of everyRoom) {
      const applications = await Promise.all(orders.map((order) => quoted(order, room)))
      const replies = await Promise.all(
        applications.map((apply) => Promise.all([apply(`first-${room}`), apply(`second-${room}`)])),
      )
      const statuses = replies.map((pair) => pair.map(({ status }) => status).toSorted())
      expect(statuses).toEqual(applications.map(() => [200, 409]))
    }
    await client.work()
    expect(await countStates(server, hotel)).toEqual({ REFUNDED: AT_ONCE })
  }))

test('four applications for a room each of one order at once: each is taken, and the order is over with the last', () =>
  race(server, client, { orders: RACES / ROOMS, rooms: ROOMS }, async (hotel) => {
    const orders = await payMany(server, client, hotel, { isConfirmed: true, rooms: ROOMS })
    const ofOrders = await Promise.all(
      orders.map((order) => Promise.all(everyRoom.map(async (room) => [room, await quoted(order, room)] as const))),
    )
    const replies = await Promise.all(ofOrders.flatMap((ofOrder) => ofOrder.map(([room, apply]) => apply(room))))
    expect(replies.filter((reply) => !isTaken(reply))).toEqual([])
    await client.work()
    expect(await countStates(server, hotel)).toEqual({ REFUNDED: AT_ONCE })
  }))

/** Cancels a room and lets the hotel confirm at once, every other time the hotel first. */
async function cancelAndConfirm(order: RacingOrder, index: number): Promise<void> {
  const apply = await quoted(order, '0')
  const confirm = () => confirmOrder(server.services, { orderId: order.orderid }, tools)
  const earlier = index % 2 === 0 ? confirm() : null
  const reply = apply('room')
  await (earlier ?? confirm())
  expect((await reply).status).toBe(200)
}

test('a room cancelled and the order confirmed at once: both happen. The rest cancelled and check-in at once: one of them', () =>
  race(server, client, { orders: RACES / 2, rooms: 2 }, async (hotel) => {
    const orders = await payMany(server, client, hotel, { isConfirmed: false, rooms: 2 })
    await Promise.all(orders.map(cancelAndConfirm))
    expect(await countStates(server, hotel)).toEqual({ PARTIAL_REFUNDED: AT_ONCE })
    server.clock.set(checkInAt)
    const applications = await Promise.all(orders.map((order) => quoted(order)))
    const replies = await Promise.all(
      applications.map(async (apply, at) => {
        const orderId = orders[at]?.orderid ?? ''
        const [reply] = await Promise.all([apply('rest'), beginStay(server.services, { orderId }, tools)])
        return reply
      }),
    )
    const refused = replies.filter((reply) => !isTaken(reply))
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'order_state'))
    const { CANCELLED_WITH_FEE = 0, CHECKED_IN = 0, ...others } = await countStates(server, hotel)
    expect([CANCELLED_WITH_FEE, CHECKED_IN, others]).toEqual([AT_ONCE - refused.length, refused.length, {}])
  }))

test('a fee waived and not waived at once: one of them, and the other is refused', () =>
  race(server, client, { orders: RACES / 2 }, async (hotel) => {
    const orders = await payMany(server, client, hotel, { isConfirmed: true })
    server.clock.set(freeEndsAt)
    await Promise.all(orders.map(async (order) => (await quoted(order, undefined, { requestsWaiver: true }))('waive')))
    expect(await countStates(server, hotel)).toEqual({ CANCEL_APPLIED: AT_ONCE })
    const outcomes = await Promise.all(
      orders.map(({ orderNo }, index) => {
        const decide = (decision: 'waive' | 'refuse') => codeOf(() => decideAsHotel(server.services, orderNo, decision))
        return Promise.all(index % 2 === 0 ? [decide('waive'), decide('refuse')] : [decide('refuse'), decide('waive')])
      }),
    )
    expect(outcomes.map((pair) => pair.toSorted())).toEqual(orders.map(() => ['ok', 'order_state']))
    const waived = outcomes.filter(([first], index) => (first === 'ok') === (index % 2 === 0)).length
    await client.work()
    const { REFUNDED = 0, CONFIRMED = 0, ...others } = await countStates(server, hotel)
    expect([REFUNDED, CONFIRMED, others]).toEqual([waived, AT_ONCE - waived, {}])
  }))

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

test('reports of a refund that come twice, at once and in any order count once, and so does a late failure', () =>
  race(server, client, { orders: RACES / ROOMS, rooms: ROOMS }, async (hotel) => {
    const orders = await payMany(server, client, hotel, { isConfirmed: true, rooms: ROOMS })
    for (const room of everyRoom) {
      // Later than a refund takes in more rooms.
      server.clock.advance(61_000)
      await Promise.all(orders.map(async (order) => (await quoted(order, room))(room)))
    }
    const { db } = server.services.database
    const refunds = await Promise.all(orders.map(({ orderid }) => findRefundsOfPurchase(db, orderid)))
    expect(refunds.map((ofOrder) => ofOrder.length)).toEqual(orders.map(() => ROOMS))
    /** Reports of one refund of each order at a time, all at once. */
    const report = async (...states: RefundReport['state'][]) => {
      for (const room of everyRoom)
        await Promise.all(
          refunds.flatMap((ofOrder, at) =>
            rotated(states, at).map((state) =>
              recordReport(server.services, ofOrder[Number(room)]?.id ?? '', { state, failReason: null }),
            ),
          ),
        )
    }
    await report('done', 'pending', 'waiting_for_balance', 'done', 'unknown')
    expect(await countStates(server, hotel)).toEqual({ REFUNDED: AT_ONCE })
    await report('failed', 'failed', 'pending', 'waiting_for_balance')
    await report('done')
    expect(await countStates(server, hotel)).toEqual({ AUTO_REFUNDING: AT_ONCE })
  }))

test('one key two hundred times at once cancels once, and every reply is the same, byte for byte', async () => {
  const hotel = await addHotel(server.services.database.db)
  const person = await client.person()
  const { orderid, payId } = await client.book(person, hotel.pid)
  await client.pay(payId)
  const apply = await quoted({ orderid, payId, person })
  const replies = await Promise.all(Array.from({ length: 200 }, () => apply('one-key')))
  expect([...new Set(replies.map(({ text }) => text))]).toEqual([expect.stringContaining('"status":"CANCELLED"')])
  expect(await findRefundsOfPurchase(server.services.database.db, orderid)).toHaveLength(1)
  await client.work()
  await checkLedger(server.services.database.db, 'settled')
})

test('rooms that come back while others are booked are sold again, none of them twice', () =>
  race(server, client, { orders: RACES / ROOMS, rooms: ROOMS }, async (hotel) => {
    const { verifyToken } = (await client.verify(hotel.pid)).body
    const orders = await payMany(server, client, hotel, { isConfirmed: true, rooms: ROOMS })
    const applications = await Promise.all(orders.map((order) => quoted(order, '1,3')))
    const people = await Promise.all(Array.from({ length: AT_ONCE * ROOMS }, () => client.person()))
    const [replies] = await Promise.all([
      Promise.all(people.map((person) => client.submit(person, verifyToken))),
      Promise.all(applications.map((apply) => apply('k'))),
    ])
    const refused = replies.filter((reply) => !isTaken(reply))
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'sold_out'))
    const left = AT_ONCE * 2 - (replies.length - refused.length)
    expect(await fewestRoomsLeft(server.services.database.db, hotel.roomTypeId, [usualStay])).toEqual([left])
  }))
