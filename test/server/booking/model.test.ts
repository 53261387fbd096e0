import fc from 'fast-check'
import { ApiError } from '../../../server/kernel/errors'
import { cancelHotelOrder } from '../../../server/booking/cancel'
import { createPayment } from '../../../server/booking/payments/pay'
import { placeOrder } from '../../../server/booking/place-order'
import { verifyPackageTrade } from '../../../server/booking/verify-trade'
import { fewestRoomsLeft } from '../../../server/booking/inventory'
import { decideCharge } from '../../../server/demo/gateway/gateway'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualForm, usualStay } from '../../support/server/booking-client'
import { BookingModel, type ModelOrder } from '../../support/server/booking-model'
import { callbackBody, sendCallback } from '../../support/server/send-callback'
import { checkLedger } from '../../support/server/check-ledger'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** Sequences that are tried; more of them by MODEL_RUNS. */
const RUNS = Number(process.env.MODEL_RUNS ?? 40)
const STOCK = 2
const GUESTS = 4

let server: TestServer
let client: BookingClient
let guests: string[]
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer({ connections: 10 })
  client = bookingClient(server)
  startedAt = server.clock.now()
  guests = await Promise.all(Array.from({ length: GUESTS }, async () => (await client.person()).uid))
})
afterAll(() => server.close())

const pick = fc.nat({ max: 20 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('book' as const), guest: fc.nat({ max: GUESTS - 1 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('open attempt' as const), order: pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      order: pick,
      attempt: pick,
      outcome: fc.constantFrom('paid', 'paid', 'declined'),
      way: fc.constantFrom('now', 'late', 'twice', 'never'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('money in spite of all' as const), order: pick, attempt: pick }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forged callback' as const), order: pick, attempt: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(5, 20, 31, 300, 900) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Ids of what the server made, in the order of the model's. */
interface MadeOrder {
  readonly orderid: string
  readonly payId: string
  readonly attempts: string[]
}

class Run {
  readonly made: MadeOrder[] = []
  constructor(
    readonly hotel: TestHotel,
    readonly model: BookingModel,
  ) {}

  /** Takes a step on both sides; resolves the outcome of each. */
  async take(one: Step): Promise<[server: string, model: string]> {
    const { model } = this
    if (one.do === 'work') return [await codeOf(() => client.work()), codeOfModel(() => model.work())]
    if (one.do === 'wait') return this.wait(one.seconds * 1000)
    if (one.do === 'book') return this.book(one.guest)
    const at = one.order % Math.max(1, model.orders.length)
    const [order, made] = [model.orders[at], this.made[at]]
    if (!order || !made) return ['', '']
    if (one.do === 'open attempt') return this.openAttempt(order, made)
    if (one.do === 'cancel') {
      const params = { userId: guests[order.guest] ?? '', orderId: made.orderid, key: server.services.random.id() }
      return [await codeOf(() => cancelHotelOrder(server.services, params)), model.cancel(order)]
    }
    return this.charge(one, order, made)
  }

  private async wait(milliseconds: number): Promise<[string, string]> {
    server.clock.advance(milliseconds)
    this.model.nowMs += milliseconds
    return ['', '']
  }

  private async book(guest: number): Promise<[string, string]> {
    const { services } = server
    await this.wait(1)
    const actual = await codeOf(async () => {
      const params = { pid: this.hotel.pid, stay: usualStay, currencyCode: 'CNY', userId: guests[guest] ?? null }
      const { verifyToken } = await verifyPackageTrade(services, params)
      const submission = { userId: guests[guest] ?? '', key: services.random.id(), sent: { ...usualForm, verifyToken } }
      this.made.push({ ...(await placeOrder(services, submission)), attempts: [] })
    })
    return [actual, this.model.book(guest)]
  }

  private async openAttempt(order: ModelOrder, made: MadeOrder): Promise<[string, string]> {
    const params = { payId: made.payId, channel: 'sandbox' as const, appType: 'web', key: server.services.random.id() }
    const actual = await codeOf(async () => {
      made.attempts.push((await createPayment(server.services, params)).bankOrderId)
    })
    return [actual, this.model.createPayment(order)]
  }

  private async charge(
    one: Extract<Step, { attempt: number }>,
    order: ModelOrder,
    made: MadeOrder,
  ): Promise<[string, string]> {
    const at = one.attempt % Math.max(1, order.attempts.length)
    const [attempt, bankOrderId] = [order.attempts[at], made.attempts[at]]
    if (!attempt || !bankOrderId) return ['', '']
    if (one.do === 'decide') {
      await decideCharge(server.services, bankOrderId, { outcome: one.outcome, callback: one.way })
      this.model.decide(attempt, one.outcome, one.way)
      return ['', '']
    }
    const body = await callbackBody(server, bankOrderId)
    if (one.do === 'forged callback') return [String((await sendCallback(server, body, {})).status), '401']
    await server.services.database.db.execute(
      `update sandbox_charge set state = 'paid' where bank_order_id = '${bankOrderId}' and state <> 'refunded'`,
    )
    this.model.moneyInSpiteOfAll(order, attempt)
    return [String((await sendCallback(server, body)).status), '200']
  }

  /** How both sides stand: rooms left, and of each order its state, money and attempts. */
  async standings(): Promise<[server: unknown, model: unknown]> {
    const { db } = server.services.database
    const { rows } = await db.execute(
      `select o.status, (o.paid_minor / o.total_minor)::int as paid, (o.refunded_minor / o.total_minor)::int as refunded,
         coalesce(json_agg(json_build_array(a.status, c.state) order by a.attempt_no) filter (where a.id is not null), '[]') as attempts
       from purchase o join hotel_order stay on stay.id = o.id left join payment_attempt a on a.payment_id = o.pay_id left join sandbox_charge c on c.bank_order_id = a.id
       where stay.hotel_id = '${this.hotel.hotelId}' group by o.id order by o.created_at`,
    )
    const [left] = await fewestRoomsLeft(db, this.hotel.roomTypeId, [usualStay])
    const orders = this.model.orders.map(({ status, paid, refunded, attempts }) => ({
      status,
      paid,
      refunded,
      attempts: attempts.map(({ attempt, charge }) => [attempt, charge]),
    }))
    return [
      { left, orders: rows },
      { left: this.model.left, orders },
    ]
  }
}

async function codeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

function codeOfModel(act: () => void): string {
  act()
  return 'ok'
}

test(
  'whatever happens in whatever order, the server stands where the rules say',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 50 }), async (steps) => {
      // Every sequence begins on the same day, well before the stay, however many went before it.
      server.clock.set(startedAt)
      const hotel = await addHotel(server.services.database.db, { stock: STOCK })
      const run = new Run(hotel, new BookingModel(STOCK, server.clock.now().getTime()))
      for (const one of steps) {
        const [actual, expected] = await run.take(one)
        expect([one, actual]).toEqual([one, expected])
        const [real, model] = await run.standings()
        expect(real).toEqual(model)
      }
      await checkLedger(server.services.database.db)
      server.clock.advance(1000_000)
      run.model.nowMs += 1000_000
      await run.take({ do: 'work' })
      const [real, model] = await run.standings()
      expect(real).toEqual(model)
      await checkLedger(server.services.database.db, 'settled')
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 5_000,
)
