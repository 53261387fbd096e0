import { sql } from 'drizzle-orm'
import { postHere, runDueJobs, startJobs } from '../../../../server/main/jobs'
import { purgeRules } from '../../../../server/kernel/jobs/purge'
import { documentOf } from '../../../support/server/documents'
import { addHotel } from '../../../support/server/add-hotel'
import { bookingClient } from '../../../support/server/booking-client'
import { call } from '../../../support/server/call'
import { loginClient } from '../../../support/server/login-client'
import { newestCode } from '../../../support/server/mailbox'
import { travelerOf, usualTraveler } from '../../../support/server/travelers'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const password = 'a horse of 7 colours'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  const jobs = startJobs(server.services, { postHere: postHere(server.app) })
  await jobs.stop()
})
afterEach(() => server.close())

const work = () => runDueJobs(server.services, { postHere: postHere(server.app) })

async function countOf(table: string): Promise<number> {
  const { rows } = await server.services.database.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? -1
}

const counts = async () =>
  Object.fromEntries(await Promise.all(purgeRules.map(async ({ table }) => [table, await countOf(table)] as const)))

const phone = () => loginClient(server.app, server.services)

/** An email that no mail server accepted. */
async function failMail(): Promise<void> {
  const { database, mailQueue, mail } = server.services
  const send = jest.spyOn(mail, 'send').mockRejectedValue(new Error('no post today'))
  await phone().send('nowhere@example.com')
  await database.db.execute(sql`update outbox set attempts = 9 where topic = 'mail'`)
  await mailQueue.drained()
  send.mockRestore()
}

/** Creates the traces of a device and its owner without a booking, a requested export, and a completed job. */
async function leaveTraces(email: string, hotelId: string): Promise<void> {
  const { db } = server.services.database
  const deviceId = `tablet-of-${email.split('@', 1)[0]}`
  const entry = { kind: 'keyword', value: 'v', label: 'v', showLabel: 'v', cityId: null, hotelId: null }
  const list = [{ ...entry, skuId: null, lat: null, lng: null }]
  await call(server.app, 'putSearchHistory', { list }, { deviceId })
  await call(server.app, 'receiveRecommendLog', { businessType: 'hotel', businessId: hotelId }, { deviceId })
  await call(server.app, 'createEventLog', { Action: 'tap' })
  const now = server.clock.now().toISOString()
  await db.execute(sql`
    insert into account_export (ticket_hash, user_id, expires_at)
    select 'ticket of ' || id, id, ${now}::timestamptz from user_account on conflict do nothing`)
  await db.execute(sql`
    insert into chat_session (id, owner, opened_at) values (${email}, ${email}, ${now}::timestamptz)`)
  await db.execute(sql`
    insert into chat_ticket (ticket_hash, session_id, side, holder, expires_at)
    values (${email}, ${email}, 'traveler', ${email}, ${now}::timestamptz)`)
  await db.execute(sql`
    insert into dialog (id, owner, title, created_at, updated_at)
    values (${email}, ${`device ${email}`}, '', ${now}::timestamptz, ${now}::timestamptz)`)
  await db.execute(sql`
    insert into assistant_consent (owner, given_at) values (${`device ${email}`}, ${now}::timestamptz)`)
  await db.execute(sql`
    insert into assistant_usage (day, subject, tokens, used_at) values (${now}::date, ${email}, 1, ${now}::timestamptz)`)
  await db.execute(sql`
    insert into code_guess (subject, misses, ends_at) values ('somebody', 1, ${now}::timestamptz) on conflict do nothing`)
  await db.execute(sql`
    insert into sku_source (owner, sku_id, from_key, seen_at) values (${email}, 'sku', 'post', ${now}::timestamptz)`)
  await db.execute(sql`
    insert into qa_miss (keyword, searched_at) values ('purple elephant', ${now}::timestamptz) on conflict do nothing`)
  await db.execute(sql`
    insert into stored_list (kind, owner, entries, created_at) values ('feed', ${email}, '[]', ${now}::timestamptz)`)
  await db.execute(sql`
    insert into content_report (id, receipt_hash, biz_type, biz_id, reason, explanation, address, name, email, state, created_at, decided_at)
    values (${email}, ${email}, 'moment', 'm', 'spam', '', '', '', '', 'dismissed', ${now}::timestamptz, ${now}::timestamptz)`)
  await db.execute(sql`
    insert into statement_of_reasons (id, biz_type, biz_id, user_id, rule, reason, is_automated, decided_by, created_at)
    select ${email}, 'moment', 'm', id, 'spam', '', false, '', ${now}::timestamptz from user_account limit 1`)
  await db.execute(sql`
    insert into outbox (id, topic, dedupe_key, payload, available_at, done_at, created_at)
    values (${`done-${email}`}, 'confirm', ${`done-${email}`}, '{}', ${now}, ${now}, ${now})`)
}

/** Signs in by code and leaves a token, a wrong password, a removed favorite, a booking, their emails and a dead-lettered one. */
async function oneLife(email: string): Promise<string> {
  const login = await phone().signIn(email)
  const token: string = login.body.accessToken.access_token
  await call(server.app, 'createHandOffTicket', { deviceId: 'phone-1' }, { token })
  await phone().loginByPassword(email, 'wrong')
  const client = bookingClient(server)
  const { pid, hotelId } = await addHotel(server.services.database.db)
  await call(server.app, 'addCollection', { bizType: 'hotel', bizId: hotelId }, { token })
  await call(server.app, 'cancelCollection', { bizType: 'hotel', bizId: hotelId }, { token })
  await failMail()
  const person = { uid: login.body.userID, sid: '', email, token, refreshToken: '' }
  const travelerId = await travelerOf(server, { token })
  const { verifyToken } = (await client.verify(pid)).body
  const { orderid } = (
    await client.submit(person, verifyToken, { form: { guests: [{ name: usualTraveler.name, travelerId }] } })
  ).body
  await client.request('openInvoice', { documentId: await documentOf(server, orderid) }, person)
  await leaveTraces(email, hotelId)
  return token
}

test('after a life of everything each table has a row, and an hour later still', async () => {
  await oneLife('ada@example.com')
  const before = await counts()
  expect(Object.values(before).every((count) => count > 0)).toBe(true)
  server.clock.advance(hour)
  await work()
  expect(await counts()).toEqual(before)
})

test.each([
  ['email_code', 2],
  ['hand_off_ticket', 1],
  ['sku_source', 30],
  ['idempotency', 7],
  ['removed_wish', 1],
  ['dev_mail', 7],
  ['qa_miss', 180],
  ['password_guess', 60],
  ['code_guess', 1],
  ['account_export', 1],
  ['document_ticket', 1],
  ['chat_ticket', 1],
  ['dialog', 180],
  ['assistant_consent', 365],
  ['assistant_usage', 31],
  ['event_log', 90],
  ['search_history', 180],
  ['recent_view', 180],
  ['stored_list', 1],
  ['content_report', 365],
  ['statement_of_reasons', 214],
])('%s: gone %i days after its end, and not a moment before', async (table, days) => {
  await oneLife('ada@example.com')
  const before = await countOf(table)
  server.clock.advance(days * day - minute)
  await work()
  expect(await countOf(table)).toBe(before)
  server.clock.advance(2 * minute + hour)
  await work()
  expect(await countOf(table)).toBe(0)
})

test('an email that was dead-lettered goes 30 days later, and not a moment before', async () => {
  await failMail()
  const { db } = server.services.database
  const left = async () => {
    const { rows } = await db.execute(sql`select id from outbox where topic = 'mail'`)
    return rows.length
  }
  server.clock.advance(30 * day - minute)
  await work()
  expect(await left()).toBe(1)
  server.clock.advance(2 * minute + hour)
  await work()
  expect(await left()).toBe(0)
})

test('a sign-in goes 30 days after it was ended, one that goes on stays, and its owner stays signed in', async () => {
  const ended = await oneLife('ada@example.com')
  const login = await loginClient(server.app, server.services, { appType: 'web' }).signIn('bea@example.com')
  await call(server.app, 'logout', {}, { token: ended })
  let cookie = login.refreshCookie ?? ''
  for (let week = 0; week < 5; week++) {
    server.clock.advance(7 * day)
    await work()
    const renewed = await call(server.app, 'refreshToken', {}, { appType: 'web', cookie })
    expect(renewed.status).toBe(200)
    cookie = renewed.refreshCookie ?? ''
  }
  expect(await countOf('login_session')).toBe(1)
})

test('what was forgotten gives a guesser nothing: the code’s limits and the password’s lock outlive the purge', async () => {
  const email = 'cleo@example.com'
  await phone().setPassword(email, password)
  for (let sent = 1; sent < 10; sent++) {
    server.clock.advance(hour)
    expect((await phone().send(email)).status).toBe(200)
    await work()
  }
  server.clock.advance(hour)
  expect((await phone().send(email)).status).toBe(429)
  for (let count = 0; count < 100; count++) {
    expect((await phone().loginByPassword(email, 'wrong')).status).toBe(400)
    server.clock.advance(hour)
  }
  await work()
  expect((await phone().loginByPassword(email, 'wrong')).status).toBe(429)
  server.clock.advance(29 * day - 2 * hour)
  await work()
  expect((await phone().loginByPassword(email, 'wrong')).status).toBe(429)
  await phone().send(email)
  expect((await phone().loginByCode(email, await newestCode(server.services, email))).status).toBe(200)
})

test('a report that waits and a statement whose appeal waits stay', async () => {
  await oneLife('ada@example.com')
  const { db } = server.services.database
  await db.execute(sql`update content_report set state = 'open', decided_at = null`)
  await db.execute(sql`update statement_of_reasons set appeal_state = 'open'`)
  server.clock.advance(400 * day)
  await work()
  expect([await countOf('content_report'), await countOf('statement_of_reasons')]).toEqual([1, 1])
})

test('many rows go in batches, and a table that cannot be purged does not block others', async () => {
  const { db } = server.services.database
  await db.execute(sql`
    insert into dev_mail select 'old' || n, 'a@example.com', 's', 't', 'h', '2020-01-01' from generate_series(1, 2500) n`)
  await db.execute(sql`alter table idempotency rename to idempotency_away`)
  server.clock.advance(2 * hour)
  await work()
  expect(await countOf('dev_mail')).toBe(0)
  expect(server.logLines.join('')).toContain('old rows could not be deleted')
  const { rows } = await db.execute(sql`select dead_at, attempts from outbox where topic = 'purge'`)
  expect(rows).toEqual([{ dead_at: null, attempts: 0 }])
  await db.execute(sql`alter table idempotency_away rename to idempotency`)
})

test('done jobs go after a week and those that were given up after 90 days; those that wait stay', async () => {
  const { db } = server.services.database
  const now = server.clock.now().toISOString()
  await db.execute(sql`
    insert into outbox (id, topic, dedupe_key, payload, available_at, done_at, dead_at, created_at) values
      ('done', 'x', 'done', '{}', ${now}, ${now}, null, ${now}),
      ('dead', 'x', 'dead', '{}', ${now}, null, ${now}, ${now}),
      ('waits', 'x', 'waits', '{}', '2099-01-01', null, null, ${now})`)
  const left = async () => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from outbox where topic = 'x' order by id`)
    return rows.map(({ id }) => id)
  }
  server.clock.advance(7 * day - minute)
  await work()
  expect(await left()).toEqual(['dead', 'done', 'waits'])
  server.clock.advance(2 * minute + hour)
  await work()
  expect(await left()).toEqual(['dead', 'waits'])
  server.clock.advance(83 * day)
  await work()
  expect(await left()).toEqual(['waits'])
})

test('what an account looked at and searched for stays as long as the account', async () => {
  const login = await phone().signIn('ada@example.com')
  const { hotelId } = await addHotel(server.services.database.db)
  const caller = { token: String(login.body.accessToken.access_token) }
  await call(server.app, 'receiveRecommendLog', { businessType: 'hotel', businessId: hotelId }, caller)
  expect(await countOf('recent_view')).toBe(1)
  server.clock.advance(400 * day)
  await work()
  expect(await countOf('recent_view')).toBe(1)
})

/** Tables whose rows are no traces of anybody: the catalogue, or what lasts as long as an account or its books. */
const lasting = [
  [
    'catalogue',
    /^(city|city_area|city_guide|hotel|hotel_.*|room_.*|package|package_.*|sku|sku_room|sku_import|moment|moment_topic|moment_comment|topic|review|like_total|like_change|landmark|place|place_.*|fx_rate|holiday|qa_article|import_source|import_file|.*_rule|rate_.*)$/,
  ],
  [
    'account',
    /^(user_account|user_profile|traveler|collection|content_like|user_follow|topic_follow|uploaded_file|payment_account|billing_address|sku_buyer|sku_reminder|staff_role)$/,
  ],
  ['gone with its dialog', /^dialog_(turn|event)$/],
  ['ended by a job of their own (server/support/purge.ts)', /^chat_(session|message|survey)$/],
  [
    'books',
    /^(purchase|hotel_order|order_email|purchase_log|payment|payment_attempt|payment_event|refund|refund_line|document|document_copy|document_series|coupon_order|exchange_order|mix_order|voucher|voucher_.*|sandbox_charge|sandbox_refund|operator_audit)$/,
  ],
  ['own', /^(meta|schema_migration)$/],
] as const

test('every table has a rule by which its rows end, or is known to last', async () => {
  const { rows } = await server.services.database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const purged = new Set(purgeRules.map(({ table }) => table))
  const endless = rows.filter(({ name }) => !purged.has(name) && !lasting.some(([, names]) => names.test(name)))
  expect(endless).toEqual([])
})
