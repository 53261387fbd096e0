import { addHotel, type TestHotel } from '../support/server/add-hotel'
import { checkLedger } from '../support/server/check-ledger'
import type { FaultPoint } from '../support/server/fault-proxy'
import { type FaultStage, leaseMs, startFaultStage, until } from '../support/server/fault-stage'
import { type StageBooking, stageBooking, type StageOrder } from '../support/server/stage-booking'

const before = (query: string, behind = ''): FaultPoint => ({ query, behind, at: 'statement', when: 'before' })
const after = (query: string): FaultPoint => ({ query, at: 'statement', when: 'after' })
const atCommit = (query: string, when: FaultPoint['when'], behind = ''): FaultPoint => ({
  query,
  behind,
  at: 'commit',
  when,
})

const sentMark = 'update "refund" set "sent_at"'
const endMark = 'update "refund" set "status"'

/** Where the server dies between the application to cancel and the money that is back. */
const points: readonly [string, FaultPoint][] = [
  ['before the order is moved', before('update "purchase"', 'insert into "idempotency"')],
  ['before its rooms are cancelled', before('update "hotel_order"', 'insert into "idempotency"')],
  ['before its hold is released', before('update "room_hold"', 'insert into "idempotency"')],
  ['before the nights are back on sale', before('update room_night set sold', 'insert into "idempotency"')],
  ['before the refund is written', before('insert into "refund"')],
  ['before its job is written', before('insert into "outbox"', 'insert into "refund"')],
  ['before the cancellation is committed', atCommit('insert into "refund"', 'before')],
  ['after the cancellation, before its reply', atCommit('insert into "refund"', 'after')],
  ['before the refund is marked as sent', before(sentMark)],
  ['after the mark, before the provider hears of it', after(sentMark)],
  ['before the provider has booked it', atCommit('insert into "sandbox_refund"', 'before')],
  ['after the provider has booked it, before its reply', atCommit('insert into "sandbox_refund"', 'after')],
  ['before the end of the refund is committed', atCommit(endMark, 'before')],
  ['after the end of the refund, before its job is done', atCommit(endMark, 'after')],
]
const endings = ['repeats', 'leaves'] as const
const rounds = points.flatMap(([name, at], index) =>
  endings
    .filter((_ending, which) => process.env.RELIABILITY_KILLS !== undefined || which === index % 2)
    .map((ending) => [name, ending, at] as const),
)

let stage: FaultStage
let booking: StageBooking
let hotel: TestHotel

beforeAll(async () => {
  stage = await startFaultStage()
  booking = stageBooking(stage)
  hotel = await addHotel(stage.database.db, { stock: 50 })
}, 120_000)
afterAll(() => stage.close())

async function paidOrder(): Promise<StageOrder> {
  const order = await booking.book(hotel)
  const body = await booking.takeMoney(await booking.beginToPay(order.payId))
  expect(await booking.sendCallback(body)).toBe(true)
  await stage.settled()
  return order
}

/** The application to cancel all of an order at its quote of now, always under the same key; resolves its status, 0 without a reply. */
async function application({ token, orderid }: StageOrder): Promise<() => Promise<number>> {
  const authorization = `Bearer ${token}`
  const path = `${stage.url()}/api/order/zomo/cancel/quote?orderid=${orderid}`
  const { quoteToken } = JSON.parse(await (await fetch(path, { headers: { authorization } })).text())
  const headers = { authorization, 'idempotency-key': `cancel-${orderid}` }
  return async () => (await stage.post('/api/order/ApplyForCancel', { orderid, quoteToken }, headers)).status
}

/** How an order stands: its state, its rooms, and how often its money went back in our books and in the gateway's. */
async function standingOf({ orderid }: StageOrder): Promise<unknown> {
  const { rows } = await stage.database.db.execute(
    `select o.status, h.state as rooms, (o.refunded_minor / o.paid_minor)::int as refunded,
       (select count(*)::int from refund r where r.purchase_id = o.id) as refunds,
       (select count(*)::int from sandbox_refund s join payment_attempt a on a.id = s.bank_order_id where a.payment_id = o.pay_id) as sent
     from purchase o join room_hold h on h.order_id = o.id where o.id = '${orderid}'`,
  )
  return rows[0]
}

const standings = {
  booked: { status: 'CONFIRMED', rooms: 'sold', refunded: 0, refunds: 0, sent: 0 },
  refunded: { status: 'REFUNDED', rooms: 'released', refunded: 1, refunds: 1, sent: 1 },
}

test.each(rounds)(
  'killed %s, and the traveler %s: paid and confirmed, or refunded once',
  async (_name, ending, at) => {
    const order = await paidOrder()
    const apply = await application(order)
    await Promise.all([stage.killAt(at), apply()])
    await stage.restart()
    await stage.advance(leaseMs)
    if (ending === 'repeats') await until(async () => (await apply()) === 200)
    await stage.settled()
    const standing = await standingOf(order)
    if (ending === 'repeats') expect(standing).toEqual(standings.refunded)
    else expect([standings.booked, standings.refunded]).toContainEqual(standing)
    await checkLedger(stage.database.db, 'settled')
  },
  120_000,
)
