import { emailCode } from '../../../server/kernel/database/schema/people'
import { call } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { emailsTo, newestCode } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

let server: TestServer
let people = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const nobody = () => `code-${(people += 1)}@example.com`
const phone = () => loginClient(server.app, server.services, { deviceId: 'phone-1' })
const tablet = () => loginClient(server.app, server.services, { deviceId: 'tablet-1' })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Requests a code and returns the one that was mailed. */
async function sentCode(email: string, purpose: 'login' | 'reset' = 'login'): Promise<string> {
  const sent = await phone().send(email, purpose)
  expect(sent.status).toBe(200)
  return newestCode(server.services, email)
}

describe('sending', () => {
  test('returns when to retry and when the code expires', async () => {
    const now = server.clock.now().getTime()
    const { status, body } = await phone().send(nobody())
    expect(status).toBe(200)
    expect(body).toEqual({
      resendAt: new Date(now + minute).toISOString(),
      expiresAt: new Date(now + 5 * minute).toISOString(),
    })
  })

  test('sends the code large and plain, as text and as HTML, with nothing that reports back', async () => {
    const email = nobody()
    const code = await sentCode(email)
    const [arrived] = await emailsTo(server.services, email)
    expect(code).toMatch(/^\d{6}$/)
    expect(arrived?.textBody).toContain(`\n${code}\n`)
    expect(arrived?.htmlBody).toContain(`>${code}<`)
    expect(arrived?.htmlBody).not.toMatch(/<img|https?:/)
  })

  test.each(['', 'ada', 'ada@', 'a b@example.com', 'ada@example.com\r\nBcc: eve@example.com', 'ada@example.com\u0007'])(
    'refuses %j as an address',
    async (email) => {
      const { status, body } = await phone().send(email)
      expect([status, body.message, body.field]).toEqual([400, 'Invalid Email Address', 'email'])
    },
  )

  test.each([
    ['59.999 s later', 59_999, 429],
    ['60 s later', 60_000, 200],
  ])('again %s', async (_case, waitMs, status) => {
    const email = nobody()
    await phone().send(email)
    server.clock.advance(waitMs)
    const again = await phone().send(email)
    expect(again.status).toBe(status)
    if (status === 429) {
      expect(again.headers['retry-after']).toBe('1')
      expect(again.body).toMatchObject({ code: 'code_just_sent', data: { retryAfterSeconds: 1 } })
    }
  })

  test('of a reset code returns the password limits, also where it was just sent', async () => {
    const email = nobody()
    const passwordLength = { min: 6, max: 20 }
    expect((await phone().send(email, 'reset')).body).toMatchObject({ passwordLength })
    expect((await phone().send(email, 'reset')).body.data).toEqual({ retryAfterSeconds: 60, passwordLength })
    await phone().send(email, 'login')
    expect((await phone().send(email, 'login')).body.data).toEqual({ retryAfterSeconds: 60 })
  })

  test('does not make a forgotten password wait for a sign-in code', async () => {
    const email = nobody()
    expect((await phone().send(email, 'login')).status).toBe(200)
    expect((await phone().send(email, 'reset')).status).toBe(200)
  })

  test('spelling an address otherwise does not help', async () => {
    const email = nobody()
    await phone().send(email)
    expect((await phone().send(` ${email.toUpperCase()} `)).status).toBe(429)
  })

  test.each([
    ['never signed in to the account', false, 4, 6],
    ['signed in to it before', true, 5, 10],
  ])('to a device that %s sends only so many an hour and a day', async (_case, isKnown, anHour, aDay) => {
    const email = nobody()
    if (isKnown) await phone().signIn(email)
    server.clock.advance(25 * hour)
    const send = async (waitMs: number) => {
      server.clock.advance(waitMs)
      return (await phone().send(email)).status
    }
    for (let count = 0; count < anHour; count++) expect(await send(minute)).toBe(200)
    expect(await send(minute)).toBe(429)
    for (let count = anHour; count < aDay; count++) expect(await send(hour)).toBe(200)
    expect(await send(hour)).toBe(429)
    expect(await send(24 * hour)).toBe(200)
  })

  test('another device’s code in the same minute neither waits for nor ends the first one', async () => {
    const email = nobody()
    const first = await sentCode(email)
    expect((await tablet().send(email)).status).toBe(200)
    expect((await tablet().send(email)).body.code).toBe('code_just_sent')
    expect((await phone().loginByCode(email, first)).status).toBe(200)
  })

  test('of many at once sends one', async () => {
    const email = nobody()
    const replies = await Promise.all(Array.from({ length: 20 }, () => phone().send(email)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(19)
    expect(await emailsTo(server.services, email)).toHaveLength(1)
  })

  test('of many at once from different devices sends what strangers get an hour', async () => {
    const email = nobody()
    const devices = Array.from({ length: 20 }, (_, index) =>
      loginClient(server.app, server.services, { deviceId: `d-${index}` }),
    )
    const replies = await Promise.all(devices.map((device) => device.send(email)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(replies.filter(({ status, body }) => status === 429 && body.code !== 'code_just_sent')).toHaveLength(16)
    expect(await emailsTo(server.services, email)).toHaveLength(4)
  })

  test('a mail server that is away is nothing the asker has to know: the code is good, and the email comes when it is back', async () => {
    const email = nobody()
    const send = jest.spyOn(server.services.mail, 'send').mockRejectedValueOnce(new Error('no post today'))
    expect((await phone().send(email)).status).toBe(200)
    expect(await emailsTo(server.services, email)).toEqual([])
    send.mockRestore()
    server.clock.advance(2 * second)
    expect((await phone().loginByCode(email, await newestCode(server.services, email))).status).toBe(200)
  })
})

describe('a code', () => {
  test.each([
    ['4:59.999 later', 5 * minute - 1, 200],
    ['5:00 later', 5 * minute, 400],
  ])('used %s', async (_case, waitMs, status) => {
    const email = nobody()
    const code = await sentCode(email)
    server.clock.advance(waitMs)
    const login = await phone().loginByCode(email, code)
    expect(login.status).toBe(status)
    if (status === 400) expect(login.body).toMatchObject({ code: 'code_expired', field: 'code' })
  })

  test('works once', async () => {
    const email = nobody()
    const code = await sentCode(email)
    expect((await phone().loginByCode(email, code)).status).toBe(200)
    expect((await phone().loginByCode(email, code)).body.code).toBe('code_expired')
  })

  test('signs in one of many that use it at once', async () => {
    const email = nobody()
    const code = await sentCode(email)
    const replies = await Promise.all(Array.from({ length: 4 }, () => phone().loginByCode(email, code)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  })

  test('can be checked as often as wanted before it is used', async () => {
    const email = nobody()
    const code = await sentCode(email)
    for (let count = 0; count < 8; count++) expect((await phone().check(email, code)).body).toEqual({ ok: true })
    expect((await phone().loginByCode(email, code)).status).toBe(200)
  })

  test('gives way to a newer one', async () => {
    const email = nobody()
    const old = await sentCode(email)
    server.clock.advance(minute)
    const newest = await sentCode(email)
    if (old !== newest) expect((await phone().loginByCode(email, old)).status).toBe(400)
    expect((await phone().loginByCode(email, newest)).status).toBe(200)
  })

  test('works only on the device that requested it', async () => {
    const email = nobody()
    const code = await sentCode(email)
    expect((await tablet().loginByCode(email, code)).body.code).toBe('code_expired')
    expect((await phone().loginByCode(email, code)).status).toBe(200)
  })

  test('works for its purpose alone', async () => {
    const email = nobody()
    const code = await sentCode(email, 'reset')
    expect((await phone().loginByCode(email, code)).body.code).toBe('code_expired')
    expect((await phone().check(email, code, 'reset')).status).toBe(200)
  })

  test('works for its address alone', async () => {
    const [ada, eve] = [nobody(), nobody()]
    const code = await sentCode(ada)
    expect((await phone().loginByCode(eve, code)).status).toBe(400)
  })

  test.each(['', '   '])('typed as %j is required', async (typed) => {
    const email = nobody()
    await sentCode(email)
    const { status, body } = await phone().loginByCode(email, typed)
    expect([status, body.message, body.field]).toEqual([400, 'Please enter the verification code', 'code'])
  })

  test('is dead after five wrong tries, also for the right one', async () => {
    const email = nobody()
    const code = await sentCode(email)
    const reported: string[] = []
    for (let count = 0; count < 5; count++) reported.push((await phone().check(email, otherThan(code))).body.message)
    expect(reported).toEqual([
      'That code is not right. 4 tries are left.',
      'That code is not right. 3 tries are left.',
      'That code is not right. 2 tries are left.',
      'That code is not right. 1 try is left.',
      'Too many wrong tries. Please ask for a new code.',
    ])
    expect((await phone().loginByCode(email, code)).body.code).toBe('code_blocked')
  })

  test('gives 200 parallel guessers five tries together', async () => {
    const email = nobody()
    const code = await sentCode(email)
    const encrypted = await phone().encrypted(email)
    const guess = () =>
      call(server.app, 'checkEmailCode', { email: encrypted, code: otherThan(code) }, { deviceId: 'phone-1' })
    const replies = await Promise.all(Array.from({ length: 200 }, guess))
    const looked = replies.filter(({ body }) => body.code === 'code_wrong')
    expect(looked).toHaveLength(4)
    const rows = await server.services.database.db.select().from(emailCode)
    expect(rows.filter((row) => row.email === email).map((row) => row.triesLeft)).toEqual([0])
    expect((await phone().loginByCode(email, code)).body.code).toBe('code_blocked')
  })

  test('a plain address is not taken where an encrypted one belongs', async () => {
    const email = nobody()
    const code = await sentCode(email)
    const { status, body } = await call(
      server.app,
      'loginByEmailCode',
      { email, code, signInType: 1 },
      { deviceId: 'phone-1' },
    )
    expect([status, body.code]).toEqual([400, 'email_expired'])
  })
})
