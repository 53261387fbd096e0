import { sql } from 'drizzle-orm'
import { accountCode } from '../../support/server/account-code'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient, usualForm, type BookingClient } from '../../support/server/booking-client'
import { call, type Reply } from '../../support/server/call'
import { checkLedger } from '../../support/server/check-ledger'
import { loginClient } from '../../support/server/login-client'
import { emailsTo } from '../../support/server/mailbox'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { travelerOf } from '../../support/server/travelers'

let server: TestServer
let client: BookingClient
let hotelId: string
let pid: string
let otherHotelId: string

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  ;({ hotelId, pid } = await addHotel(server.services.database.db))
  ;({ hotelId: otherHotelId } = await addHotel(server.services.database.db))
})
afterAll(() => server.close())

let people = 0
const person = () => signIn(server.services, { email: `leaving-${(people += 1)}@example.com`, deviceId: 'phone-1' })
const request = (who: SignedInPerson, operationId: string, input: object = {}) =>
  call(server.app, operationId, input, { token: who.token, deviceId: 'phone-1' })
const codeOf = (who: SignedInPerson) => accountCode(server, who, 'delete', { deviceId: 'phone-1' })
const leave = async (who: SignedInPerson): Promise<Reply> => request(who, 'deleteAccount', { code: await codeOf(who) })

/** Every row of every table but the mailbox, as text. */
async function dump(): Promise<string> {
  const { db } = server.services.database
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'dev_mail'`,
  )
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
    )
    parts.push(...rows.map(({ line }) => line))
  }
  return parts.join('\n')
}

/** Creates favorites, likes, searches, views and events of a person. */
async function leaveTraces(who: SignedInPerson): Promise<void> {
  await request(who, 'addCollection', { bizType: 'hotel', bizId: hotelId })
  await request(who, 'cancelCollection', { bizType: 'hotel', bizId: hotelId })
  await request(who, 'addCollection', { bizType: 'hotel', bizId: otherHotelId })
  await request(who, 'receiveRecommendLog', { businessType: 'hotel', businessId: hotelId })
  const search = { kind: 'keyword', value: `only ${who.uid}`, label: 'x', showLabel: 'x' }
  const nowhere = { cityId: null, hotelId: null, skuId: null, lat: null, lng: null }
  await request(who, 'putSearchHistory', { list: [{ ...search, ...nowhere }] })
  await request(who, 'createEventLog', { Action: 'tap', UserID: who.uid, ActionValue: `by ${who.uid}` })
  await request(who, 'savePreferences', { currencyCode: 'EUR' })
  const { sessionId } = (await request(who, 'openChatSession')).body
  await request(who, 'sendChatMessage', { sessionId, clientId: 'leaving-1', content: `about ${who.uid}` })
  await request(who, 'createChatTicket', { sessionId })
  await travelerOf(server, who)
  await request(who, 'updateProfile', { intro: `about ${who.uid}` })
}

const tablesNaming = async (uid: string) => {
  const { db } = server.services.database
  const count = (name: string, column: string) =>
    db.execute<{ rows: number }>(
      sql`select count(*)::integer as rows from ${sql.identifier(name)} where ${sql.identifier(column)} like ${`%${uid}%`}`,
    )
  const { rows: columns } = await db.execute<{ name: string; col: string }>(sql`
    select table_name as name, column_name as col from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner', 'scope')`)
  const found: string[] = []
  for (const { name, col } of columns) {
    const { rows } = await count(name, col)
    if ((rows[0]?.rows ?? 0) > 0) found.push(name)
  }
  return found.toSorted()
}

test('a deleted account leaves its orders in the books without a name, its ended sign-ins, and nothing else', async () => {
  const who = await person()
  await leaveTraces(who)
  const form = {
    contact: { ...usualForm.contact, name: 'Unica Person', email: who.email },
    guests: [{ name: 'Unica Person' }],
  }
  const { verifyToken } = (await client.verify(pid)).body
  const { payId } = (await client.submit(who, verifyToken, { form })).body
  expect(await dump()).toContain('Unica Person')
  expect((await leave(who)).body).toEqual({ ok: true })
  const after = await dump()
  for (const gone of [who.email, 'Unica Person', `only ${who.uid}`, `by ${who.uid}`, `about ${who.uid}`]) {
    expect([gone, after.includes(gone)]).toEqual([gone, false])
  }
  expect(await tablesNaming(who.uid)).toEqual(['login_session', 'purchase'])
  expect(await client.statusOf(payId)).toBe('CANCELLED')
  await checkLedger(server.services.database.db)
})

test('every old token is refused, and the account is reported as closed', async () => {
  const who = await person()
  const elsewhere = await signIn(server.services, { email: who.email, deviceId: 'laptop-1' })
  const isLogoff = (token: string) => call(server.app, 'checkLoggedOff', {}, { token })
  expect((await isLogoff(who.token)).body).toEqual({ isLogoff: false })
  await leave(who)
  for (const { token } of [who, elsewhere]) {
    expect((await call(server.app, 'getCurrentUser', {}, { token })).status).toBe(401)
    expect((await isLogoff(token)).body).toEqual({ isLogoff: true })
  }
  const renewed = await call(
    server.app,
    'refreshToken',
    { refreshToken: elsewhere.refreshToken },
    { appType: 'weapp', deviceId: 'laptop-1' },
  )
  expect(renewed.status).toBe(401)
  const stranger = await person()
  await request(stranger, 'logout')
  expect([(await isLogoff(stranger.token)).status, (await isLogoff(`${who.token}A`)).status]).toEqual([401, 401])
  server.clock.advance(16 * 60_000)
  expect((await isLogoff(who.token)).status).toBe(401)
})

test('an email confirms it, and the address starts over as another user', async () => {
  const who = await person()
  await leave(who)
  const emails = await emailsTo(server.services, who.email)
  const email = emails.find(({ subject }) => subject === 'Your Staylark account was deleted')
  expect(email?.textBody).toContain('free again')
  server.clock.advance(60_000)
  const again = await loginClient(server.app, server.services).signIn(who.email)
  expect([again.status, again.body.userID === who.uid]).toEqual([200, false])
  const orders = await call(server.app, 'listOrders', {}, { token: again.body.accessToken.access_token })
  expect(orders.body.list).toEqual([])
})

test('emails that still wait for the address are not sent any more, but for the one that confirms it', async () => {
  const who = await person()
  const code = await codeOf(who)
  const send = jest.spyOn(server.services.mail, 'send').mockRejectedValue(new Error('no post today'))
  await request(who, 'sendAccountCode', { purpose: 'export' })
  await server.services.mailQueue.drained()
  expect((await request(who, 'deleteAccount', { code })).body).toEqual({ ok: true })
  const { rows } = await server.services.database.db.execute<{ kind: string }>(
    sql`select payload ->> 'kind' as kind from outbox where topic = 'mail'`,
  )
  expect(rows).toEqual([{ kind: 'account_deleted' }])
  server.clock.advance(5 * 60_000)
  await client.work()
  send.mockRestore()
  const [email] = await emailsTo(server.services, who.email)
  expect(email?.subject).toBe('Your Staylark account was deleted')
})

test.each([
  ['paid, and the hotel has yet to confirm', async () => {}, 'Waiting for the hotel'],
  ['confirmed and ahead', () => client.work(), 'Confirmed'],
])('a stay that is %s keeps the account, and is named', async (_case, then, statusText) => {
  const who = await person()
  const { payId, orderid, orderNo } = await client.book(who, pid)
  const code = await codeOf(who)
  const { bankOrderId } = (await client.createPayment(payId)).body
  await client.decide(bankOrderId, 'approve')
  await then()
  const refusal = await request(who, 'deleteAccount', { code })
  expect([refusal.status, refusal.body.code]).toEqual([409, 'stays_open'])
  expect(refusal.body.message).toMatch(/ can be deleted once these are over: .+, 1 – 3 Dec\.$/)
  expect(refusal.body.data).toMatchObject([{ orderid, orderNo, kind: 'hotel', dates: '1 – 3 Dec', statusText }])
  expect((await request(who, 'sendAccountCode', { purpose: 'delete' })).body.code).toBe('stays_open')
  expect((await request(who, 'getCurrentUser')).status).toBe(200)
})

test('money that arrives during the deletion stops it: the provider is queried first', async () => {
  const who = await person()
  const { payId } = await client.book(who, pid)
  const { bankOrderId } = (await client.createPayment(payId)).body
  const code = await codeOf(who)
  await client.decide(bankOrderId, 'approve', 'never')
  expect((await request(who, 'deleteAccount', { code })).body.code).toBe('stays_open')
  expect(await client.statusOf(payId)).toBe('CONFIRMING')
  await client.work()
  await checkLedger(server.services.database.db)
})

test('a code is needed, and one use of it', async () => {
  const who = await person()
  expect((await request(who, 'deleteAccount', { code: '' })).status).toBe(400)
  const code = await codeOf(who)
  expect((await request(who, 'deleteAccount', { code: code === '111111' ? '222222' : '111111' })).status).toBe(400)
  const both = await Promise.all([request(who, 'deleteAccount', { code }), request(who, 'deleteAccount', { code })])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('what a call that was under way wrote is erased a little later', async () => {
  const who = await person()
  await leave(who)
  await server.services.database.db.execute(
    sql`insert into collection (user_id, biz_type, biz_id, created_at) values (${who.uid}, 'hotel', ${hotelId}, now())`,
  )
  await client.work()
  expect(await tablesNaming(who.uid)).toContain('collection')
  server.clock.advance(5 * 60_000)
  await client.work()
  expect(await tablesNaming(who.uid)).not.toContain('collection')
})

test('reports stay without the name and address of their sender, and appeals without their text', async () => {
  const [who, other] = [await person(), await person()]
  const { db } = server.services.database
  const sent = (own: SignedInPerson, isSignedIn: boolean) => sql`
    insert into content_report (id, receipt_hash, biz_type, biz_id, reason, explanation, address, name, email, user_id, created_at)
    select ${`${own.uid} ${isSignedIn}`}, ${`${own.uid} ${isSignedIn}`}, 'moment', 'm', 'spam', 'why', 'where', 'A Name', ${own.email},
      ${isSignedIn ? own.uid : null}, now()`
  for (const own of [who, other]) for (const isSignedIn of [true, false]) await db.execute(sent(own, isSignedIn))
  await db.execute(sql`
    insert into statement_of_reasons (id, biz_type, biz_id, user_id, rule, reason, is_automated, decided_by, created_at, appeal_text, appeal_state)
    values (${who.uid}, 'moment', 'm', ${who.uid}, 'spam', 'why', false, 'maya', now(), 'My words', 'open')`)
  expect((await leave(who)).status).toBe(200)
  const { rows } = await db.execute(
    sql`select name, email, user_id from content_report where id like ${`${who.uid}%`} or id like ${`${other.uid}%`} order by email`,
  )
  const empty = { name: '', email: '', user_id: null }
  const named = { name: 'A Name', email: other.email }
  expect(rows).toEqual([empty, empty, expect.objectContaining(named), expect.objectContaining(named)])
  const appeals = await db.execute(
    sql`select appeal_text, appeal_state from statement_of_reasons where id = ${who.uid}`,
  )
  expect(appeals.rows).toEqual([{ appeal_text: '', appeal_state: null }])
})
