import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../../support/server/booking-client'
import { callbackBody, sendCallback } from '../../../support/server/send-callback'
import { checkLedger } from '../../../support/server/check-ledger'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const MINUTE_MS = 60_000
let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  client = bookingClient(server)
})
beforeEach(async () => {
  hotel = await addHotel(server.services.database.db, { stock: 1 })
})
afterEach(async () => {
  await client.work()
  await checkLedger(server.services.database.db, 'settled')
})
afterAll(() => server.close())

const db = () => server.services.database.db
const book = async () => client.book(await client.person(), hotel.pid)
const pageOf = async (payId: string) => (await client.request('getPaymentPage', { payId })).body
const money = async (payId: string) => {
  const { rows } = await db().execute(
    `select status, paid_minor::int as paid, refunded_minor::int as refunded from purchase where pay_id = '${payId}'`,
  )
  return rows[0]
}
const attemptOf = (payId: string, bankOrderId: string) =>
  client.request('getPaymentOrderByBankId', { payId, bankOrderId })

test('the page shows the amount, the deadline and the channels', async () => {
  const { payId } = await book()
  expect(await pageOf(payId)).toMatchObject({
    status: 'PENDING',
    totalMinor: 220_000,
    currencyAmount: '2,200',
    payExpireTime: new Date(server.clock.now().getTime() + 15 * MINUTE_MS).toISOString(),
    serverTime: server.clock.now().toISOString(),
    order: { hotelName: 'Lakeside House', nights: 2, roomCount: 1 },
    methods: [{ channel: 'sandbox', name: 'Practice payment', disabledReason: null }],
    attempt: null,
  })
  expect((await client.request('getPaymentPage', { payId: 'unknown' })).status).toBe(404)
})

test('the same key opens one attempt, also when its reply was lost', async () => {
  const { payId } = await book()
  const replies = await Promise.all(Array.from({ length: 100 }, () => client.createPayment(payId, 'one')))
  const again = await client.createPayment(payId, 'one')
  expect(new Set([...replies, again].map(({ text }) => text)).size).toBe(1)
  const url = await client.request('getPaymentUrl', { payId, bankOrderId: again.body.bankOrderId })
  expect(url.body.payUrl).toBe(`http://localhost:3000/sandbox/pay/${again.body.bankOrderId}`)
  await client.decide(again.body.bankOrderId, 'approve')
  await client.work()
  expect((await pageOf(payId)).status).toBe('PAID')
})

test('a new attempt closes the open one, at the gateway too', async () => {
  const { payId } = await book()
  const first = (await client.createPayment(payId)).body.bankOrderId
  const second = (await client.createPayment(payId)).body.bankOrderId
  expect((await attemptOf(payId, first)).body.status).toBe('CLOSED')
  expect((await client.request('getPaymentUrl', { payId, bankOrderId: first })).status).toBe(410)
  await client.decide(first, 'approve')
  await client.work()
  expect((await money(payId))?.paid).toBe(0)
  await client.decide(second, 'approve')
  await client.work()
  expect(await money(payId)).toEqual({ status: 'CONFIRMED', paid: 220_000, refunded: 0 })
})

test('an attempt that was paid unheard is found when the next one is opened', async () => {
  const { payId } = await book()
  const first = (await client.createPayment(payId)).body.bankOrderId
  await client.decide(first, 'approve', 'never')
  const second = await client.createPayment(payId)
  expect([second.status, second.body.code]).toEqual([409, 'already_paid'])
  expect((await attemptOf(payId, first)).body.status).toBe('SUCCESS')
})

test('an attempt belongs to its payment', async () => {
  const { payId } = await book()
  const { bankOrderId } = (await client.createPayment(payId)).body
  for (const operationId of ['getPaymentUrl', 'getPaymentOrderByBankId']) {
    expect((await client.request(operationId, { payId: 'another', bankOrderId })).status).toBe(404)
  }
})

test('declined, then paid', async () => {
  const { payId } = await book()
  const first = (await client.createPayment(payId)).body.bankOrderId
  await client.decide(first, 'decline')
  await client.work()
  expect((await attemptOf(payId, first)).body).toMatchObject({
    status: 'FAILED',
    failMessage: 'The practice gateway declined the payment.',
  })
  expect((await pageOf(payId)).status).toBe('PENDING')
  await client.pay(payId)
  expect(await client.statusOf(payId)).toBe('CONFIRMED')
})

describe('how the word of the gateway comes', () => {
  test.each([
    ['now', 0, 'CONFIRMED'],
    ['twice', 0, 'CONFIRMED'],
    ['late', 19_000, 'TO_PAY'],
    ['never', 19_000, 'TO_PAY'],
    ['never', 20_000, 'CONFIRMED'],
    ['late', 30_000, 'CONFIRMED'],
  ] as const)('%s, after %d ms: %s', async (callback, waitMs, status) => {
    const { payId } = await book()
    const { bankOrderId } = (await client.createPayment(payId)).body
    await client.decide(bankOrderId, 'approve', callback)
    server.clock.advance(waitMs)
    await client.work()
    expect(await client.statusOf(payId)).toBe(status)
    server.clock.advance(60_000)
  })

  test('a decision after the first query is found by the next one', async () => {
    const { payId } = await book()
    const { bankOrderId } = (await client.createPayment(payId)).body
    server.clock.advance(21_000)
    await client.work()
    await client.decide(bankOrderId, 'approve', 'never')
    server.clock.advance(20_000)
    await client.work()
    expect(await client.statusOf(payId)).toBe('CONFIRMED')
  })

  test('the page after the gateway queries the provider itself after 20 s', async () => {
    const { payId } = await book()
    const { bankOrderId } = (await client.createPayment(payId)).body
    await client.decide(bankOrderId, 'approve', 'never')
    expect((await attemptOf(payId, bankOrderId)).body.status).toBe('PENDING')
    server.clock.advance(20_000)
    expect((await attemptOf(payId, bankOrderId)).body.status).toBe('SUCCESS')
  })
})

test('coming back without having paid proves nothing', async () => {
  const { payId } = await book()
  const { bankOrderId } = (await client.createPayment(payId)).body
  await client.request('getPaymentUrl', { payId, bankOrderId })
  await server.app.inject({ url: `/sandbox/pay/${bankOrderId}` })
  await server.app.inject({ url: `/order/pay/finish/${payId}` })
  server.clock.advance(30_000)
  await client.request('getPackageOrderByPayId', { payId })
  expect((await attemptOf(payId, bankOrderId)).body.status).toBe('PENDING')
  await client.work()
  expect(await client.statusOf(payId)).toBe('TO_PAY')
})

describe('when the time to pay is over', () => {
  test('the order closes, its rooms can be sold again, and nothing can be paid', async () => {
    const { payId, orderid } = await book()
    const { bankOrderId } = (await client.createPayment(payId)).body
    server.clock.advance(15 * MINUTE_MS - 1)
    await client.work()
    expect(await client.statusOf(payId)).toBe('TO_PAY')
    server.clock.advance(1)
    expect((await client.createPayment(payId)).body.code).toBe('payment_closed')
    await client.work()
    expect(await client.statusOf(payId)).toBe('CLOSED_TIMEOUT')
    expect((await pageOf(payId)).status).toBe('CLOSED')
    await client.decide(bankOrderId, 'approve')
    await client.work()
    expect(await money(payId)).toEqual({ status: 'CLOSED_TIMEOUT', paid: 0, refunded: 0 })
    expect((await book()).orderid).not.toBe(orderid)
  })

  test('an approval that nobody heard of is taken in before the rooms are given back', async () => {
    const { payId } = await book()
    const { bankOrderId } = (await client.createPayment(payId)).body
    await client.decide(bankOrderId, 'approve', 'never')
    server.clock.advance(15 * MINUTE_MS)
    await client.work()
    expect(await money(payId)).toEqual({ status: 'CONFIRMED', paid: 220_000, refunded: 0 })
  })
})

/** Money that a real gateway took although the order was closed: its books record it, and its callback comes. */
async function payLate(bankOrderId: string) {
  await db().execute(`update sandbox_charge set state = 'paid' where bank_order_id = '${bankOrderId}'`)
  return sendCallback(server, await callbackBody(server, bankOrderId))
}

async function closedOrder(how: 'expired' | 'cancelled') {
  const person = await client.person()
  const { payId, orderid } = await client.book(person, hotel.pid)
  const { bankOrderId } = (await client.createPayment(payId)).body
  if (how === 'cancelled') await client.request('cancelHotelOrder', { orderid }, person, 'c')
  else server.clock.advance(15 * MINUTE_MS)
  await client.work()
  return { payId, bankOrderId }
}

describe.each(['expired', 'cancelled'] as const)('paid after it was %s', (how) => {
  test('the rooms are taken again where they are free', async () => {
    const { payId, bankOrderId } = await closedOrder(how)
    expect((await payLate(bankOrderId)).status).toBe(200)
    await client.work()
    expect(await money(payId)).toEqual({ status: 'CONFIRMED', paid: 220_000, refunded: 0 })
    expect((await client.verify(hotel.pid)).body.code).toBe('sold_out')
  })

  test('the money goes back where they are gone', async () => {
    const { payId, bankOrderId } = await closedOrder(how)
    const other = await book()
    await client.pay(other.payId)
    expect((await payLate(bankOrderId)).status).toBe(200)
    expect(await client.statusOf(payId)).toBe('AUTO_REFUNDING')
    await client.work()
    expect(await money(payId)).toEqual({ status: 'REFUNDED', paid: 220_000, refunded: 220_000 })
    expect((await pageOf(payId)).status).toBe('REFUNDED')
    expect(await client.statusOf(other.payId)).toBe('CONFIRMED')
  })

  test('the money goes back where the stay has already begun', async () => {
    const now = server.clock.now()
    const { payId, bankOrderId } = await closedOrder(how)
    server.clock.set(new Date('2026-12-02T00:00:00Z'))
    await payLate(bankOrderId)
    await client.work()
    expect((await money(payId))?.status).toBe('REFUNDED')
    server.clock.set(now)
  })
})

describe('cancelling before payment', () => {
  test('once or twice, the rooms are free and nothing can be paid', async () => {
    const person = await client.person()
    const { payId, orderid } = await client.book(person, hotel.pid)
    const { bankOrderId } = (await client.createPayment(payId)).body
    const quote = await client.request('quoteCancel', { orderid }, person)
    expect(quote.body).toMatchObject({ feeMinor: 0, refundMinor: 0 })
    for (const key of ['first', 'first', 'second']) {
      const { status, body } = await client.request('cancelHotelOrder', { orderid }, person, key)
      expect([status, body]).toEqual([200, { orderid, status: 'CANCELLED' }])
    }
    await client.decide(bankOrderId, 'approve')
    await client.work()
    expect((await money(payId))?.paid).toBe(0)
    expect((await client.createPayment(payId)).body.code).toBe('payment_closed')
    expect((await client.verify(hotel.pid)).status).toBe(200)
  })

  test('too late once it is paid, even when nobody has heard of it yet', async () => {
    const person = await client.person()
    const { payId, orderid } = await client.book(person, hotel.pid)
    const { bankOrderId } = (await client.createPayment(payId)).body
    await client.decide(bankOrderId, 'approve', 'never')
    const { status, body } = await client.request('cancelHotelOrder', { orderid }, person, 'c')
    expect([status, body.code]).toEqual([409, 'already_paid'])
    await client.work()
    expect(await client.statusOf(payId)).toBe('CONFIRMED')
  })

  test.each([
    ['in free time', '2026-11-30T09:59:59Z', 0, 220_000],
    ['later', '2026-11-30T10:00:00Z', 110_000, 110_000],
  ])('a quote for a paid one, %s', async (_name, now, feeMinor, refundMinor) => {
    const person = await client.person()
    const { payId, orderid } = await client.book(person, hotel.pid)
    await client.pay(payId)
    const before = server.clock.now()
    server.clock.set(new Date(now))
    const { signAccessToken } = await import('../../../../server/account/access-token')
    const token = await signAccessToken(server.services, person)
    const { body } = await client.request('quoteCancel', { orderid }, { ...person, token })
    expect(body).toMatchObject({ feeMinor, refundMinor })
    server.clock.set(before)
  })
})
