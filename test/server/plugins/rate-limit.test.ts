import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: '3' } })
})
afterAll(() => server.close())

test('the fourth call within a minute waits; pages do not count', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 4; call++) {
    statuses.push((await server.app.inject('/api/account/curuserfullinfo')).statusCode)
    await server.app.inject('/healthz')
  }
  expect(statuses).toEqual([401, 401, 401, 429])
  const reply = await server.app.inject('/api/account/curuserfullinfo')
  expect(reply.json().code).toBe('too_many_requests')
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
})
