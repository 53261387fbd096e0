import { moveCharge, SIGNATURE_HEADER, signedHeaders, TIMESTAMP_HEADER } from '../../../../server/demo/gateway/provider'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../../support/server/booking-client'
import { callbackBody, deliverCallback, sendCallback } from '../../../support/server/send-callback'
import { checkLedger } from '../../../support/server/check-ledger'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  client = bookingClient(server)
})
beforeEach(async () => {
  hotel = await addHotel(server.services.database.db, { stock: 50 })
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

async function openAttempt() {
  const { payId } = await client.book(await client.person(), hotel.pid)
  const bankOrderId: string = (await client.createPayment(payId)).body.bankOrderId
  return { payId, bankOrderId }
}

/** The gateway takes the money, but its own callbacks are left to the test. */
const takeMoney = (bankOrderId: string) => moveCharge(server.services.database.db, bankOrderId, ['open'], 'paid')

const books = async () => {
  const { rows } = await server.services.database.db.execute(
    `select o.id, o.status, o.version, o.paid_minor, a.id as attempt, a.status as attempt_status
     from purchase o left join payment_attempt a on a.payment_id = o.pay_id order by o.id, a.attempt_no`,
  )
  return rows
}

type Forgery = (body: string, genuine: Record<string, string>) => { body: string; headers: Record<string, string> }
const otherSecret = 'another-secret-that-is-not-the-servers-own'

test.each<[string, number, Forgery]>([
  ['no headers', 401, (body) => ({ body, headers: {} })],
  [
    'no signature',
    401,
    (body, genuine) => ({ body, headers: { [TIMESTAMP_HEADER]: genuine[TIMESTAMP_HEADER] ?? '' } }),
  ],
  [
    'a wrong signature',
    401,
    (body, genuine) => ({ body, headers: { ...genuine, [SIGNATURE_HEADER]: '0'.repeat(64) } }),
  ],
  ['a short signature', 401, (body, genuine) => ({ body, headers: { ...genuine, [SIGNATURE_HEADER]: 'ab' } })],
  ['another key', 401, (body) => ({ body, headers: signedHeaders(otherSecret, server.clock.now(), body) })],
  ['another time', 401, (body, genuine) => ({ body, headers: { ...genuine, [TIMESTAMP_HEADER]: '1795255201' } })],
  ['a time that is none', 401, (body, genuine) => ({ body, headers: { ...genuine, [TIMESTAMP_HEADER]: 'now' } })],
  ['bytes in another order', 401, (body, headers) => ({ body: ` ${body}`, headers })],
  ['another amount under an old signature', 401, (body, headers) => ({ body: body.replace('220000', '1'), headers })],
  ['a signature of 301 s ago', 401, (body) => ({ body, headers: signedAgo(body, 301_000) })],
  ['a signature of 301 s ahead', 401, (body) => ({ body, headers: signedAgo(body, -301_000) })],
])('with %s it is refused, logged, and changes nothing', async (_name, status, forge) => {
  const { bankOrderId } = await openAttempt()
  const before = await books()
  const body = await callbackBody(server, bankOrderId)
  const forged = forge(body, signedHeaders(server.services.env.secret, server.clock.now(), body))
  const logged = server.logLines.length
  expect((await sendCallback(server, forged.body, forged.headers)).status).toBe(status)
  expect(await books()).toEqual(before)
  expect(server.logLines.slice(logged).join()).toContain('payment_callback_refused')
})

const signedAgo = (body: string, agoMs: number) =>
  signedHeaders(server.services.env.secret, new Date(server.clock.now().getTime() - agoMs), body)

test.each([
  ['another amount', { amountMinor: 219_999 }, 'amount_mismatch'],
  ['another currency', { currencyCode: 'USD' }, 'amount_mismatch'],
  ['an attempt that is not ours', { bankOrderId: 'somebody-elses' }, 'unknown_payment'],
  ['an outcome that there is not', { outcome: 'maybe' }, 'bad_input'],
])(
  'genuine, but over %s: refused without a change, and right afterwards it can still be paid',
  async (_name, more, code) => {
    const { payId, bankOrderId } = await openAttempt()
    const before = await books()
    const eventId = server.services.random.id()
    const wrong = await sendCallback(server, await callbackBody(server, bankOrderId, { ...more, eventId }))
    expect([wrong.status, wrong.body.code]).toEqual([400, code])
    expect(await books()).toEqual(before)
    await takeMoney(bankOrderId)
    const right = await sendCallback(server, await callbackBody(server, bankOrderId, { eventId }))
    expect(right).toEqual({ status: 200, body: { ok: true } })
    expect(await client.statusOf(payId)).toBe('CONFIRMING')
  },
)

test('a signature of 299 s ago is still good', async () => {
  const { payId, bankOrderId } = await openAttempt()
  await takeMoney(bankOrderId)
  const body = await callbackBody(server, bankOrderId)
  expect((await sendCallback(server, body, signedAgo(body, 299_000))).status).toBe(200)
  expect(await client.statusOf(payId)).toBe('CONFIRMING')
})

test('a thousand deliveries at once all get ok and have one effect', async () => {
  const { payId, bankOrderId } = await openAttempt()
  await takeMoney(bankOrderId)
  const body = await callbackBody(server, bankOrderId)
  const replies = await Promise.all(Array.from({ length: 1000 }, () => deliverCallback(server, body)))
  expect(new Set(replies.map(({ status, body: text }) => `${status} ${JSON.stringify(text)}`))).toEqual(
    new Set(['200 {"ok":true}']),
  )
  expect(await client.statusOf(payId)).toBe('CONFIRMING')
})

test('the same word under many event ids has one effect', async () => {
  const { payId, bankOrderId } = await openAttempt()
  await takeMoney(bankOrderId)
  const bodies = await Promise.all(Array.from({ length: 50 }, () => callbackBody(server, bankOrderId)))
  const replies = await Promise.all(bodies.map((body) => sendCallback(server, body)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  await client.work()
  expect(await client.statusOf(payId)).toBe('CONFIRMED')
})

const permutations = <Item>(items: Item[]): Item[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

/** Possible reports of two attempts at one payment: the first is declined and yet paid later, the second is paid; one report comes twice. */
type Word = 'first declined' | 'first paid' | 'second paid' | 'second paid again'
const reports: Word[] = ['first declined', 'first paid', 'second paid', 'second paid again']

test.each(permutations(reports).map((order) => [order.join(', '), order] as const))(
  'in the order %s: booked once, one surplus paid back',
  async (_name, order) => {
    const { payId, bankOrderId: first } = await openAttempt()
    const second: string = (await client.createPayment(payId)).body.bankOrderId
    await server.services.database.db.execute(
      `update sandbox_charge set state = 'paid' where bank_order_id in ('${first}', '${second}')`,
    )
    const paidTwice = await callbackBody(server, second)
    const bodies: Record<Word, string> = {
      'first declined': await callbackBody(server, first, { outcome: 'declined', failMessage: 'No.' }),
      'first paid': await callbackBody(server, first),
      'second paid': paidTwice,
      'second paid again': paidTwice,
    }
    for (const word of order) expect((await sendCallback(server, bodies[word])).status).toBe(200)
    await client.work()
    await checkLedger(server.services.database.db, 'settled')
    expect(await client.statusOf(payId)).toBe('CONFIRMED')
    const { rows } = await server.services.database.db.execute(
      `select paid_minor::int as paid, refunded_minor::int as refunded from purchase where pay_id = '${payId}'`,
    )
    expect(rows).toEqual([{ paid: 440_000, refunded: 220_000 }])
  },
)
