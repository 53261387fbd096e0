import { connect } from 'node:net'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: '3', TRUST_PROXY: '1' } })
})
afterEach(() => server.close())

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

/** Sends a raw request line and returns the head of the reply. */
async function rawHead(app: FastifyInstance, target: string): Promise<string> {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString().split('\r\n\r\n', 1)[0] ?? ''
}

const spellings = [
  '/api/dest/country/ipRegion',
  '/%61pi/dest/country/ipRegion',
  '/ap%69/dest/country/ipRegion?x=1',
  'http://localhost/api/dest/country/ipRegion',
  'http://evil.example/%61%70%69/nothing',
  '/api/nothing',
  '/api%2Fnothing',
]

test.each([0, 3, 5])('all spellings share one budget (from %d on)', async (first) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const heads: string[] = []
  for (let index = 0; index < spellings.length; index++) {
    heads.push(await rawHead(server.app, spellings[(first + index) % spellings.length] ?? ''))
  }
  const statuses = heads.map((head) => head.split(' ')[1])
  expect(statuses.slice(3)).toEqual(['429', '429', '429', '429'])
  expect(statuses.slice(0, 3)).not.toContain('429')
  // An unknown address that is no call as it stands gets the app's page.
  const calls = heads.filter((head) => /content-type: application\/json/i.test(head))
  expect(calls.length).toBeGreaterThan(4)
  for (const head of calls) expect(head).toMatch(/\ncache-control: no-store/i)
})

test('rotating what stands before the proxy’s own entry gives no second budget', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 5; call++) {
    const headers = { 'x-forwarded-for': `10.0.0.${call}, nonsense, 198.51.100.7` }
    statuses.push((await server.app.inject({ url: '/api/dest/country/ipRegion', headers })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const other = { 'x-forwarded-for': '198.51.100.7, 198.51.100.8' }
  expect((await server.app.inject({ url: '/api/dest/country/ipRegion', headers: other })).statusCode).toBe(200)
})

test('texts that are no address share the budget of the socket', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 5; call++) {
    const headers = { 'x-forwarded-for': `'; drop ${call}` }
    statuses.push((await server.app.inject({ url: '/api/dest/country/ipRegion', headers })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
