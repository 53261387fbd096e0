import { confirmByHotel, recordNoShow, refuseWaiver, rejectByHotel, waiveFee } from '../../../server/operator/orders'
import { recordDispute } from '../../../server/booking/payments/disputes'
import { type BookingClient, bookingClient, freeEndsAt } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { emailsTo } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { auditOf, waitingEnv, waitingOrder } from '../../support/server/waiting-orders'

const operator = 'maya@staylark.example'

let server: TestServer
let client: BookingClient
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer({ env: waitingEnv })
  client = bookingClient(server)
  startedAt = server.clock.now()
})
beforeEach(() => server.clock.set(startedAt))
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

/** The emails about an order, newest first. */
const emailsAbout = async ({ orderNo }: { orderNo: string }) =>
  (await emailsTo(server.services, 'ada@example.com')).filter(({ textBody }) => textBody.includes(orderNo))

const on = ({ orderNo }: { orderNo: string }) => ({ operator, orderNo })

describe('confirming', () => {
  test('gives the order its hotel’s number, tells the traveler, and is recorded', async () => {
    const order = await waitingOrder(server)
    expect((await order.read()).status).toBe('CONFIRMING')
    await confirmByHotel(server.services, on(order), ' LH-4711 ')
    expect(await order.read()).toMatchObject({ status: 'CONFIRMED', confirmationNo: 'LH-4711' })
    const [email] = await emailsTo(server.services, 'ada@example.com')
    expect(email?.textBody).toContain('LH-4711')
    expect(await auditOf(server, order.orderid)).toMatchObject([
      {
        operator,
        action: 'confirm',
        before: { status: 'CONFIRMING', confirmationNo: null },
        after: { status: 'CONFIRMED', confirmationNo: 'LH-4711' },
      },
    ])
    const { rows } = await server.services.database.db.execute(
      `select actor from purchase_log where purchase_id = '${order.orderid}' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ actor: `operator:${operator}` }])
  })

  test('an order of which a room was cancelled is confirmed for the rest', async () => {
    const order = await waitingOrder(server, 2)
    await order.cancel({}, '0')
    await confirmByHotel(server.services, on(order), 'LH-1')
    expect((await order.read()).status).toBe('PARTIAL_REFUNDED')
  })

  test('without a number nothing is confirmed', async () => {
    const order = await waitingOrder(server)
    await expect(confirmByHotel(server.services, on(order), '  ')).rejects.toMatchObject({ status: 400 })
    expect((await order.read()).status).toBe('CONFIRMING')
  })
})

describe('rejecting', () => {
  test('pays all back by itself, puts the rooms on sale and shows the reason', async () => {
    const order = await waitingOrder(server, 2)
    expect((await client.verify(order.pid, { rooms: 2, adults: 2 })).body.code).toBe('sold_out')
    await rejectByHotel(server.services, on(order), 'A pipe burst')
    expect(await order.read()).toMatchObject({ status: 'AUTO_REFUNDING', refunds: [{ cause: 'rejected' }] })
    expect((await client.verify(order.pid, { rooms: 2, adults: 2 })).status).toBe(200)
    await client.work()
    const { status, refundedMinor, logs } = await order.read()
    expect([status, refundedMinor]).toEqual(['REFUNDED', 440_000])
    expect(logs.map(({ to }: { to: string }) => to).slice(-4)).toEqual([
      'CONFIRMING',
      'REJECTED',
      'AUTO_REFUNDING',
      'REFUNDED',
    ])
    expect(logs.at(-3).text).toBe('Not confirmed by the hotel: A pipe burst')
    const emails = await emailsAbout(order)
    const rejected = emails.find(({ subject }) => subject.startsWith('Not confirmed: '))
    expect(rejected?.textBody).toContain('Reason: A pipe burst\nRefund: CNY ¥ 4,400\n')
    expect(emails).toHaveLength(2)
    await checkLedger(server.services.database.db, 'now')
  })

  test('gives the fee of a room back that was cancelled before', async () => {
    server.clock.set(freeEndsAt)
    const order = await waitingOrder(server, 2)
    expect((await order.cancel({ reason: 'other' }, '1')).refund.amountMinor).toBe(110_000)
    await client.work()
    server.clock.advance(60_000)
    await rejectByHotel(server.services, on(order), 'Overbooked')
    await client.work()
    expect(await order.read()).toMatchObject({ status: 'REFUNDED', paidMinor: 440_000, refundedMinor: 440_000 })
  })

  test('ends at once where the bank has given the payment back', async () => {
    const order = await waitingOrder(server)
    await recordDispute(server.services, order.bankOrderId, 'lost')
    await rejectByHotel(server.services, on(order), 'Overbooked')
    expect(await order.read()).toMatchObject({ status: 'REFUNDED', refundedMinor: 0, refunds: [{ status: 'FAILED' }] })
  })
})

describe('no-show', () => {
  test('is possible from the day of check-in on, also after check-in was taken for granted', async () => {
    const order = await waitingOrder(server)
    await confirmByHotel(server.services, on(order), 'LH-2')
    await expect(recordNoShow(server.services, on(order))).rejects.toThrow(
      `Booking ${order.orderNo} begins on 2026-12-01: nobody can have missed it yet.`,
    )
    server.clock.set(new Date('2026-12-01T12:00:00Z'))
    await client.work()
    expect((await order.read()).status).toBe('CHECKED_IN')
    await recordNoShow(server.services, on(order))
    server.clock.set(new Date('2026-12-04T12:00:00Z'))
    await client.work()
    expect(await order.read()).toMatchObject({ status: 'NO_SHOW', refunds: [] })
  })
})

describe('a request to waive the fee', () => {
  /** An order, confirmed or not, whose traveler requests that the fee is waived. */
  async function orderWithRequest({ rooms = 1, isConfirmed = true, cancelled = '' } = {}) {
    server.clock.set(freeEndsAt)
    const order = await waitingOrder(server, rooms)
    if (isConfirmed) await confirmByHotel(server.services, on(order), 'LH-3')
    if (cancelled) await order.cancel({ reason: 'other' }, cancelled)
    await client.work()
    await order.cancel({ requestsWaiver: true, reason: 'other', reasonText: 'Fever since Monday' })
    expect((await order.read()).status).toBe('CANCEL_APPLIED')
    return order
  }

  test('is granted: all goes back, the rooms are on sale, and the audit has no word of the traveler', async () => {
    const order = await orderWithRequest()
    await waiveFee(server.services, on(order))
    expect(await order.read()).toMatchObject({
      status: 'CANCELLED',
      cancelledRooms: [{ feeMinor: 0, refundMinor: 220_000 }],
      refunds: [{ cause: 'waived', amountMinor: 220_000 }],
    })
    expect((await client.verify(order.pid)).status).toBe(200)
    await client.work()
    expect((await order.read()).status).toBe('REFUNDED')
    const [, waived] = await auditOf(server, order.orderid)
    expect(waived).toMatchObject({
      action: 'waive',
      before: { status: 'CANCEL_APPLIED', requestedWaiverMinor: 110_000 },
      after: { status: 'CANCELLED', cancelledRooms: 1 },
    })
    const subjects = (await emailsAbout(order)).map(({ subject }) => subject.split(':')[0]).toSorted()
    expect(subjects).toEqual(['Cancelled without a fee', 'Confirmed', 'Refund sent', 'Request sent'])
    const lines = (await dumpOfDatabase(server.services.database)).split('\n')
    expect(lines.filter((line) => line.startsWith('operator_audit') && line.includes('Fever'))).toEqual([])
  })

  test('is granted for the rooms that are left: the fee of one cancelled before stays', async () => {
    const order = await orderWithRequest({ rooms: 2, cancelled: '0' })
    server.clock.advance(60_000)
    await waiveFee(server.services, on(order))
    await client.work()
    expect(await order.read()).toMatchObject({ status: 'CANCELLED_WITH_FEE', refundedMinor: 330_000 })
  })

  test.each([
    ['a confirmed order', {}, 'CONFIRMED'],
    ['one that was not confirmed yet', { isConfirmed: false }, 'CONFIRMING'],
    ['the rest of an order', { rooms: 2, cancelled: '1' }, 'PARTIAL_REFUNDED'],
  ])('is refused for %s, which then can be cancelled at the terms of now', async (_case, which, status) => {
    const order = await orderWithRequest(which)
    await refuseWaiver(server.services, on(order))
    expect((await order.read()).status).toBe(status)
    const refused = (await emailsAbout(order)).filter(({ subject }) => subject.startsWith('Fee not waived: '))
    expect(refused).toMatchObject([{ textBody: expect.stringContaining('Your booking stands as before.') }])
    expect(await order.quote()).toMatchObject({ feeMinor: 110_000, quoteToken: expect.any(String) })
    const cancelled = await order.cancel({ reason: 'illness' })
    expect([cancelled.status, cancelled.refund.amountMinor]).toEqual(['CANCELLED_WITH_FEE', 110_000])
  })

  test('is refused before a confirmation that needs no operator: the job confirms then', async () => {
    server.clock.set(freeEndsAt)
    const order = await waitingOrder(server, 1, 30)
    await order.cancel({ requestsWaiver: true, reason: 'other' })
    await server.services.database.db.execute(
      `update hotel_order set snapshot = jsonb_set(snapshot, '{confirmMinutes}', '0') where id = '${order.orderid}'`,
    )
    await refuseWaiver(server.services, on(order))
    await client.work()
    expect((await order.read()).status).toBe('CONFIRMED')
  })
})

test.each<[string, (order: { orderNo: string }) => Promise<void>, string]>([
  ['confirming', (order) => confirmByHotel(server.services, on(order), 'X'), 'confirming it is not possible'],
  ['rejecting', (order) => rejectByHotel(server.services, on(order), 'X'), 'rejecting it is not possible'],
  ['waiving', (order) => waiveFee(server.services, on(order)), 'waiving its fee is not possible'],
  [
    'refusing to waive',
    (order) => refuseWaiver(server.services, on(order)),
    'refusing to waive its fee is not possible',
  ],
])('%s what is confirmed already is refused and changes nothing', async (_case, act, refusal) => {
  const order = await waitingOrder(server)
  await confirmByHotel(server.services, on(order), 'LH-4')
  const before = await dumpOfDatabase(server.services.database)
  await expect(act(order)).rejects.toThrow(`Booking ${order.orderNo} is "Confirmed": ${refusal}.`)
  expect(await dumpOfDatabase(server.services.database)).toBe(before)
})

test('a number that no booking has is refused', async () => {
  await expect(waiveFee(server.services, on({ orderNo: 'SL0' }))).rejects.toThrow('There is no booking SL0.')
})

test('two operators at once: one decides, the other is refused', async () => {
  const order = await waitingOrder(server)
  const results = await Promise.allSettled([
    confirmByHotel(server.services, on(order), 'LH-5'),
    rejectByHotel(server.services, on(order), 'Overbooked'),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await auditOf(server, order.orderid)).toHaveLength(1)
})

test.each(['update operator_audit set operator = operator', 'delete from operator_audit', 'truncate operator_audit'])(
  'the database refuses to %s',
  async (query) => {
    const order = await waitingOrder(server)
    await confirmByHotel(server.services, on(order), 'LH-6')
    const refused = await server.services.database.db.execute(query).catch((error: Error) => error)
    expect(String(refused instanceof Error && refused.cause)).toContain(
      'rows of operator_audit are never changed or deleted',
    )
    expect(await auditOf(server, order.orderid)).toHaveLength(1)
  },
)
