import { allRoutes } from '@/contract/all-routes'
import { eventLog } from '../../../server/kernel/database/schema/people'
import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: '10000' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.advance(60_000)
  await server.services.database.db.delete(eventLog)
})

const stored = () => server.services.database.db.select().from(eventLog)

function beacon(payload: string, contentType = 'text/plain;charset=UTF-8') {
  return server.app.inject({
    method: 'POST',
    url: '/api/eventlog/create',
    headers: { 'content-type': contentType },
    payload,
  })
}

test('notes an event, when it came and from where', async () => {
  const { token, uid } = await signIn(server.services)
  const record = { Action: 'tap', Page: '/home', Url: 'https://x.cn/home?token=T', IP: '1.1.1.1', UserID: uid }
  const { status, body } = await call(server.app, 'createEventLog', { ...record, userid: uid }, { token })
  expect([status, body]).toEqual([200, { ok: true }])
  const [row] = await stored()
  expect(row).toMatchObject({
    receivedAt: server.clock.now(),
    action: 'tap',
    record: { Action: 'tap', Page: '/home', Url: 'https://x.cn/home', IP: '127.0.0.1', UserID: uid },
  })
})

test('takes a beacon, which is text and has no token, and then no UserID', async () => {
  const { uid } = await signIn(server.services)
  const reply = await beacon(JSON.stringify({ Action: 'leave', DeviceId: 'D1', UserID: uid }))
  expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }])
  const [row] = await stored()
  expect(row).toMatchObject({ action: 'leave', deviceId: 'D1', record: { Action: 'leave', IP: '127.0.0.1' } })
  expect(row?.record).not.toHaveProperty('UserID')
})

test.each([
  ['is no JSON', 'Action=leave', 400],
  ['is not an object', '[1]', 400],
  ['has a field of another kind', '{"DeviceWidth":"wide"}', 400],
  ['has a field that is too long', JSON.stringify({ Action: 'x'.repeat(101) }), 400],
  ['has text with NUL', '{"Action":"a\\u0000b"}', 400],
  ['has half of a character', '{"Data":"\\ud800"}', 400],
  ['has more than 16 KB', JSON.stringify({ Action: 'leave', more: 'x'.repeat(16_400) }), 413],
  ['has much more than 16 KB', JSON.stringify({ Action: 'leave', more: 'x'.repeat(2_000_000) }), 413],
])('refuses a beacon that %s', async (_case, payload, status) => {
  expect((await beacon(payload)).statusCode).toBe(status)
  expect(await stored()).toHaveLength(0)
})

test('text is taken here alone', async () => {
  const cases = Object.values(allRoutes).filter(({ method, client }) => method !== 'GET' && client !== 'log')
  for (const { method, path } of cases) {
    const headers = { 'content-type': 'text/plain', 'idempotency-key': 'K' }
    const { statusCode } = await server.app.inject({ method, url: path, headers, payload: '{}' })
    expect([path, statusCode === 401 || statusCode === 415]).toEqual([path, true])
  }
})

test('is not read by anybody', async () => {
  expect((await server.app.inject({ method: 'GET', url: '/api/eventlog/create' })).statusCode).toBe(404)
})

test('takes 240 a minute from one address', async () => {
  const statuses = await Promise.all(Array.from({ length: 245 }, async () => (await beacon('{}')).statusCode))
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  server.clock.advance(60_000)
  expect((await beacon('{}')).statusCode).toBe(200)
})
