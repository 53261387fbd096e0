import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ startAt: '2026-11-21T10:00:00.000Z' })
})
afterAll(() => server.close())

const clock = (payload: object) => server.app.inject({ method: 'POST', url: '/dev/clock', payload })
const email = (id: string, subject: string) => ({
  id,
  to: 'ann@example.com',
  subject,
  text: `Text of ${subject}`,
  html: `<p>${subject}</p>`,
})

test('emails can be read, newest first', async () => {
  await server.services.mail.send(email('1', 'First'))
  server.clock.advance(1000)
  await server.services.mail.send(email('2', '<b>Second</b>'))
  const list = (await server.app.inject('/dev/mail.json')).json()
  expect(list).toEqual([
    { ...email('2', '<b>Second</b>'), sentAt: '2026-11-21T10:00:01.000Z' },
    { ...email('1', 'First'), sentAt: '2026-11-21T10:00:00.000Z' },
  ])
  const page = (await server.app.inject('/dev/mail')).body
  expect(page.indexOf('&lt;b&gt;Second')).toBeGreaterThan(0)
  expect(page.indexOf('Text of First')).toBeGreaterThan(page.indexOf('&lt;b&gt;Second'))
  expect(page).not.toContain('<b>Second')
})

test('the same email twice is one, and a queued one is listed', async () => {
  await server.services.mail.send(email('2', 'Again'))
  expect((await server.app.inject('/dev/mail.json')).json()).toHaveLength(2)
  server.clock.advance(1000)
  await server.app.inject('/api/geetest/email/code?email=bea@example.com')
  const [newest] = (await server.app.inject('/dev/mail.json')).json()
  expect(newest).toMatchObject({
    to: 'bea@example.com',
    subject: expect.stringMatching(/^\d{6} is your Staylark code$/),
  })
})

test('the clock is shown and moved', async () => {
  expect((await clock({ now: '2027-01-01T00:00:00.000Z' })).json()).toEqual({
    now: '2027-01-01T00:00:00.000Z',
    isVirtual: true,
  })
  expect((await clock({ advanceMs: 61_000 })).json().now).toBe('2027-01-01T00:01:01.000Z')
  expect((await server.app.inject('/dev/clock')).json().now).toBe('2027-01-01T00:01:01.000Z')
})

test.each([{}, { now: 'tomorrow' }, { advanceMs: 'x' }, { advanceMs: null }])('%j does not move it', async (body) =>
  expect((await clock(body)).statusCode).toBe(400),
)

test('the machine’s own clock cannot be moved', async () => {
  const real = await startTestServer({ services: { clock: { now: () => new Date(0) } } })
  const reply = await real.app.inject({ method: 'POST', url: '/dev/clock', payload: { advanceMs: 1 } })
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'clock_is_real'])
  await real.close()
})

test('in production there are no such pages', async () => {
  const production = await startTestServer({ env: { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:25' } })
  for (const url of ['/dev/mail', '/dev/mail.json', '/dev/clock']) {
    expect((await production.app.inject(url)).statusCode).toBe(404)
  }
  await production.close()
})
