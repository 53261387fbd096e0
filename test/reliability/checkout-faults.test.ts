import { addHotel, type TestHotel } from '../support/server/add-hotel'
import { usualForm } from '../support/server/booking-client'
import { checkLedger } from '../support/server/check-ledger'
import type { FaultPoint } from '../support/server/fault-proxy'
import { type FaultStage, holdMs, leaseMs, stageSecret, startFaultStage, until } from '../support/server/fault-stage'
import { signInMany } from '../support/server/sign-in-many'

const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03', rooms: 1, adults: 2, children: 0 }

const point = (query: string, at: FaultPoint['at'], when: FaultPoint['when']): FaultPoint => ({
  query,
  at,
  when,
})

/** Where the server dies on the way from the price check to the confirmed booking. */
const points: readonly [string, FaultPoint][] = [
  ['before the order is written', point('insert into "purchase"', 'statement', 'before')],
  ['after the order, before its rooms', point('insert into "purchase"', 'statement', 'after')],
  ['before the booking is committed', point('insert into "purchase"', 'commit', 'before')],
  ['after the booking, before its reply', point('insert into "purchase"', 'commit', 'after')],
  ['before an attempt to pay is written', point('insert into "payment_attempt"', 'statement', 'before')],
  ['before the attempt is committed', point('insert into "payment_attempt"', 'commit', 'before')],
  ['after the attempt, before its charge', point('insert into "payment_attempt"', 'commit', 'after')],
  ['after the charge, before its reply', point('insert into "sandbox_charge"', 'statement', 'after')],
  ['after the money was taken, before the callback', point('update "sandbox_charge"', 'commit', 'after')],
  ['before the callback is committed', point('insert into "payment_event"', 'commit', 'before')],
  ['after the callback, before its reply', point('insert into "payment_event"', 'commit', 'after')],
  ['before the confirmation is committed', point('"confirmation_no" = ', 'commit', 'before')],
  ['after the confirmation, before its job is done', point('"confirmation_no" = ', 'commit', 'after')],
]
const endings = process.env.RELIABILITY_KILLS ? (['resumes', 'leaves'] as const) : (['either'] as const)
const rounds = points.flatMap(([name, at], index) =>
  endings.map((ending) => [name, ending === 'either' ? (index % 2 === 0 ? 'resumes' : 'leaves') : ending, at] as const),
)

let stage: FaultStage
let hotel: TestHotel

beforeAll(async () => {
  stage = await startFaultStage()
  hotel = await addHotel(stage.database.db, { stock: 50 })
}, 120_000)
afterAll(() => stage.close())

/** State that a traveler's client knows; a request without a reply changes nothing. */
interface Traveler {
  readonly token: string
  readonly key: string
  verifyToken: string
  payId: string
}

const valueOf = (text: string, name: string): string => String(JSON.parse(text || '{}')[name] ?? '')

/** One step on the way; false where the call got no reply. */
type Step = (traveler: Traveler) => Promise<boolean>

const book: Step = async (traveler) => {
  if (traveler.verifyToken === '') {
    const checked = await stage.post('/api/hotel/zomo/package/trade/verify', { pid: hotel.pid, ...stay })
    traveler.verifyToken = valueOf(checked.text, 'verifyToken')
  }
  const headers = { authorization: `Bearer ${traveler.token}`, 'idempotency-key': traveler.key }
  const body = { verifyToken: traveler.verifyToken, ...usualForm }
  const { status, text } = await stage.post('/api/order/zomo/package/submit', body, headers)
  traveler.payId = valueOf(text, 'payId') || traveler.payId
  return status === 200
}

const statusOf = async ({ payId }: Traveler) => {
  const { rows } = await stage.database.db.execute<{ status: string }>(
    `select status from purchase where pay_id = '${payId}'`,
  )
  return rows[0]?.status ?? ''
}

const pay: Step = async (traveler) => {
  if ((await statusOf(traveler)) !== 'TO_PAY') return true
  const { payId } = traveler
  const key = `${traveler.key}-pay-${stage.clock.now().getTime()}`
  const opened = await stage.post('/api/payment/order', { payId, channel: 'sandbox' }, { 'idempotency-key': key })
  // Money of the attempt before this one may have arrived meanwhile.
  if (opened.status === 409) return true
  if (opened.status !== 200) return false
  const path = `/sandbox/pay/${valueOf(opened.text, 'bankOrderId')}`
  const reply = await fetch(stage.url() + path, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', callback: 'now' }),
    redirect: 'manual',
  }).catch(() => null)
  return reply?.status === 303
}

/** Orders, paid charges and rooms of what happened since the last look. */
async function outcomes(orderIds: ReadonlySet<string>) {
  const { rows } = await stage.database.db.execute<{ id: string; status: string; paid: number; hold: string }>(
    `select o.id, o.status, h.state as hold, (select count(*)::int from payment_attempt a join sandbox_charge c on c.bank_order_id = a.id
       where a.payment_id = o.pay_id and c.state = 'paid') as paid
     from purchase o join room_hold h on h.order_id = o.id`,
  )
  return rows.filter(({ id }) => !orderIds.has(id))
}

const seen = new Set<string>()

test.each(rounds)(
  'killed %s, and the traveller %s: paid and confirmed, or unpaid and released',
  async (_name, ending, at) => {
    const [token = ''] = await signInMany(stage.database, stageSecret, 1, stage.clock)
    const traveler: Traveler = { token, key: `round-${stage.clock.now().getTime()}`, verifyToken: '', payId: '' }
    const killed = stage.killAt(at)
    const walked = (async () => (await book(traveler)) && (await pay(traveler)))()
    await Promise.all([killed, walked])
    await stage.restart()
    await stage.advance(leaseMs)
    if (ending === 'resumes') {
      expect(await book(traveler)).toBe(true)
      expect(await pay(traveler)).toBe(true)
      await until(async () => (await statusOf(traveler)) !== 'TO_PAY')
    } else await stage.advance(holdMs)
    await stage.settled()
    const found = await outcomes(seen)
    for (const { id } of found) seen.add(id)
    expect(found.length).toBeLessThanOrEqual(1)
    for (const { status, paid, hold } of found) {
      expect([
        ['CONFIRMED', 1, 'sold'],
        ['CLOSED_TIMEOUT', 0, 'released'],
      ]).toContainEqual([status, paid, hold])
    }
    if (ending === 'resumes') expect(found.map(({ status }) => status)).toEqual(['CONFIRMED'])
    await checkLedger(stage.database.db, 'settled')
  },
  120_000,
)
