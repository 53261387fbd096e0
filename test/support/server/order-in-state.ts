import type { OrderStatus } from '@/contract/order'
import type { HotelOrderEvent } from '@/domain/orders/hotel-order'
import { endStay, beginStay } from '../../../server/booking/confirm'
import { moveOrder } from '../../../server/booking/order-state'
import { findOrderByPayId } from '../../../server/booking/repository/orders'
import { findAttempts } from '../../../server/booking/repository/payments'
import { moveCharge } from '../../../server/demo/gateway/provider'
import { addHotel, type TestHotel } from './add-hotel'
import { type BookingClient, bookingClient, freeEndsAt } from './booking-client'
import { callbackBody, sendCallback } from './send-callback'
import { type SignedInPerson, withFreshToken } from './sign-in'
import type { TestServer } from './start-test-server'

/** Its check-in, 15:00 in Shanghai. */
export const checkInAt = new Date('2026-12-01T07:00:00Z')
const checkOutAt = new Date('2026-12-03T04:00:00Z')

/** An order that was brought into a state, for two rooms, and whose it is. */
export interface OrderInState {
  readonly orderid: string
  readonly orderNo: string
  readonly payId: string
  /** The newest attempt to pay it; empty where there is none. */
  readonly bankOrderId: string
  readonly hotel: TestHotel
  /** Rooms that are not cancelled, from 0. */
  readonly roomsLeft: readonly number[]
  /** With a token that is valid at the time at which the order is in its state. */
  readonly person: SignedInPerson
}

/** Brings an order from one state to the next. */
type Way = (server: TestServer, client: BookingClient, order: OrderInState) => Promise<unknown>

const goTo =
  (now: Date): Way =>
  async (server) =>
    server.clock.set(now)

/** Opens an attempt, takes its money at the gateway and delivers the callback; no job runs. */
const payWithoutJobs: Way = async (server, client, { payId }) => {
  const { bankOrderId } = (await client.createPayment(payId)).body
  await moveCharge(server.services.database.db, bankOrderId, ['open'], 'paid')
  await sendCallback(server, await callbackBody(server, bankOrderId))
}

const payAndConfirm: Way = (_server, client, { payId }) => client.pay(payId)

/** Cancels rooms, all where none are named, at the quote of now. */
const cancel =
  (more: { rooms?: string; requestsWaiver?: boolean } = {}): Way =>
  async (server, client, order) => {
    const person = await withFreshToken(server.services, order.person)
    const { rooms, requestsWaiver = false } = more
    const named = { orderid: order.orderid, ...(rooms === undefined ? {} : { rooms }) }
    const { quoteToken } = (await client.request('quoteCancel', named, person)).body
    const sent = { orderid: order.orderid, quoteToken, reason: 'other', requestsWaiver }
    return client.request('applyForCancel', sent, person, server.services.random.id())
  }

const happens =
  (event: HotelOrderEvent): Way =>
  async ({ services }, _client, { payId }) => {
    const order = await findOrderByPayId(services.database.db, payId)
    if (!order) throw new Error('there is no such order')
    const change = { actor: 'hotel', reason: 'As the test has it' } as const
    await services.database.transaction((tx) => moveOrder(tx, services, order, event, change))
  }

const arrive: Way = ({ services }, _client, { orderid }) =>
  beginStay(services, { orderId: orderid }, { postHere: async () => 200 })
const leave: Way = ({ services }, _client, { orderid }) =>
  endStay(services, { orderId: orderid }, { postHere: async () => 200 })
const work: Way = (_server, client) => client.work()

/** Money comes for an order that is closed and whose rooms are gone. */
const payTooLate: Way = async (server, client, order) => {
  const { bankOrderId } = (await client.createPayment(order.payId)).body
  server.clock.advance(16 * 60_000)
  await client.work()
  const { db } = server.services.database
  await db.execute(`update room_night set total = 0 where room_type_id = '${order.hotel.roomTypeId}'`)
  await moveCharge(db, bankOrderId, ['closed'], 'paid')
  await sendCallback(server, await callbackBody(server, bankOrderId))
}

const expire: Way = async (server, client) => {
  server.clock.advance(16 * 60_000)
  await client.work()
}

const cancelUnpaid: Way = async (server, client, { orderid, person }) =>
  client.request('cancelHotelOrder', { orderid }, person, server.services.random.id())

const ways: Readonly<Record<OrderStatus, readonly Way[]>> = {
  TO_PAY: [],
  CONFIRMING: [payWithoutJobs],
  CONFIRMED: [payAndConfirm],
  PARTIAL_REFUNDED: [payAndConfirm, cancel({ rooms: '0' }), work],
  CANCEL_APPLIED: [payAndConfirm, goTo(freeEndsAt), cancel({ requestsWaiver: true })],
  CHECKED_IN: [payAndConfirm, goTo(checkInAt), arrive],
  COMPLETED: [payAndConfirm, goTo(checkOutAt), leave],
  NO_SHOW: [payAndConfirm, goTo(checkInAt), happens('guest_did_not_arrive')],
  CLOSED_TIMEOUT: [expire],
  CANCELLED: [cancelUnpaid],
  CANCELLED_WITH_FEE: [payAndConfirm, goTo(freeEndsAt), cancel(), work],
  REJECTED: [payWithoutJobs, happens('rejected_by_hotel')],
  AUTO_REFUNDING: [payTooLate],
  REFUNDED: [payAndConfirm, cancel(), work],
}

/** Books two rooms of a new hotel for somebody new and brings the order into a state by the calls and jobs that lead there; moves the clock. */
export async function orderInState(server: TestServer, status: OrderStatus): Promise<OrderInState> {
  const client = bookingClient(server)
  const hotel = await addHotel(server.services.database.db, { stock: 5 })
  const person = await client.person()
  const { orderid, orderNo, payId } = await client.book(person, hotel.pid, { rooms: 2, adults: 2 })
  const order = { orderid, orderNo, payId, bankOrderId: '', hotel, roomsLeft: [0, 1], person }
  for (const take of ways[status]) await take(server, client, order)
  const reached = await client.statusOf(payId)
  if (reached !== status) throw new Error(`the order is ${reached}, not ${status}`)
  const { db } = server.services.database
  const [attempt] = await findAttempts(db, payId)
  const row = await findOrderByPayId(db, payId)
  const roomsLeft = [0, 1].filter((room) => !row?.cancelledRooms.some((cancelled) => cancelled.room === room))
  return { ...order, bankOrderId: attempt?.id ?? '', roomsLeft, person: await withFreshToken(server.services, person) }
}
