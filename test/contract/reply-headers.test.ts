import { allRoutes } from '@/contract/all-routes'
import { signIn } from '../support/server/sign-in'
import { startTestServer, type TestServer } from '../support/server/start-test-server'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = (await signIn(server.services)).token
})
afterAll(() => server.close())

const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([name, ...sources]) => [name, sources.join(' ')]),
  )

function expectSafeHeaders(headers: Record<string, unknown>) {
  const policy = policyOf(headers['content-security-policy'])
  expect(policy).toMatchObject({ 'default-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'" })
  expect(policy['script-src']).not.toMatch(/unsafe|\*|https?:|data:/)
  expect(policy['frame-ancestors']).toBe("'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  expect(headers['permissions-policy']).toContain('geolocation=(self), camera=(), microphone=()')
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
}

describe.each([
  ['visitor', () => ({})],
  ['signed in', () => ({ authorization: `Bearer ${token}` })],
  ['from another site', () => ({ origin: 'https://evil.example' })],
])('%s', (_case, headersOf: () => Record<string, string>) => {
  test.each(Object.values(allRoutes))('$operationId', async ({ method, path }) => {
    const { headers } = await server.app.inject({ method, url: path, headers: headersOf() })
    expectSafeHeaders(headers)
    expect(headers['cache-control']).toMatch(/no-store/)
  })
})

test.each(['/', '/home', '/healthz', '/openapi.json', '/api/unknown', '/no-such-page', '/dev/mail'])(
  '%s',
  async (url) => expectSafeHeaders((await server.app.inject(url)).headers),
)

test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost'])(
  'a preflight from %s is not granted',
  async (origin) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const reply = await server.app.inject({ method: 'OPTIONS', url: '/api/Collect/Cancel', headers })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect(reply.headers['access-control-allow-headers']).toBeUndefined()
  },
)
