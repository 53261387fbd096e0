import { sql } from 'drizzle-orm'
import { eventLog } from '../../../server/kernel/database/schema/people'
import { accountCode } from '../../support/server/account-code'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient, usualForm, usualStay } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { emailsTo } from '../../support/server/mailbox'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { travelerOf, usualTraveler } from '../../support/server/travelers'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ startAt: '2026-11-21T10:00:00.000Z' })
})
afterAll(() => server.close())

const person = (email: string) => signIn(server.services, { email, deviceId: 'phone-1' })
const request = (who: SignedInPerson, operationId: string, input: object = {}) =>
  call(server.app, operationId, input, { token: who.token, deviceId: 'phone-1' })

async function ticketOf(who: SignedInPerson): Promise<{ path: string; fileName: string; expiresAt: string }> {
  server.clock.advance(60_000)
  const code = await accountCode(server, who, 'export', { deviceId: 'phone-1' })
  return (await request(who, 'exportAccount', { code })).body
}
const fetched = (path: string) => server.app.inject(path)

test('the file holds all that we know of its owner, nothing of others, and nothing that opens anything', async () => {
  const ada = await person('ada@example.com')
  const eve = await person('eve@example.com')
  const { hotelId, pid } = await addHotel(server.services.database.db)
  const client = bookingClient(server)
  const { orderid, orderNo, payId } = await client.book(ada, pid)
  const bankOrderId = await client.pay(payId)
  const other = await client.book(eve, pid, { checkIn: '2026-12-05', checkOut: '2026-12-06' })
  await request(ada, 'addCollection', { bizType: 'hotel', bizId: hotelId })
  await request(ada, 'receiveRecommendLog', { businessType: 'hotel', businessId: hotelId })
  await request(ada, 'createEventLog', { Action: 'tap', UserID: ada.uid })
  await request(eve, 'createEventLog', { Action: 'eves tap', UserID: eve.uid })
  await travelerOf(server, ada)
  const { path } = await ticketOf(ada)
  const reply = await fetched(path)
  const file = reply.json()
  expect(Object.keys(file)).toEqual([
    'about',
    'madeAt',
    'profile',
    'personalInformation',
    'signIns',
    'orders',
    'voucherOrders',
    'vouchers',
    'exchanges',
    'vouchersWithDate',
    'saleReminders',
    'voucherSources',
    'refundAccounts',
    'documents',
    'billingAddresses',
    'wishes',
    'removedWishes',
    'likes',
    'posts',
    'comments',
    'reviews',
    'following',
    'reports',
    'removals',
    'searches',
    'recentViews',
    'events',
    'chats',
    'dialogs',
    'assistantConsent',
    'assistantUsage',
    'roles',
    'emailsOnTheirWay',
    'uploads',
    'travelers',
    'travelersOnOrders',
  ])
  expect(file.profile).toMatchObject([{ email: 'ada@example.com', nick_name: 'Guest', has_password: false }])
  expect(file.signIns).toHaveLength(1)
  expect(file.orders).toMatchObject([
    {
      orderNo,
      status: 'CONFIRMED',
      checkIn: usualStay.checkIn,
      contact: usualForm.contact,
      payments: [{ bankOrderId, status: 'SUCCESS', channel: 'sandbox' }],
      emails: [{ about: 'confirmed' }],
      history: [{ status: 'TO_PAY' }, { status: 'CONFIRMING' }, { status: 'CONFIRMED' }],
    },
  ])
  expect(file.wishes).toMatchObject([{ biz_type: 'hotel', biz_id: hotelId }])
  expect(file.recentViews).toMatchObject([{ business_id: hotelId }])
  expect(file.travelers).toMatchObject([usualTraveler])
  expect(file.events).toMatchObject([{ record: { Action: 'tap' } }])
  for (const secret of [
    payId,
    ada.token,
    ada.refreshToken,
    orderid.repeat(2),
    'argon2',
    eve.uid,
    other.orderNo,
    'eves tap',
  ])
    expect(reply.body).not.toContain(secret)
})

test('queued emails are listed by subject, without their content', async () => {
  const who = await person('waiting@example.com')
  const { path } = await ticketOf(who)
  const send = jest.spyOn(server.services.mail, 'send').mockRejectedValue(new Error('no post today'))
  await request(who, 'sendAccountCode', { purpose: 'delete' })
  await server.services.mailQueue.drained()
  const file = (await fetched(path)).json()
  expect(file.emailsOnTheirWay).toEqual([
    { about: 'code_delete', writtenAt: expect.any(String), tries: 1, givenUpAt: null },
  ])
  send.mockRestore()
  await server.services.mailQueue.drained()
})

test('it is a download with a name and a date, and is never cached', async () => {
  const who = await person('name@example.com')
  const { path, fileName, expiresAt } = await ticketOf(who)
  expect([fileName, expiresAt]).toEqual([
    `staylark-account-${server.clock.now().toISOString().slice(0, 10)}.json`,
    new Date(server.clock.now().getTime() + 600_000).toISOString(),
  ])
  const { statusCode, headers } = await fetched(path)
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/json; charset=utf-8',
    `attachment; filename="${fileName}"`,
  ])
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
})

test('the address works once, and for ten minutes', async () => {
  const who = await person('once@example.com')
  const { path } = await ticketOf(who)
  expect((await server.app.inject({ method: 'HEAD', url: path })).statusCode).not.toBe(200)
  expect((await fetched(path)).statusCode).toBe(200)
  expect((await fetched(path)).statusCode).toBe(410)
  const late = await ticketOf(who)
  server.clock.advance(600_000)
  expect((await fetched(late.path)).statusCode).toBe(410)
  expect((await fetched('/downloads/account')).statusCode).toBe(410)
  expect((await fetched('/downloads/account?ticket=a&ticket=b')).statusCode).toBe(410)
})

test('the ticket stands in clear neither in the database nor in the log', async () => {
  const who = await person('clear@example.com')
  const { path } = await ticketOf(who)
  await fetched(path)
  const ticket = path.split('=')[1] ?? ''
  const { rows } = await server.services.database.db.execute(sql`select * from account_export`)
  expect([
    ticket.length > 20,
    JSON.stringify(rows).includes(ticket),
    server.logLines.join('').includes(ticket),
  ]).toEqual([true, false, false])
})

test('it takes a fresh code from the mailbox of the account; one for deleting or signing in is none', async () => {
  const who = await person('fresh@example.com')
  const sent = await request(who, 'sendAccountCode', { purpose: 'export' })
  expect(sent.body.maskedEmail).toBe('f***@example.com')
  const [email] = await emailsTo(server.services, who.email)
  expect(email?.textBody).toContain('download what Staylark holds about you')
  const wrong = await request(who, 'exportAccount', { code: '000000' })
  expect([wrong.status, wrong.body.field]).toEqual([400, 'code'])
  server.clock.advance(1000)
  const forDeleting = await accountCode(server, who, 'delete', { deviceId: 'phone-1' })
  expect((await request(who, 'exportAccount', { code: forDeleting })).status).toBe(400)
  expect((await request(who, 'exportAccount', { code: '' })).body.message).toBe('Please enter the verification code')
})

test('a long history is read page by page and comes whole', async () => {
  const who = await person('long@example.com')
  const { db } = server.services.database
  const rows = Array.from({ length: 350 }, (_, index) => ({
    id: `long-${String(index).padStart(4, '0')}`,
    receivedAt: server.clock.now(),
    record: { Action: `tap ${index}`, UserID: who.uid },
  }))
  await db.insert(eventLog).values(rows)
  const execute = jest.spyOn(db, 'execute')
  const { path } = await ticketOf(who)
  execute.mockClear()
  const { events } = (await fetched(path)).json()
  expect(events.map(({ record }: { record: { Action: string } }) => record.Action)).toEqual(
    rows.map(({ record }) => record.Action),
  )
  expect(execute.mock.calls.length).toBeGreaterThan(10)
  execute.mockRestore()
})
