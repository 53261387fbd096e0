import { loginClient } from '../../../support/server/login-client'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const own = 'https://m.example.com'
const regionPath = '/api/dest/country/ipRegion'
const sameSite = { 'sec-fetch-site': 'same-site' }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { WEB_ORIGINS: `${own},https://app.example.com` } })
}, 60_000)
afterAll(() => server.close())

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/Collect/Cancel',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,device-id',
    },
  })

test('a page of an allowed origin may call: preflight, call and what its scripts may read', async () => {
  const requested = await preflight(own)
  expect([requested.statusCode, requested.headers['access-control-allow-origin']]).toEqual([204, own])
  expect(requested.headers['access-control-allow-headers']).toMatch(/authorization.*content-type.*device-id/)
  const { statusCode, headers } = await server.app.inject({ url: regionPath, headers: { origin: own, ...sameSite } })
  expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([
    200,
    own,
    expect.stringContaining('Origin'),
  ])
  expect(headers['access-control-allow-credentials']).toBe('true')
  expect(headers['access-control-expose-headers']).toContain('token-state')
})

test('a failure can be read as well', async () => {
  const { statusCode, headers } = await server.app.inject({
    url: '/api/account/curuserfullinfo',
    headers: { origin: own },
  })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, own])
})

test.each([
  'https://evil.example',
  'https://m.example.com.evil.example',
  'http://m.example.com',
  'https://M.example.com',
  'null',
])('a page of %s may not', async (origin) => {
  const requested = await preflight(origin)
  expect(requested.headers['access-control-allow-origin']).toBeUndefined()
  const { statusCode, headers } = await server.app.inject({ url: regionPath, headers: { origin, ...sameSite } })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined])
})

test('an allowed page renews its sign-in by the cookie of the API’s host', async () => {
  const login = await loginClient(server.app, server.services, { appType: 'web' }).signIn('ada@example.com')
  const renew = (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/account/frontuser/token/refresh',
      headers: { origin, ...sameSite, cookie: login.refreshCookie ?? '', 'content-type': 'application/json' },
      payload: '{}',
    })
  expect((await renew('https://evil.example')).statusCode).not.toBe(200)
  expect((await renew('https://app.example.com')).statusCode).toBe(200)
})

test('without the setting no other origin is allowed, and none is named', async () => {
  const usual = await startTestServer()
  const { statusCode, headers } = await usual.app.inject({ url: regionPath, headers: { origin: own, ...sameSite } })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined])
  await usual.close()
}, 60_000)
