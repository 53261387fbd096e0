import { addHotel, type TestHotel } from '../support/server/add-hotel'
import { checkLedger } from '../support/server/check-ledger'
import type { FaultPoint } from '../support/server/fault-proxy'
import { type FaultStage, holdMs, leaseMs, startFaultStage, until } from '../support/server/fault-stage'
import { type StageBooking, stageBooking } from '../support/server/stage-booking'

/** Why money goes back: it came when the order was closed and its rooms were gone, or a second time for a booked order. */
type Reason = 'late_payment' | 'surplus'

const before = (query: string, behind = ''): FaultPoint => ({
  query,
  behind,
  at: 'statement',
  when: 'before',
})
const after = (query: string): FaultPoint => ({ query, at: 'statement', when: 'after' })
const atCommit = (query: string, when: FaultPoint['when']): FaultPoint => ({ query, at: 'commit', when })

/** Where every refund can be cut: around each step that somebody else can see. */
const steps: readonly [string, FaultPoint][] = [
  ['before the refund is committed', atCommit('insert into "refund"', 'before')],
  ['after the refund, before its job', atCommit('insert into "refund"', 'after')],
  ['before the provider is told', before('update "sandbox_charge"')],
  ['after the provider was told, before its reply', after('update "sandbox_charge"')],
  ['before the end of the refund is committed', atCommit('update "refund"', 'before')],
  ['after the end of the refund, before its job is done', atCommit('update "refund"', 'after')],
]

/** All other queries of the two transactions and the job, for money that came late. */
const queries: readonly [string, FaultPoint][] = [
  before('insert into "payment_event"'),
  before('update "payment_attempt"', 'insert into "payment_event"'),
  before('update "payment" ', 'insert into "payment_event"'),
  before('update "purchase"', 'insert into "payment_event"'),
  before('insert into "purchase_log"', 'insert into "payment_event"'),
  before('insert into "refund"'),
  before('insert into "outbox"', 'insert into "refund"'),
  before('update "payment_event"'),
  before('from "refund"'),
  before('update "refund"'),
  before('update "payment" ', 'update "refund"'),
  before('update "purchase"', 'update "refund"'),
  before('insert into "purchase_log"', 'update "refund"'),
].map((point) => [`before ${point.query}${point.behind ? ` behind ${point.behind}` : ''}`, point])

const reasons: readonly Reason[] = ['late_payment', 'surplus']
const isWhole = process.env.RELIABILITY_KILLS !== undefined
const rounds = isWhole
  ? [
      ...reasons.flatMap((reason) => steps.map(([name, at]) => [name, reason, at] as const)),
      ...queries.map(([name, at]) => [name, 'late_payment' as const, at] as const),
    ]
  : steps.map(([name, at], index) => [name, reasons[index % 2] ?? 'surplus', at] as const)

let stage: FaultStage
let booking: StageBooking

beforeAll(async () => {
  stage = await startFaultStage()
  booking = stageBooking(stage)
}, 120_000)
afterAll(() => stage.close())

/** Brings an order to where the callback whose body is returned has its money sent back. */
const preparations: Readonly<Record<Reason, (hotel: TestHotel, payId: string) => Promise<[string, string]>>> = {
  late_payment: async ({ roomTypeId }, payId) => {
    const bankOrderId = await booking.beginToPay(payId)
    await stage.advance(holdMs)
    await stage.settled()
    await stage.database.db.execute(`update room_night set total = 0 where room_type_id = '${roomTypeId}'`)
    return [bankOrderId, await booking.takeMoney(bankOrderId)]
  },
  surplus: async (_hotel, payId) => {
    const first = await booking.beginToPay(payId)
    const second = await booking.beginToPay(payId)
    const body = await booking.takeMoney(first)
    expect(await booking.sendCallback(await booking.takeMoney(second))).toBe(true)
    await stage.settled()
    return [first, body]
  },
}

/** How an order stands: its state, how often its total came and went, and the charge of the money that went back. */
async function standingOf(payId: string, bankOrderId: string): Promise<unknown> {
  const { rows } = await stage.database.db.execute(
    `select o.status, o.paid_minor / o.total_minor as paid, o.refunded_minor / o.total_minor as refunded,
       array(select r.attempt_id || ' ' || r.status from refund r where r.purchase_id = o.id) as refunds,
       array(select c.state from sandbox_charge c join payment_attempt a on a.id = c.bank_order_id
         where a.payment_id = o.pay_id order by a.attempt_no) as charges
     from purchase o where o.pay_id = '${payId}'`,
  )
  return rows.map((row) => ({ ...row, refunds: JSON.stringify(row.refunds).replaceAll(bankOrderId, 'it') }))
}

const standings: Readonly<Record<Reason, object>> = {
  late_payment: { status: 'REFUNDED', paid: '1', refunded: '1', charges: ['refunded'] },
  surplus: { status: 'CONFIRMED', paid: '2', refunded: '1', charges: ['refunded', 'paid'] },
}

test.each(rounds)(
  'killed %s (%s): the money goes back once, and all books agree',
  async (_name, reason, at) => {
    const hotel = await addHotel(stage.database.db, { stock: 5 })
    const { payId } = await booking.book(hotel)
    const [bankOrderId, body] = await preparations[reason](hotel, payId)
    const killed = stage.killAt(at)
    await Promise.all([killed, booking.sendCallback(body)])
    await stage.restart()
    await stage.advance(leaseMs)
    await until(() => booking.sendCallback(body))
    await stage.settled()
    expect(await standingOf(payId, bankOrderId)).toEqual([{ ...standings[reason], refunds: '["it SUCCESS"]' }])
    await checkLedger(stage.database.db, 'settled')
  },
  120_000,
)
