import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const MB = 1_048_576
const LONGEST_REQUEST_MS = 2_000

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', longestRequestMs: LONGEST_REQUEST_MS })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

const post = (url: string, payload: string) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })

const many = (count: number, one: string) => `[${Array.from({ length: count }, () => one).join(',')}]`

test.each<[string, string, string, number]>([
  ['a body of twice the limit', '/api/search/zomo/search/hotel', `{"keyword":"${'x'.repeat(512 * 1024)}"}`, 413],
  ['10,000 ids', '/api/hotel/homepage/list/hotelid', `{"hotelIds":${many(10_000, '"h1"')}}`, 400],
  ['10,000 areas', '/api/search/zomo/search/hotel', `{"cityId":"kyoto","areas":${many(10_000, '"a"')}}`, 400],
  ['10,000 values', '/api/account/des/encrypt', `{"input":${many(10_000, '"a"')}}`, 400],
  ['a page of a milliard', '/api/search/zomo/search/hotel', '{"cityId":"kyoto","pageSize":1000000000}', 400],
])('%s is refused', async (_case, url, payload, status) => expect((await post(url, payload)).statusCode).toBe(status))

test.each(['/api/search/zomo/list/hotel', '/api/ugc/moment/zomo/waterfall/moment', '/api/search/zomo/list/coupon'])(
  'a page of a milliard of %s is refused',
  async (url) => expect((await server.app.inject(`${url}?pageSize=1000000000`)).statusCode).toBe(400),
)

function openSocket(text: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(text)
  return socket
}

const halfRequest =
  'POST /api/search/zomo/search/hotel HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\ncontent-type: application/json\r\n\r\n{'

test('50 senders that never finish hold nobody up, take little memory and are cut off', async () => {
  const before = process.memoryUsage().rss
  const sockets = Array.from({ length: 50 }, (_, index) =>
    openSocket(index % 2 ? halfRequest : 'GET /home HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
  )
  const ended = sockets.map((socket) => once(socket, 'close'))
  for (const socket of sockets) socket.resume()
  for (let call = 0; call < 20; call++) expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB)
  await Promise.all(ended)
})

test('500 idle connections hold nobody up and take little memory', async () => {
  const before = process.memoryUsage().rss
  const sockets = Array.from({ length: 500 }, () => openSocket('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'))
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  for (let call = 0; call < 20; call++) expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB)
  for (const socket of sockets) socket.destroy()
})

test('200 large bodies at once are refused without being buffered', async () => {
  const before = process.memoryUsage().rss
  const large = 'x'.repeat(MB)
  const replies = await Promise.all(
    Array.from({ length: 200 }, () =>
      fetch(`http://127.0.0.1:${port}/api/search/zomo/search/hotel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: large,
      }).then(
        ({ status }) => status,
        // The connection may end before all of the body was sent.
        () => 413,
      ),
    ),
  )
  // A sender that is slower than the limit is cut off.
  expect(replies.filter((status) => status !== 413 && status !== 408)).toEqual([])
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MB)
})
