import { eq } from 'drizzle-orm'
import { demo } from '../../../server/demo/demo'
import { buildApp } from '../../../server/main/app'
import { createServices } from '../../../server/main/create-services'
import { userAccount } from '../../../server/kernel/database/schema/people'
import { call, type Reply } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { openTestDatabase } from '../../support/server/test-database'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const second = 1000
const minute = 60 * second
const password = 'a horse of 7 colours'

let first: TestServer
let neighbour: Pick<TestServer, 'app' | 'services' | 'close'>
let people = 0

/** Another server process' worth of objects on the same database, as behind a balancer. */
async function neighbourOf({ services, clock }: TestServer): Promise<Pick<TestServer, 'app' | 'services' | 'close'>> {
  const database = openTestDatabase(services.database.connectionString ?? '')
  const own = createServices({ env: services.env, database, log: services.log, clock, demo })
  const app = await buildApp(own)
  return { app, services: own, close: () => app.close().then(() => database.close()) }
}

beforeAll(async () => {
  first = await startTestServer()
  neighbour = await neighbourOf(first)
})
afterAll(async () => {
  await neighbour.close()
  await first.close()
})

const browser = () => loginClient(first.app, first.services, { appType: 'web', deviceId: 'phone-1' })
const nobody = () => `end-${(people += 1)}@example.com`

/** All that a sign-in left in somebody's hands. */
interface Hands {
  email: string
  token: string
  cookie: string
  ticket: string
}

async function handsOf(email: string, login: Reply): Promise<Hands> {
  const token: string = login.body.accessToken.access_token
  const { ticket } = (await call(first.app, 'createHandOffTicket', { deviceId: 'tablet-1' }, { token })).body
  return { email, token, cookie: login.refreshCookie ?? '', ticket }
}

async function user(): Promise<Hands> {
  const email = nobody()
  const hands = await handsOf(email, await browser().setPassword(email, password))
  first.clock.advance(minute)
  return hands
}

/** Statuses of everything old, on both servers. */
async function statusesOf({ token, cookie, ticket }: Hands): Promise<number[]> {
  const statuses: number[] = []
  for (const { app } of [neighbour, first]) {
    statuses.push((await call(app, 'getCurrentUser', {}, { token })).status)
    statuses.push((await call(app, 'listOrders', {}, { token })).status)
    statuses.push((await call(app, 'refreshToken', {}, { appType: 'web', cookie })).status)
    statuses.push((await call(app, 'exchangeHandOffTicket', { ticket }, { deviceId: 'tablet-1' })).status)
  }
  return statuses
}

const allEnded = [401, 401, 401, 410, 401, 401, 401, 410]

test('while it goes on a sign-in is good on both servers', async () => {
  const { token } = await user()
  for (const { app } of [first, neighbour]) expect((await call(app, 'getCurrentUser', {}, { token })).status).toBe(200)
})

const endings: [string, (hands: Hands) => Promise<unknown>][] = [
  ['signing out', ({ token }) => call(first.app, 'logout', {}, { token })],
  ['a new password', ({ email }) => browser().setPassword(email, 'another horse')],
  [
    'closing the account',
    ({ email }) =>
      first.services.database.db.update(userAccount).set({ isLogoff: true }).where(eq(userAccount.email, email)),
  ],
  [
    'reuse of a replaced refresh token',
    async ({ cookie }) => {
      await call(first.app, 'refreshToken', {}, { appType: 'web', cookie })
      first.clock.advance(30 * second + 1)
      await call(first.app, 'refreshToken', {}, { appType: 'web', cookie })
      first.clock.advance(minute)
    },
  ],
]

test.each(endings)('%s ends every old token at once, on the other server too', async (_case, end) => {
  const hands = await user()
  // The other server has just looked up the session and must not have cached it.
  expect((await call(neighbour.app, 'getCurrentUser', {}, { token: hands.token })).status).toBe(200)
  await end(hands)
  expect(await statusesOf(hands)).toEqual(allEnded)
})

test('keys of a new day sign nobody out, on either server', async () => {
  first.clock.set(new Date('2026-12-24T23:59:00.000Z'))
  const email = nobody()
  const before = (await browser().signIn(email)).body.accessToken.access_token
  first.clock.advance(2 * minute)
  const after = (await browser().signIn(email)).body.accessToken.access_token
  const kid = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  expect([kid(before), kid(after)]).toEqual(['2026-12-24', '2026-12-25'])
  const statuses: number[] = []
  for (const token of [before, after])
    for (const { app } of [first, neighbour]) statuses.push((await call(app, 'getCurrentUser', {}, { token })).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  first.clock.advance(14 * minute)
  expect((await call(neighbour.app, 'getCurrentUser', {}, { token: before })).status).toBe(401)
  expect((await call(neighbour.app, 'getCurrentUser', {}, { token: after })).status).toBe(200)
})

test('500 lost replies sign nobody out, whichever server gets the retry, and however late within 30 s', async () => {
  const login = await browser().signIn(nobody())
  let cookie = login.refreshCookie ?? ''
  let phantoms = 0
  const { app, services } = first
  for (let trial = 0; trial < 500; trial++) {
    const [lostAt, requestedAt] = trial % 2 === 0 ? [app, neighbour.app] : [neighbour.app, app]
    const lost = await call(lostAt, 'refreshToken', {}, { appType: 'web', cookie })
    first.clock.advance((trial % 31) * second)
    const again = await call(requestedAt, 'refreshToken', {}, { appType: 'web', cookie })
    if (again.status !== 200 || again.refreshCookie !== lost.refreshCookie) phantoms += 1
    cookie = again.refreshCookie ?? ''
    first.clock.advance(minute)
  }
  expect(phantoms).toBe(0)
  expect(services.env.secret).toBe(neighbour.services.env.secret)
}, 300_000)

test('of 50 stolen tokens that are used after the grace all 50 are noticed and end the sign-in for both', async () => {
  let noticed = 0
  for (let trial = 0; trial < 50; trial++) {
    const login = await browser().signIn(nobody())
    const stolen = login.refreshCookie ?? ''
    const own = await call(first.app, 'refreshToken', {}, { appType: 'web', cookie: stolen })
    first.clock.advance(30 * second + 1 + trial * second)
    const thief = await call(neighbour.app, 'refreshToken', {}, { appType: 'web', cookie: stolen })
    const owner = await call(first.app, 'refreshToken', {}, { appType: 'web', cookie: own.refreshCookie ?? '' })
    if (thief.status === 401 && owner.status === 401) noticed += 1
  }
  expect(noticed).toBe(50)
  expect(first.logLines.filter((line) => line.includes('refresh_token_reuse')).length).toBeGreaterThanOrEqual(50)
}, 300_000)
