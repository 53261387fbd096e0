import * as argon2 from '@node-rs/argon2'
import pg from 'pg'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient, usualForm } from '../../support/server/booking-client'
import { call, type Reply } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { emailsTo } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const minute = 60_000
const password = 'a horse of 7 colours'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify), hash: jest.fn(real.hash) }
})

let server: TestServer
let people = 0

/** Queries sent to the database: those with parameters, and those without. */
const ways = [jest.spyOn(pg.Connection.prototype, 'execute'), jest.spyOn(pg.Connection.prototype, 'query')]
const queries = () => ways.reduce((sum, way) => sum + way.mock.calls.length, 0)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const phone = () => loginClient(server.app, server.services)

/** An address with an account and a password, one with an account only, and one that nobody has; all of one length. */
async function addresses(): Promise<{ known: string; bare: string; unknown: string }> {
  people += 100
  const [known, bare, unknown] = [people, people + 1, people + 2].map((count) => `who-${count}@example.com`)
  if (!known || !bare || !unknown) throw new Error('three addresses were made')
  await phone().setPassword(known, password)
  await phone().signIn(bare)
  server.clock.advance(10 * minute)
  return { known, bare, unknown }
}

const volatile = /"requestId":"\w+"|"(resendAt|expiresAt)":"[^"]+"/g

/** Everything in a reply that its caller can see, except the time and the request's id. */
function seen({ status, text, headers }: Reply) {
  const { date: _date, 'x-request-id': _requestId, ...others } = headers
  return { status, headers: others, size: text.length, text: text.replace(volatile, '') }
}

/** The server's work for a slow reply. */
async function effortOf(email: string, request: () => Promise<Reply>) {
  const emails = (await emailsTo(server.services, email)).length
  const [verified, hashed] = [jest.mocked(argon2.verify).mock.calls.length, jest.mocked(argon2.hash).mock.calls.length]
  const requested = queries()
  const reply = await request()
  const queriesMade = queries() - requested
  return {
    ...seen(reply),
    queriesMade,
    passwordsVerified: jest.mocked(argon2.verify).mock.calls.length - verified,
    passwordsHashed: jest.mocked(argon2.hash).mock.calls.length - hashed,
    emailsSent: (await emailsTo(server.services, email)).length - emails,
  }
}

test.each<[string, (email: string) => Promise<Reply>, object]>([
  ['asking for a sign-in code', (email) => phone().send(email), { status: 200, emailsSent: 1 }],
  ['asking for a reset code', (email) => phone().send(email, 'reset'), { status: 200, emailsSent: 1 }],
  ['checking a code', (email) => phone().check(email, '000000'), { status: 400, emailsSent: 0 }],
  ['signing in by code', (email) => phone().loginByCode(email, '000000'), { status: 400, emailsSent: 0 }],
  ['signing in by password', (email) => phone().loginByPassword(email, 'wrong'), { status: 400, passwordsVerified: 1 }],
  ['setting a password', (email) => phone().reset(email, '000000', password), { status: 400, passwordsHashed: 0 }],
  [
    'encrypting',
    async (email) => {
      const reply = await call(server.app, 'encryptValues', { input: [email] })
      return { ...reply, text: '"'.repeat(reply.text.length) }
    },
    { status: 200, emailsSent: 0 },
  ],
])('%s: the same answer, of the same size, after the same work', async (name, request, expected) => {
  const { known, bare, unknown } = await addresses()
  const replies = [
    await effortOf(known, () => request(known)),
    await effortOf(bare, () => request(bare)),
    await effortOf(unknown, () => request(unknown)),
  ]
  expect(replies[0]).toMatchObject(expected)
  expect(replies[0]?.queriesMade).toBeGreaterThanOrEqual(name === 'encrypting' ? 0 : 1)
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
})

test('after too many requests or wrong codes, the replies are still the same', async () => {
  const { known, unknown } = await addresses()
  const statuses: Record<string, unknown[]> = {}
  for (const email of [known, unknown]) {
    const replies: Reply[] = []
    for (let count = 0; count < 3; count++) replies.push(await phone().send(email))
    for (let count = 0; count < 7; count++) replies.push(await phone().loginByPassword(email, 'wrong'))
    for (let count = 0; count < 7; count++) replies.push(await phone().check(email, '00000x'))
    statuses[email] = replies.map(seen)
  }
  expect(statuses[known]).toEqual(statuses[unknown])
})

describe('finding a booking without an account', () => {
  /** An order number, the address that it is booked under, and an address that it is not. */
  async function lookups() {
    const client = bookingClient(server)
    const { known, unknown } = await addresses()
    const { pid } = await addHotel(server.services.database.db)
    const { verifyToken } = (await client.verify(pid)).body
    const form = { contact: { ...usualForm.contact, email: known } }
    const { orderNo } = (await client.submit(await client.person(), verifyToken, { form })).body
    return { orderNo, known, unknown }
  }

  test.each([
    ['asking for a code', {}, 200],
    ['trying a code', { code: '000000' }, 400],
  ])('%s: the same answer, of the same size, after the same work', async (_name, more, status) => {
    const { orderNo, known, unknown } = await lookups()
    const find = (email: string) => call(server.app, 'findOrderAsGuest', { email, orderNo, ...more })
    const replies = [await effortOf(known, () => find(known)), await effortOf(unknown, () => find(unknown))]
    expect(replies[0]?.status).toBe(status)
    expect(replies[0]?.queriesMade).toBeGreaterThanOrEqual(1)
    expect(replies[1]).toEqual(replies[0])
  })
})
