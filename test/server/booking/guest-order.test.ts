import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { checkLedger } from '../../support/server/check-ledger'
import {
  asGuest,
  GUEST_PHONE,
  type GuestClient,
  guestClient,
  guestContact,
  type GuestsOrder,
} from '../../support/server/guest-client'
import { emailsTo, newestCode } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const minute = 60_000

let server: TestServer
let client: BookingClient
let guests: GuestClient

beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
  client = bookingClient(server)
  guests = guestClient(server, client)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

async function book(): Promise<GuestsOrder> {
  const contact = guestContact()
  const { pid } = await addHotel(server.services.database.db)
  const person = await client.person()
  const { verifyToken } = (await client.verify(pid)).body
  const { orderid, orderNo, payId } = (await client.submit(person, verifyToken, { form: { contact } })).body
  return { email: contact.email, orderNo, orderid, payId }
}

const tokenFor = async (booked: GuestsOrder): Promise<string> => (await guests.open(booked)).guestToken

/** Who moved an order, oldest first. */
async function actorsOf(orderid: string): Promise<unknown[]> {
  const { rows } = await server.services.database.db.execute(
    `select actor from purchase_log where purchase_id = '${orderid}' order by id`,
  )
  return rows.map(({ actor }) => actor)
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the code', () => {
  test('goes to the contact of the order, and opens it with a token for half an hour', async () => {
    const booked = await book()
    const { email, orderNo, orderid } = booked
    const sent = await guests.find({ email: ` ${email.toUpperCase()} `, orderNo: ` ${orderNo.toLowerCase()} ` })
    const now = server.clock.now().getTime()
    expect(sent.body).toEqual({
      step: 'code',
      resendAt: new Date(now + minute).toISOString(),
      expiresAt: new Date(now + 5 * minute).toISOString(),
    })
    await client.work()
    const [email1] = await emailsTo(server.services, email)
    expect(email1?.textBody).toContain('open your booking')
    const opened = await guests.find({ email, orderNo, code: await newestCode(server.services, email) })
    expect(opened.body).toMatchObject({
      step: 'order',
      guestToken: expect.any(String),
      expiresAt: new Date(now + 30 * minute).toISOString(),
      order: { orderid, orderNo, contact: { email }, status: 'TO_PAY' },
    })
    expect(opened.body.order.buttons).toEqual(['pay', 'cancel', 'view'])
  })

  test.each<[string, (booked: GuestsOrder) => Promise<{ email: string; orderNo: string }>]>([
    ['an address of nobody', async ({ orderNo }) => ({ email: guestContact().email, orderNo })],
    ['a number of nothing', async ({ email }) => ({ email, orderNo: 'SL000000000000' })],
    ['another order’s address', async ({ orderNo }) => ({ email: (await book()).email, orderNo })],
  ])('is not mailed for %s, and the reply is the same', async (_case, wrong) => {
    const booked = await book()
    const lookup = await wrong(booked)
    const right = await guests.find(booked, 'phone-2')
    const reply = await guests.find(lookup)
    expect([reply.status, reply.text]).toEqual([right.status, right.text])
    await client.work()
    expect(await emailsTo(server.services, lookup.email)).toHaveLength(lookup.email === booked.email ? 1 : 0)
  })

  test('works five times at most, and then the right one is worth nothing', async () => {
    const booked = await book()
    const { email, orderNo } = booked
    const code = await guests.codeFor(booked)
    const codes: string[] = []
    for (let tries = 0; tries < 7; tries++)
      codes.push((await guests.find({ email, orderNo, code: otherThan(code) })).body.code)
    expect(codes).toEqual([...Array(4).fill('code_wrong'), ...Array(3).fill('code_blocked')])
    expect((await guests.find({ email, orderNo, code })).body.code).toBe('code_blocked')
  })

  test('of many guesses at once five are looked at', async () => {
    const booked = await book()
    const { email, orderNo } = booked
    const wrong = otherThan(await guests.codeFor(booked))
    const replies = await Promise.all(Array.from({ length: 20 }, () => guests.find({ email, orderNo, code: wrong })))
    expect(replies.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(4)
  })

  test('works once', async () => {
    const booked = await book()
    const { email, orderNo } = booked
    const code = await guests.codeFor(booked)
    const replies = await Promise.all([guests.find({ email, orderNo, code }), guests.find({ email, orderNo, code })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await guests.find({ email, orderNo, code })).body.code).toBe('code_expired')
  })

  test.each([
    [5 * minute - 1, 200],
    [5 * minute, 400],
  ])('after %i ms gives %i', async (waitMs, status) => {
    const booked = await book()
    const { email, orderNo } = booked
    const code = await guests.codeFor(booked)
    server.clock.advance(waitMs)
    expect((await guests.find({ email, orderNo, code })).status).toBe(status)
  })

  test('is worth nothing on another device, for another order and for signing in', async () => {
    const booked = await book()
    const { email, orderNo } = booked
    const other = await book()
    const code = await guests.codeFor(booked)
    expect((await guests.find({ email, orderNo, code }, 'phone-2')).body.code).toBe('code_expired')
    expect((await guests.find({ email, orderNo: other.orderNo, code })).body.code).toBe('code_expired')
    const encrypted = (await call(server.app, 'encryptValues', { input: [email] }, { deviceId: GUEST_PHONE })).body[0]
    const signIn = { email: encrypted, code, signInType: 1 }
    expect((await call(server.app, 'loginByEmailCode', signIn, { deviceId: GUEST_PHONE })).body.code).toBe(
      'code_expired',
    )
    expect((await guests.find({ email, orderNo, code })).status).toBe(200)
  })

  test('comes once a minute for an order on a device, a corrected number at once, and four times an hour for a mailbox', async () => {
    const { email, orderNo } = await book()
    expect((await guests.find({ email, orderNo: 'SL000000000000' })).status).toBe(200)
    expect((await guests.find({ email, orderNo })).status).toBe(200)
    expect((await guests.find({ email, orderNo })).body.code).toBe('code_just_sent')
    const statuses: number[] = []
    for (let count = 0; count < 4; count++) {
      server.clock.advance(minute)
      statuses.push((await guests.find({ email, orderNo }, `phone-${count}`)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  test.each([
    [{ email: 'x', orderNo: 'SL000000000000' }, 'email'],
    [{ email: 'a@example.com', orderNo: '123' }, 'orderNo'],
  ])('%j can be none', async (lookup, field) => {
    const { status, body } = await guests.find(lookup)
    expect([status, body.field]).toEqual([400, field])
  })
})

describe('the token', () => {
  test('reads its order and cancels it while it is unpaid', async () => {
    const booked = await book()
    const { orderid } = booked
    const guest = asGuest(await tokenFor(booked))
    expect((await call(server.app, 'getOrderDetail', { orderid }, guest)).body.orderid).toBe(orderid)
    expect((await guests.act('cancelHotelOrder', { orderid }, guest)).body).toEqual({ orderid, status: 'CANCELLED' })
    const { buttons, logs } = (await call(server.app, 'getOrderDetail', { orderid }, guest)).body
    expect([buttons, logs.at(-1).text]).toEqual([
      ['rebook', 'view'],
      'Cancelled before payment from the booking look-up',
    ])
    expect(await actorsOf(orderid)).toEqual(['user', 'guest'])
  })

  test('cancels its order at a quote once it is paid', async () => {
    const booked = await book()
    const { orderid, payId } = booked
    await client.pay(payId)
    const guest = asGuest(await tokenFor(booked))
    const quote = await call(server.app, 'quoteCancel', { orderid }, guest)
    expect(quote.body).toMatchObject({ isFree: true, refundMinor: 220_000 })
    const applied = await guests.act('applyForCancel', { orderid, quoteToken: quote.body.quoteToken }, guest)
    expect(applied.body).toMatchObject({ status: 'CANCELLED', refund: { amountMinor: 220_000 } })
    await client.work()
    const { status, logs } = (await call(server.app, 'getOrderDetail', { orderid }, guest)).body
    expect([status, logs.at(-2).text]).toEqual(['REFUNDED', 'Cancelled from the booking look-up'])
    expect((await actorsOf(orderid)).at(-2)).toBe('guest')
  })

  test('asks the hotel to waive its fee, and the history of the order says from where', async () => {
    const booked = await book()
    const { orderid, payId } = booked
    await client.pay(payId)
    server.clock.set(new Date('2026-11-30T10:00:00Z'))
    const guest = asGuest(await tokenFor(booked))
    const { quoteToken } = (await call(server.app, 'quoteCancel', { orderid }, guest)).body
    const sent = { orderid, quoteToken, requestsWaiver: true, reason: 'illness' }
    expect((await guests.act('applyForCancel', sent, guest)).body.status).toBe('CANCEL_APPLIED')
    expect((await call(server.app, 'getOrderDetail', { orderid }, guest)).body.logs.at(-1)).toMatchObject({
      text: 'The hotel was asked from the booking look-up to waive its fee',
    })
    expect((await actorsOf(orderid)).at(-1)).toBe('guest')
  })

  const guestCalls = ['getOrderDetail', 'quoteCancel', 'applyForCancel', 'cancelHotelOrder']

  test.each(guestCalls)(
    '%s: 401 without it, 404 for another order, 401 on another device or once it is over',
    async (operationId) => guests.expectRefusals(operationId, await book(), await book()),
  )

  test.each([
    'deleteHotelOrder',
    'getOrderVipType',
    'listOrders',
    'countOrders',
    'listOrderTips',
    'getCurrentUser',
    'exportAccount',
  ])('%s stays refused', async (operationId) => {
    const booked = await book()
    const input = { orderid: booked.orderid, code: '1' }
    expect((await guests.act(operationId, input, asGuest(await tokenFor(booked)))).status).toBe(401)
  })

  test('opens the order also to somebody who is signed in to another account, and no other order', async () => {
    const [booked, other] = [await book(), await book()]
    const eve = await client.person()
    const caller = { ...asGuest(await tokenFor(booked)), token: eve.token }
    expect((await call(server.app, 'getOrderDetail', { orderid: booked.orderid }, caller)).status).toBe(200)
    expect((await call(server.app, 'getOrderDetail', { orderid: other.orderid }, caller)).status).toBe(404)
  })
})

test('nothing of a look-up is logged, nor stored in clear', async () => {
  const booked = await book()
  const from = server.logLines.length
  const code = await guests.codeFor(booked)
  const { guestToken } = (await guests.find({ ...booked, code })).body
  await call(server.app, 'getOrderDetail', { orderid: booked.orderid }, asGuest(guestToken))
  const logged = server.logLines.slice(from).join('')
  for (const secret of [booked.email, booked.orderNo, code, guestToken]) expect(logged).not.toContain(secret)
})
