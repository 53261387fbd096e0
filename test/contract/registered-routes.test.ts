import { allRoutes } from '@/contract/all-routes'
import { startTestServer, type TestServer } from '../support/server/start-test-server'

let server: TestServer
let paths: Record<string, Record<string, { operationId?: string }>>

beforeAll(async () => {
  server = await startTestServer()
  paths = (await server.app.inject('/openapi.json')).json().paths
})
afterAll(() => server.close())

const signature = (method: string, path: string, operationId: string | undefined) =>
  `${method.toUpperCase()} ${path} ${operationId}`

const agreed = Object.values(allRoutes).map(({ method, path, operationId }) => signature(method, path, operationId))

/** Every `/api` route that the server's router knows, as `METHOD /path`, read from the tree that it prints. */
function routedCalls(): string[] {
  const parts: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      parts.splice(indent.length / 4, Infinity, part)
      return methods.split(', ').map((method) => `${method} ${parts.join('')}`)
    })
    .filter((call) => /^(?!HEAD)[A-Z]+ \/api/.test(call))
}

test.each(Object.entries(allRoutes))('%s stands under its own name', (id, { operationId }) => {
  expect(operationId).toBe(id)
})

test('no two calls share name or address', () => {
  expect(new Set(agreed).size).toBe(agreed.length)
  expect(new Set(Object.values(allRoutes).map(({ method, path }) => `${method} ${path}`)).size).toBe(agreed.length)
})

test('/openapi.json shows every call of the contract under its path and name, and nothing else', () => {
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => signature(method, path, operationId)),
  )
  expect(documented.toSorted()).toEqual(agreed.toSorted())
})

/** Sockets and streams, which are no calls. */
const besideCalls = ['GET /api/im/chat/socket', 'GET /api/im/dialog/stream']

test('the router knows every call of the contract, and no other below /api', () => {
  const calls = Object.values(allRoutes).map(({ method, path }) => `${method} ${path}`)
  const wanted = [...calls, ...besideCalls]
  expect(routedCalls().toSorted()).toEqual(wanted.toSorted())
})

test.each(Object.values(allRoutes))('$method $path is answered by the API', async ({ method, path }) => {
  const { statusCode, headers } = await server.app.inject({ method, url: path })
  const { body } = await server.app.inject({ method, url: path })
  expect(headers['content-type']).toContain('application/json')
  expect(body).not.toContain('There is nothing at this address')
  expect(statusCode).toBeLessThan(500)
})

test.each(['/api', '/api/', '/api/unknown', '/api/Collect', '/api/order/detail_abroad'])(
  '%s is nothing, told as an ErrorBody',
  async (url) => {
    const reply = await server.app.inject(url)
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([404, ['code', 'message', 'requestId']])
  },
)
