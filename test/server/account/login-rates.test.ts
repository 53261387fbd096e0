import { call } from '../../support/server/call'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: '100000' } })
})
afterAll(() => server.close())

const cases: [string, () => object, number][] = [
  ['encryptValues', () => ({ input: ['ada@example.com'] }), 30],
  ['sendEmailCode', () => ({ email: `rate-${Math.random()}@example.com` }), 20],
  ['loginByEmailCode', () => ({ email: 'x', code: '1', signInType: 1 }), 60],
]

test.each(cases)('%s has a limit per minute for one address', async (operationId, input, most) => {
  const request = async () => (await call(server.app, operationId, input())).status
  const statuses: number[] = []
  for (let count = 0; count < most + 3; count++) statuses.push(await request())
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(statuses.slice(0, most)).not.toContain(429)
  server.clock.advance(60_000)
  expect(await request()).not.toBe(429)
})

test.each([
  [[], 400],
  [['a', 'b', 'c', 'd', 'e'], 200],
  [['a', 'b', 'c', 'd', 'e', 'f'], 400],
  [['x'.repeat(254)], 200],
  [['x'.repeat(255)], 400],
  [['\u0007\u202e'], 200],
  [['\u0000\ud800'], 400],
])('encrypting %j answers %i', async (input, status) => {
  server.clock.advance(60_000)
  const { status: replyStatus, body } = await call(server.app, 'encryptValues', { input })
  expect(replyStatus).toBe(status)
  if (status === 200) expect(body).toHaveLength(input.length)
})
