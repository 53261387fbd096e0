import { allRoutes } from '@/contract/all-routes'
import type { RouteContract } from '@/contract/route'
import { dumpOfDatabase } from '../support/server/dump-of-database'
import { loginClient } from '../support/server/login-client'
import { signIn } from '../support/server/sign-in'
import { startTestServer, type TestServer } from '../support/server/start-test-server'
import { adasThings, cityOfRows } from '../support/access/adas-things'
import { rows } from '../support/access/rows'

let server: TestServer
let cookies: string
let refreshCookie: string
let token: string
const inputs = new Map<string, object>()

/** Ada is signed in here, in a browser that also has her access token in a cookie, as the specification wants. */
beforeAll(async () => {
  server = await startTestServer({ env: { UNPAID_ORDERS: '1000' } })
  const cityId = await cityOfRows(server)
  const login = await loginClient(server.app, server.services, { appType: 'web' }).signIn('ada@example.com')
  token = login.body.accessToken.access_token
  refreshCookie = login.refreshCookie ?? ''
  cookies = `access_token=${token}; UID=${login.body.userID}`
  const ada = await signIn(server.services, { email: 'ada@example.com' })
  for (const [operationId, { input }] of Object.entries(rows)) {
    inputs.set(operationId, await input(await adasThings(server, ada, cityId)))
  }
}, 180_000)
afterAll(() => server.close())

type Method = RouteContract['method']
const methodOf = (method: string): Method =>
  (['GET', 'PUT', 'PATCH', 'DELETE'] as const).find((known) => known === method) ?? 'POST'

interface Sent {
  method: string
  headers: Record<string, string>
  body?: string
}

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))

/** Requests that a page can send without a CORS preflight: addresses of pictures and links, and forms of three types, one of which can look like JSON. */
function simpleRequests(input: object): Sent[] {
  const json = JSON.stringify(input)
  const multipart = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
  return [
    { method: 'GET', headers: {} },
    { method: 'POST', headers: {} },
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: String(queryOf(input)) },
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: multipart },
    { method: 'POST', headers: { 'content-type': 'text/plain;charset=UTF-8' }, body: json },
    { method: 'POST', headers: { 'content-type': 'text/plain; application/json' }, body: json },
  ]
}

/** Requests that need a CORS preflight, which is always refused; here they are sent all the same. */
function otherRequests(route: RouteContract, input: object): Sent[] {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'from-another-site', 'device-id': 'phone-1' }
  const own = { method: route.method, headers, ...(route.method === 'GET' ? {} : { body: JSON.stringify(input) }) }
  return [
    own,
    { ...own, headers: { ...headers, authorization: `Bearer ${token}` } },
    { method: 'POST', headers: { ...headers, 'x-http-method-override': 'PATCH' }, body: JSON.stringify(input) },
    { method: 'POST', headers: { ...headers, 'x-http-method-override': 'DELETE' }, body: JSON.stringify(input) },
  ]
}

async function send(
  route: RouteContract,
  { method, headers, body }: Sent,
  more: Record<string, string>,
): Promise<number> {
  const query =
    method === 'GET' || method === 'DELETE' ? `?${String(queryOf(inputs.get(route.operationId) ?? {}))}` : ''
  const reply = await server.app.inject({
    method: methodOf(method),
    url: `${route.path}${query}`,
    headers: { ...headers, ...more },
    ...(body === undefined ? {} : { payload: body }),
  })
  return reply.statusCode
}

// A list of many pages is stored when it is first read, and reading is open to everyone.
const dump = (alsoWithout: readonly string[] = []) =>
  dumpOfDatabase(server.services.database, ['stored_list', ...alsoWithout])
const routes = Object.values(allRoutes)

test.each([
  ['a browser of today', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a browser that names no site', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a picture or a link', { 'sec-fetch-site': 'cross-site' }],
  ['a site whose name begins alike', { origin: 'http://localhost:3000.evil.example' }],
])(
  '%s on another site changes nothing by any call',
  async (_case, site) => {
    const before = await dump()
    const done: [string, string, number][] = []
    for (const route of routes) {
      const input = inputs.get(route.operationId) ?? {}
      for (const request of [...simpleRequests(input), ...otherRequests(route, input)]) {
        const status = await send(route, request, { cookie: `${cookies}; ${refreshCookie}`, ...site })
        if (status < 400) done.push([route.operationId, request.method, status])
      }
    }
    expect(done).toEqual([])
    expect(await dump()).toBe(before)
  },
  120_000,
)

test('where a browser says nothing at all, cookies sign nobody in and forms are not read', async () => {
  // Searches without result are counted without anything of who searched, and searching is open to everyone.
  const counted = ['qa_miss']
  const before = await dump(counted)
  const done: [string, string][] = []
  // These need no rights: anyone can have an email sent or an event logged from their own machine.
  for (const route of routes.filter(({ operationId, client }) => operationId !== 'sendEmailCode' && client !== 'log')) {
    for (const request of simpleRequests(inputs.get(route.operationId) ?? {})) {
      const status = await send(route, request, { cookie: cookies })
      if (status < 400 && route.auth === 'user') done.push([route.operationId, request.method])
    }
  }
  expect(done).toEqual([])
  expect(await dump(counted)).toBe(before)
}, 300_000)

test('the same calls of our own page do what they say', async () => {
  const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const before = await dump()
  const { logout, refreshToken } = allRoutes
  if (!logout || !refreshToken) throw new Error('the contract has changed')
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect(await send(refreshToken, request, { ...own, cookie: refreshCookie })).toBe(200)
  expect(await send(logout, request, { ...own, cookie: cookies })).toBe(401)
  expect(await send(logout, request, { ...own, authorization: `Bearer ${token}` })).toBe(200)
  expect(await dump()).not.toBe(before)
})
