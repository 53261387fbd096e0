import { sql } from 'drizzle-orm'
import { postHere } from '../../../server/jobs/post-here'
import { purgeRules } from '../../../server/jobs/purge-rules'
import { runDueJobs } from '../../../server/jobs/run-due-jobs'
import { startJobs } from '../../../server/jobs/start-jobs'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { newestCode } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

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

/** A letter that no mail server took. */
async function giveUpLetter(): Promise<void> {
  const { database, letterPost, mail } = server.services
  const send = jest.spyOn(mail, 'send').mockRejectedValue(new Error('no post today'))
  await phone().send('nowhere@example.com')
  await database.db.execute(sql`update letter set attempts = 9`)
  await letterPost.drained()
  send.mockRestore()
}

/** A sign-in by code, with a ticket, a wrong password, a wish given up, a booking, the letters of all that and one that was given up. */
async function oneLife(email: string): Promise<string> {
  const login = await phone().signIn(email)
  const token: string = login.body.accessToken.access_token
  await call(server.app, 'createHandOffTicket', { deviceId: 'phone-1' }, { token })
  await phone().loginByPassword(email, 'wrong')
  const client = bookingClient(server)
  const { pid, hotelId } = await addHotel(server.services.database.db)
  await call(server.app, 'addCollection', { bizType: 'hotel', bizId: hotelId }, { token })
  await call(server.app, 'cancelCollection', { bizType: 'hotel', bizId: hotelId }, { token })
  await giveUpLetter()
  await client.book({ uid: login.body.userID, sid: '', email, token, refreshToken: '' }, pid)
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
  ['idempotency', 7],
  ['removed_wish', 1],
  ['dev_mail', 7],
  ['letter', 30],
  ['password_guess', 60],
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

test('many rows go in batches, and a table that cannot be purged keeps no other from it', async () => {
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
