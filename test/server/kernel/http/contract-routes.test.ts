import { Type } from 'typebox'
import type { RouteTable } from '@/contract/route'
import { conflict, tooManyRequests } from '../../../../server/kernel/errors'
import { routeModule } from '../../../../server/kernel/http/route-module'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const call = { client: 'new', auth: 'open', summary: 'for the test' } as const
const Echo = Type.Object({ seen: Type.Unknown() })

const routes = {
  readQuery: {
    ...call,
    method: 'GET',
    path: '/api/test/query',
    operationId: 'readQuery',
    input: Type.Object({
      nights: Type.Integer({ minimum: 1 }),
      isFree: Type.Optional(Type.Boolean()),
      stars: Type.Optional(Type.Array(Type.Integer())),
      name: Type.Optional(Type.String({ maxLength: 5 })),
      price: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    }),
    reply: Echo,
  },
  send: {
    ...call,
    method: 'POST',
    path: '/api/test/send',
    operationId: 'send',
    input: Type.Object({ name: Type.String() }),
    reply: Echo,
  },
  beacon: {
    ...call,
    client: 'log',
    method: 'POST',
    path: '/api/test/beacon',
    operationId: 'beacon',
    input: Type.Object({ Action: Type.String() }),
    reply: Echo,
  },
  whoAmI: {
    ...call,
    auth: 'user',
    method: 'GET',
    path: '/api/test/me',
    operationId: 'whoAmI',
    input: Type.Object({}),
    reply: Echo,
  },
  mine: {
    ...call,
    auth: 'owner',
    method: 'GET',
    path: '/api/test/mine',
    operationId: 'mine',
    input: Type.Object({}),
    reply: Echo,
  },
  pay: {
    ...call,
    idempotent: true,
    method: 'POST',
    path: '/api/test/pay',
    operationId: 'pay',
    input: Type.Object({}),
    reply: Echo,
  },
  cancel: {
    ...call,
    method: 'PATCH',
    path: '/api/test/cancel',
    operationId: 'cancel',
    input: Type.Object({}),
    reply: Echo,
  },
  tooMuch: {
    ...call,
    method: 'GET',
    path: '/api/test/extra',
    operationId: 'tooMuch',
    input: Type.Object({}),
    reply: Type.Object({ a: Type.Integer() }),
  },
  refuse: {
    ...call,
    method: 'GET',
    path: '/api/test/refuse',
    operationId: 'refuse',
    input: Type.Object({}),
    reply: Echo,
  },
  hurry: { ...call, method: 'GET', path: '/api/test/hurry', operationId: 'hurry', input: Type.Object({}), reply: Echo },
  break: { ...call, method: 'GET', path: '/api/test/break', operationId: 'break', input: Type.Object({}), reply: Echo },
  context: {
    ...call,
    method: 'GET',
    path: '/api/test/context',
    operationId: 'context',
    input: Type.Object({}),
    reply: Echo,
  },
} as const satisfies RouteTable

const leaky = { a: 1, passwordHash: 'argon2' }

const testModule = routeModule(routes, {
  readQuery: async (seen) => ({ seen }),
  send: async (seen) => ({ seen }),
  beacon: async (seen) => ({ seen }),
  whoAmI: async (_input, { user }) => ({ seen: user.uid }),
  mine: async (_input, { user }) => ({ seen: user?.uid ?? null }),
  pay: async (_input, { idempotencyKey }) => ({ seen: idempotencyKey }),
  cancel: async () => ({ seen: 'cancelled' }),
  tooMuch: async () => leaky,
  refuse: async () => {
    throw conflict('sold_out', 'These rooms are sold out.', { left: 0 })
  },
  hurry: async () => {
    throw tooManyRequests(30)
  },
  break: async () => {
    throw new Error('the secret inside')
  },
  context: async (_input, { currency, appType, deviceId, rawBody }) => ({
    seen: { currency, appType, deviceId, bytes: rawBody.length },
  }),
})

const accessTokens = { verify: async (token: string) => (token === 'good' ? { uid: 'u1', sid: 's1' } : null) }
const signedIn = { authorization: 'Bearer good' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ modules: [testModule], services: { accessTokens } })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

test.each([
  ['nights=2', { nights: 2 }],
  ['nights=2&isFree=true', { nights: 2, isFree: true }],
  ['nights=2&isFree=0', { nights: 2, isFree: false }],
  ['nights=2&stars=4', { nights: 2, stars: [4] }],
  ['nights=2&stars=4&stars=5', { nights: 2, stars: [4, 5] }],
  ['nights=2&name=12', { nights: 2, name: '12' }],
  ['nights=2&price=1.5', { nights: 2, price: 1.5 }],
  ['nights=2&isFree=&userid=x&more=y', { nights: 2 }],
])('a query %s is read with its types', async (query, seen) =>
  expect((await get(`/api/test/query?${query}`)).json()).toEqual({ seen }),
)

// What no person fills in is not named to them.
const nowhere = 'Something in this request was not right. Please go back and try again.'

test.each([
  ['', 'nights', 'Please fill in the number of nights.'],
  ['nights=', 'nights', 'Please fill in the number of nights.'],
  ['nights=0', 'nights', 'Please check the number of nights.'],
  ['nights=1.5', 'nights', 'Please check the number of nights.'],
  ['nights=two', 'nights', 'Please check the number of nights.'],
  ['nights=1&isFree=maybe', 'isFree', nowhere],
  ['nights=1&stars=4&stars=x', 'stars.1', nowhere],
  ['nights=1&name=toolong', 'name', 'Please check the name.'],
  ['nights=1&name=%00', 'name', 'Please remove characters that cannot be seen'],
])('a query "%s" is refused for %s', async (query, field, message) => {
  const reply = await get(`/api/test/query?${query}`)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ code: 'bad_input', field, message, requestId: expect.any(String) })
})

test.each([
  ['a missing field', '{}', 400, 'bad_input'],
  ['no object', '[1]', 400, 'bad_input'],
  ['no body at all', '', 400, 'bad_input'],
  ['broken JSON', '{"name":', 400, 'bad_request'],
  ['a poisoned prototype', '{"name":"x","__proto__":{"isVip":true}}', 400, 'bad_request'],
  ['a huge body', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'too_large'],
])('%s is refused as %s %d', async (_case, body, status, code) => {
  const reply = await post('/api/test/send', body)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test.each(['gzip', 'br', 'deflate, gzip', 'x', ''])('a body with the encoding "%s" is not read', async (encoding) => {
  const reply = await post('/api/test/send', '{"name":"x"}', { 'content-encoding': encoding })
  expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type'])
})

test('text/plain is taken from beacons alone', async () => {
  const headers = { 'content-type': 'text/plain' }
  expect((await post('/api/test/beacon', '{"Action":"leave"}', headers)).json()).toEqual({ seen: { Action: 'leave' } })
  expect((await post('/api/test/send', '{"name":"x"}', headers)).statusCode).toBe(415)
})

test.each([
  ['/api/test/me', {}, 401, 'unauthorized'],
  ['/api/test/me', { authorization: 'Bearer old' }, 401, 'token_invalid'],
  ['/api/test/mine', { authorization: 'Bearer old' }, 401, 'token_invalid'],
  ['/api/test/me', { cookie: 'access_token=good' }, 401, 'unauthorized'],
])('%s with %j is refused', async (url, headers, status, code) => {
  const reply = await get(url, headers)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test.each([
  ['/api/test/me', signedIn, 'u1'],
  ['/api/test/mine', signedIn, 'u1'],
  ['/api/test/mine', {}, null],
])('%s with %j is answered', async (url, headers, seen) => expect((await get(url, headers)).json()).toEqual({ seen }))

test('a userid that is not the token’s is ignored, counted and logged', async () => {
  const before = server.services.securityCounters.userIdMismatches
  expect((await get('/api/test/me?userid=u2', signedIn)).json()).toEqual({ seen: 'u1' })
  await post('/api/test/send', { name: 'x', userid: 'u3' }, signedIn)
  await get('/api/test/me?userid=u1', signedIn)
  await get('/api/test/mine?userid=u9')
  expect(server.services.securityCounters.userIdMismatches).toBe(before + 2)
  expect(server.logLines.filter((line) => line.includes('userid_mismatch'))).toHaveLength(2)
})

test.each([
  [{}, 400],
  [{ 'idempotency-key': '' }, 400],
  [{ 'idempotency-key': 'x'.repeat(256) }, 400],
  [{ 'idempotency-key': 'k-1' }, 200],
])('an idempotent call with %j is answered %d', async (headers, status) =>
  expect((await post('/api/test/pay', {}, headers)).statusCode).toBe(status),
)

test.each([
  ['POST with the header and a token', 'POST', { 'x-http-method-override': 'patch', ...signedIn }, 200],
  ['POST without a token', 'POST', { 'x-http-method-override': 'PATCH' }, 404],
  ['another method named', 'POST', { 'x-http-method-override': 'DELETE', ...signedIn }, 404],
  ['GET with the header', 'GET', { 'x-http-method-override': 'PATCH', ...signedIn }, 404],
  ['POST with an empty Authorization', 'POST', { 'x-http-method-override': 'PATCH', authorization: '' }, 404],
  [
    'POST with a name and password, as an address can bring them',
    'POST',
    { 'x-http-method-override': 'PATCH', authorization: 'Basic YTpi' },
    404,
  ],
  ['PUT with the header', 'PUT', { 'x-http-method-override': 'PATCH', ...signedIn }, 404],
  ['another header of that kind', 'POST', { 'x-method-override': 'PATCH', 'x-http-method': 'PATCH', ...signedIn }, 404],
  ['two methods named', 'POST', { 'x-http-method-override': 'PATCH, DELETE', ...signedIn }, 404],
  ['PATCH itself', 'PATCH', {}, 200],
] as const)('%s', async (_case, method, headers, status) =>
  expect((await server.app.inject({ method, url: '/api/test/cancel', headers })).statusCode).toBe(status),
)

test('a refusal has its code, message and data', async () => {
  const reply = await get('/api/test/refuse')
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({ code: 'sold_out', message: 'These rooms are sold out.', data: { left: 0 } })
})

test('too many requests are refused with Retry-After', async () => {
  const reply = await get('/api/test/hurry')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30'])
})

test('a reply that carries more than its contract fails loudly, and nothing of it gets out', async () => {
  const reply = await get('/api/test/extra')
  expect(reply.statusCode).toBe(500)
  expect(reply.json().message).toContain('tooMuch left its contract')
  expect(reply.body).not.toContain('argon2')
})

test('an unforeseen error is logged with the id that the caller sees', async () => {
  const reply = await get('/api/test/break')
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal_error'])
  const line = server.logLines.find((text) => text.includes('the secret inside'))
  expect(line).toContain(reply.json().requestId)
})

test.each([
  [{}, { currency: 'CNY', appType: 'web', deviceId: null, bytes: 0 }],
  [
    { currency: 'jpy', 'app-type': 'weapp', 'device-id': 'd-1' },
    { currency: 'JPY', appType: 'weapp', deviceId: 'd-1', bytes: 0 },
  ],
  [
    { currency: 'ZZZ', 'device-id': '<script>' },
    { currency: 'CNY', appType: 'web', deviceId: null, bytes: 0 },
  ],
])('headers %j are understood', async (headers, seen) =>
  expect((await get('/api/test/context', headers)).json()).toEqual({ seen }),
)

test('replies of the API are never cached', async () =>
  expect((await get('/api/test/context')).headers['cache-control']).toBe('no-store'))

test('the OpenAPI document shows the calls', async () => {
  const { paths } = (await get('/openapi.json')).json()
  expect(paths['/api/test/send'].post).toMatchObject({ operationId: 'send', summary: 'for the test' })
  expect(Object.keys(paths)).toHaveLength(Object.keys(routes).length)
})
