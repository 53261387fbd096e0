import { call } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://app.example.com' } })
})
afterAll(() => server.close())

test('where the app is opened by https the refresh cookie is bound to that very host and to https', async () => {
  const login = await loginClient(server.app, server.services, {}).signIn('ada@example.com')
  const header = String(login.headers['set-cookie'])
  expect(header).toMatch(/^__Host-rt=/)
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(header).toContain(part)
  expect(header).not.toContain('Domain')
})

test.each([
  ['https://app.example.com', 200],
  ['https://evil.example', 403],
  ['https://app.example.com.evil.example', 403],
  ['https://example.com', 403],
])('from %s it answers %i', async (origin, status) => {
  const login = await loginClient(server.app, server.services, {}).signIn(`ada-${status}-${origin.length}@example.com`)
  const caller = { cookie: login.refreshCookie ?? '', headers: { origin } }
  expect((await call(server.app, 'refreshToken', {}, caller)).status).toBe(status)
})
