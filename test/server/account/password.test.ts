import { eq } from 'drizzle-orm'
import * as argon2 from '@node-rs/argon2'
import { clientPasswordHash } from '../../../server/account/passwords'
import { userAccount } from '../../../server/kernel/database/schema/people'
import { ApiError } from '../../../server/kernel/errors'
import { call } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { emailsTo, newestCode } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const password = 'a horse of 7 colours'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})
const verifier = jest.mocked(argon2.verify)

let server: TestServer
let people = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const nobody = () => `pw-${(people += 1)}@example.com`
const phone = () => loginClient(server.app, server.services, { deviceId: 'phone-1' })

/** Somebody with an account and a password, set a minute ago. */
async function user(): Promise<string> {
  const email = nobody()
  expect((await phone().setPassword(email, password)).status).toBe(200)
  server.clock.advance(minute)
  return email
}

function signal(): [Promise<void>, () => void] {
  let fire = () => {}
  return [new Promise<void>((resolve) => (fire = resolve)), () => fire()]
}

const without = ({ requestId: _requestId, ...body }: Record<string, unknown>) => body

describe('setting a password', () => {
  test('signs in, and the new password works from then on', async () => {
    const email = await user()
    const login = await phone().loginByPassword(email, password)
    expect([login.status, login.body.userID]).toEqual([200, expect.any(String)])
  })

  test('ends every other session and every open token, and emails the owner', async () => {
    const email = await user()
    const before = await phone().loginByPassword(email, password)
    const old = { token: before.body.accessToken.access_token, cookie: before.refreshCookie ?? '' }
    const { ticket } = (await call(server.app, 'createHandOffTicket', { deviceId: 'web-1' }, old)).body
    const reset = await phone().setPassword(email, 'another horse')
    expect((await call(server.app, 'getCurrentUser', {}, old)).status).toBe(401)
    expect((await call(server.app, 'refreshToken', {}, old)).status).toBe(401)
    expect((await call(server.app, 'exchangeHandOffTicket', { ticket }, { deviceId: 'web-1' })).status).toBe(410)
    const renewed = { token: reset.body.accessToken.access_token }
    expect((await call(server.app, 'getCurrentUser', {}, renewed)).status).toBe(200)
    const subjects = (await emailsTo(server.services, email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your Staylark password was changed')).toHaveLength(2)
    expect((await phone().loginByPassword(email, password)).status).toBe(400)
  })

  test('a notice that cannot be sent does not undo it, and comes later', async () => {
    const email = await user()
    await phone().send(email, 'reset')
    const code = await newestCode(server.services, email)
    const before = (await emailsTo(server.services, email)).length
    const send = jest.spyOn(server.services.mail, 'send').mockRejectedValueOnce(new Error('no post today'))
    expect((await phone().reset(email, code, 'another horse')).status).toBe(200)
    expect(await emailsTo(server.services, email)).toHaveLength(before)
    send.mockRestore()
    server.clock.advance(2 * second)
    const [notice] = await emailsTo(server.services, email)
    expect(notice?.subject).toBe('Your Staylark password was changed')
    expect((await phone().loginByPassword(email, 'another horse')).status).toBe(200)
  })

  test('needs a reset code: a sign-in code is not taken', async () => {
    const email = nobody()
    await phone().send(email, 'login')
    const reset = await phone().reset(email, await newestCode(server.services, email), password)
    expect([reset.status, reset.body.code]).toEqual([400, 'code_expired'])
  })

  test('a password that everybody guesses is refused, and the code stays good', async () => {
    const email = nobody()
    await phone().send(email, 'reset')
    const code = await newestCode(server.services, email)
    for (let count = 0; count < 8; count++) {
      expect((await phone().reset(email, code, 'qwerty123')).body).toMatchObject({
        code: 'password_too_common',
        field: 'newpassword',
      })
    }
    expect((await phone().reset(email, code, password)).status).toBe(200)
  })

  test.each([
    ['', 'Please enter the verification code'],
    ['secret1', 'Please check the password.'],
    [`pw2.${'a'.repeat(43)}`, 'Please check the password.'],
  ])('sent as %j is refused', async (newpassword, message) => {
    const email = nobody()
    await phone().send(email, 'reset')
    const input = { email: await phone().encrypted(email), code: await newestCode(server.services, email), newpassword }
    const { status, body } = await call(server.app, 'resetEmailPassword', input, { deviceId: 'phone-1' })
    expect([status, body.message, body.field]).toEqual([400, message, 'newpassword'])
  })

  test('stores argon2id with 19 MiB and two passes', async () => {
    const email = await user()
    const [row] = await server.services.database.db.select().from(userAccount).where(eq(userAccount.email, email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('guessing', () => {
  const guess = async (email: string) => (await phone().loginByPassword(email, 'wrong')).status

  test('five wrong ones make the sixth wait 30 s, then a minute', async () => {
    const email = await user()
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push(await guess(email))
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    server.clock.advance(29_999)
    expect(await guess(email)).toBe(429)
    server.clock.advance(1)
    expect(await guess(email)).toBe(400)
    server.clock.advance(59_999)
    const waiting = await phone().loginByPassword(email, password)
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '1'])
    server.clock.advance(1)
    expect((await phone().loginByPassword(email, password)).status).toBe(200)
  })

  test('the right one forgives the wrong ones before', async () => {
    const email = await user()
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) expect(await guess(email)).toBe(400)
      expect((await phone().loginByPassword(email, password)).status).toBe(200)
    }
  })

  test('of many at once five are looked at', async () => {
    const email = await user()
    const statuses = await Promise.all(Array.from({ length: 40 }, () => guess(email)))
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(35)
  })

  test('what was never looked at is no wrong guess', async () => {
    const email = await user()
    for (let count = 0; count < 4; count++) await guess(email)
    for (let count = 0; count < 3; count++) {
      verifier.mockRejectedValueOnce(new ApiError(503, 'busy', 'Too many at once.'))
      expect(await guess(email)).toBe(503)
    }
    expect((await phone().loginByPassword(email, password)).status).toBe(200)
  })

  test('a guess that was never looked at takes back only itself, not what others counted meanwhile', async () => {
    const email = await user()
    const [begun, begin] = signal()
    const [finished, finish] = signal()
    verifier.mockImplementationOnce(async () => {
      begin()
      await finished
      throw new ApiError(503, 'busy', 'Too many at once.')
    })
    const waiting = guess(email)
    await begun
    for (let count = 0; count < 3; count++) expect(await guess(email)).toBe(400)
    finish()
    expect(await waiting).toBe(503)
    expect([await guess(email), await guess(email), await guess(email)]).toEqual([400, 400, 429])
  })

  test('never locks the owner out of the way by code, nor of a new password', async () => {
    const email = await user()
    for (let count = 0; count < 8; count++) await guess(email)
    expect((await phone().signIn(email)).status).toBe(200)
    expect((await phone().loginByPassword(email, password)).status).toBe(429)
    server.clock.advance(second)
    expect((await phone().setPassword(email, 'another horse')).status).toBe(200)
    expect((await phone().loginByPassword(email, 'another horse')).status).toBe(200)
  })

  test('after a hundred only the code opens the account for thirty days', async () => {
    const email = await user()
    for (let count = 0; count < 100; count++) {
      expect(await guess(email)).toBe(400)
      server.clock.advance(hour)
    }
    expect(await guess(email)).toBe(429)
    server.clock.advance(29 * 24 * hour)
    expect(await guess(email)).toBe(429)
    server.clock.advance(24 * hour)
    expect(await guess(email)).toBe(400)
  })
})

describe('nobody learns whether an address has an account', () => {
  test.each<[string, (email: string) => Promise<{ status: number; body: Record<string, unknown> }>]>([
    ['asking for a sign-in code', (email) => phone().send(email)],
    ['asking for a reset code', (email) => phone().send(email, 'reset')],
    ['encrypting', async (email) => ({ status: 200, body: { length: (await phone().encrypted(email)).length } })],
    ['checking a wrong code', (email) => phone().check(email, '000000')],
    ['signing in with a wrong code', (email) => phone().loginByCode(email, '000000')],
    ['signing in with a wrong password', (email) => phone().loginByPassword(email, 'wrong')],
    ['resetting with a wrong code', (email) => phone().reset(email, '000000', password)],
  ])('%s', async (_case, request) => {
    const known = await user()
    const unknown = known.replace('pw-', 'no-')
    server.clock.advance(2 * minute)
    const [toKnown, toUnknown] = [await request(known), await request(unknown)]
    expect(toKnown.status).toBe(toUnknown.status)
    expect(without(toKnown.body)).toEqual(without(toUnknown.body))
  })

  test('an account without a password replies like a wrong password', async () => {
    const email = nobody()
    await phone().signIn(email)
    const member1 = await user()
    const [bare, wrong] = [await phone().loginByPassword(email, 'x'), await phone().loginByPassword(member1, 'x')]
    expect([bare.status, without(bare.body)]).toEqual([wrong.status, without(wrong.body)])
  })

  test('headers are the same by name', async () => {
    const known = await user()
    const [a, b] = [await phone().loginByPassword(known, 'x'), await phone().loginByPassword(nobody(), 'x')]
    expect(Object.keys(a.headers).toSorted()).toEqual(Object.keys(b.headers).toSorted())
    expect(a.text.length).toBe(b.text.length)
  })

  test('a blocked unknown address waits like a known one', async () => {
    const email = nobody()
    for (let count = 0; count < 5; count++) await phone().loginByPassword(email, 'x')
    expect((await phone().loginByPassword(email, 'x')).status).toBe(429)
  })
})

test('a closed account cannot sign in', async () => {
  const email = await user()
  await server.services.database.db.update(userAccount).set({ isLogoff: true }).where(eq(userAccount.email, email))
  expect((await phone().loginByPassword(email, password)).body.code).toBe('password_wrong')
  expect((await phone().signIn(email)).body.code).toBe('account_closed')
})

test('a password in the body of a sign-in is never taken as typed', async () => {
  const email = await user()
  const input = { email: await phone().encrypted(email), password }
  const raw = await call(server.app, 'loginByEmailPassword', input, { deviceId: 'phone-1' })
  expect([raw.status, raw.body.field]).toEqual([400, 'password'])
  const sent = { ...input, password: clientPasswordHash('another@example.com', password) }
  expect((await call(server.app, 'loginByEmailPassword', sent, { deviceId: 'phone-1' })).body.code).toBe(
    'password_wrong',
  )
})
