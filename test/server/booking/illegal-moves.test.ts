import type { OrderStatus } from '@/contract/order'
import { nextOrderStatus, type HotelOrderEvent, orderStatuses } from '@/domain/orders/hotel-order'
import { beginStay, confirmOrder, endStay } from '../../../server/booking/confirm'
import { moveOrder } from '../../../server/booking/order-state'
import { quoteTokens } from '../../../server/booking/quote-token'
import { findOrderByPayId } from '../../../server/booking/repository/orders'
import type { JobTools } from '../../../server/kernel/jobs/run-jobs'
import { type BookingClient, bookingClient, freeEndsAt } from '../../support/server/booking-client'
import type { Reply } from '../../support/server/call'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import type { HotelDecision } from '../../support/server/model/hotel-model'
import { decideAsHotel } from '../../support/server/model/operator-hand'
import { codeOf } from '../../support/server/model/outcomes'
import { checkInAt, type OrderInState, orderInState } from '../../support/server/order-in-state'
import { withFreshToken } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  startedAt = server.clock.now()
})
afterAll(() => server.close())

/** A call for an order; resolves the reply. */
type Command = (order: OrderInState) => Promise<Reply>

const unsafe =
  (operationId: string, input: (order: OrderInState) => object): Command =>
  async (order) => {
    const person = await withFreshToken(server.services, order.person)
    return client.request(operationId, input(order), person, server.services.random.id())
  }

/** Applies with a genuine quote of now, whether or not the order's state would give one out. */
const applied = (chosen: (left: readonly number[]) => readonly number[], more: object = {}): Command =>
  unsafe('applyForCancel', ({ orderid, roomsLeft }) => {
    const now = server.clock.now()
    const rooms = [...chosen(roomsLeft)]
    const feeMinor = now < freeEndsAt ? 0 : rooms.length * 110_000
    const refundMinor = rooms.length * 220_000 - feeMinor
    const quoted = { orderid, rooms, feeMinor, refundMinor, expireAtMs: now.getTime() + 60_000 }
    return { orderid, quoteToken: quoteTokens.sign(server.services, quoted), reason: 'other', ...more }
  })

const paying: readonly OrderStatus[] = ['TO_PAY']
const cancellable: readonly OrderStatus[] = ['CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED']
const over: readonly OrderStatus[] = [
  'COMPLETED',
  'NO_SHOW',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'CANCELLED_WITH_FEE',
  'REJECTED',
  'REFUNDED',
]
const unpaid: readonly OrderStatus[] = ['CLOSED_TIMEOUT', 'CANCELLED']

/** Every call that moves an order or its money: where it is legal, and with which status it is refused elsewhere. */
const commands: readonly [
  name: string,
  legal: readonly OrderStatus[],
  refusal: (status: OrderStatus) => number,
  Command,
][] = [
  [
    'createPayment',
    paying,
    (status) => (unpaid.includes(status) ? 410 : 409),
    unsafe('createPayment', ({ payId }) => ({ payId, channel: 'sandbox' })),
  ],
  // Cancelling once more what is cancelled moves nothing, and is no error either.
  ['cancelHotelOrder', ['TO_PAY', 'CANCELLED'], () => 409, unsafe('cancelHotelOrder', ({ orderid }) => ({ orderid }))],
  ['applyForCancel, all rooms', cancellable, () => 409, applied((left) => left)],
  ['applyForCancel, one room', cancellable, () => 409, applied((left) => left.slice(-1))],
  ['applyForCancel, to waive', cancellable, () => 409, applied((left) => left, { requestsWaiver: true })],
  ['deleteHotelOrder', over, () => 409, unsafe('deleteHotelOrder', ({ orderid }) => ({ orderid }))],
]

const arriving: readonly OrderStatus[] = ['CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED']

/** Every decision of the hotel by an operator's command, and where it is legal. */
const decisions: readonly [HotelDecision, legal: readonly OrderStatus[]][] = [
  ['confirm', ['CONFIRMING']],
  ['reject', ['CONFIRMING']],
  ['no show', [...arriving, 'CHECKED_IN']],
  ['waive', ['CANCEL_APPLIED']],
  ['refuse', ['CANCEL_APPLIED']],
]

const tools = { postHere: async () => 200 }

/** Every job that moves an order: where it is legal; elsewhere it does nothing. */
const jobs: readonly [
  legal: readonly OrderStatus[],
  job: (services: TestServer['services'], payload: { orderId: string }, jobTools: JobTools) => Promise<Date | void>,
][] = [
  [['CONFIRMING'], confirmOrder],
  [arriving, beginStay],
  [[...arriving, 'CHECKED_IN'], endStay],
]

/** Named one by one, so that a new event does not compile before it stands here. */
const everyEvent: Readonly<Record<HotelOrderEvent, null>> = {
  paid: null,
  paid_late_rooms_taken_again: null,
  paid_late_rooms_gone: null,
  expired: null,
  cancelled_by_user: null,
  confirmed_by_hotel: null,
  rest_confirmed_by_hotel: null,
  rejected_by_hotel: null,
  refund_started: null,
  refunded: null,
  refund_failed: null,
  room_cancelled: null,
  cancelled_free: null,
  cancelled_with_fee: null,
  waiver_requested: null,
  waiver_granted: null,
  waiver_granted_for_the_rest: null,
  waiver_refused: null,
  waiver_refused_before_confirmation: null,
  waiver_refused_for_the_rest: null,
  guest_arrived: null,
  guest_did_not_arrive: null,
  stay_ended: null,
}
const events = Object.keys(everyEvent).filter((name): name is HotelOrderEvent => Object.hasOwn(everyEvent, name))

const dump = () => dumpOfDatabase(server.services.database)

/** What moving an order by an event throws. */
async function moved(order: OrderInState, event: HotelOrderEvent): Promise<unknown> {
  const { services } = server
  const row = await findOrderByPayId(services.database.db, order.payId)
  if (!row) throw new Error('there is no such order')
  const change = { actor: 'system', reason: 'As the test has it' } as const
  return services.database
    .transaction((tx) => moveOrder(tx, services, row, event, change))
    .catch((error: unknown) => error)
}

describe.each(orderStatuses)('an order that is %s', (status) => {
  let order: OrderInState
  let before: string
  beforeAll(async () => {
    server.clock.set(startedAt)
    order = await orderInState(server, status)
    before = await dump()
  })

  test('refuses every call that its state does not allow, and nothing changes', async () => {
    for (const [name, legal, refusal, command] of commands) {
      if (legal.includes(status)) continue
      const reply = await command(order)
      expect([name, reply.status, await dump()]).toEqual([name, refusal(status), before])
    }
  })

  test('refuses every decision of the hotel that its state does not allow, and nothing changes', async () => {
    for (const [decision, legal] of decisions) {
      if (legal.includes(status)) continue
      const outcome = await codeOf(() => decideAsHotel(server.services, order.orderNo, decision))
      expect([decision, outcome, await dump()]).toEqual([decision, 'order_state', before])
    }
  })

  test('is left alone by every job that its state does not wait for', async () => {
    for (const [legal, job] of jobs) {
      if (legal.includes(status)) continue
      await job(server.services, { orderId: order.orderid }, tools)
    }
    expect(await dump()).toBe(before)
  })

  test('can not be moved by any event that its state does not know', async () => {
    const illegal = events.filter((event) => nextOrderStatus(status, event) === null)
    for (const event of illegal)
      expect([event, await moved(order, event)]).toEqual([event, expect.objectContaining({ status: 409 })])
    expect(await dump()).toBe(before)
  })

  test('takes every call and decision that its state allows', async () => {
    for (const [name, legal, , command] of commands) {
      if (!legal.includes(status)) continue
      server.clock.set(startedAt)
      const fresh = await orderInState(server, status)
      if (legal === cancellable) server.clock.set(freeEndsAt)
      expect([name, (await command(fresh)).status]).toEqual([name, 200])
    }
    for (const [decision, legal] of decisions) {
      if (!legal.includes(status)) continue
      server.clock.set(startedAt)
      const { orderNo } = await orderInState(server, status)
      if (decision === 'no show') server.clock.set(checkInAt)
      const outcome = await codeOf(() => decideAsHotel(server.services, orderNo, decision))
      expect([decision, outcome]).toEqual([decision, 'ok'])
    }
  })
})
