import Fastify from 'fastify'
import { sendRevalidated } from '../../../../server/kernel/http/replies'

const app = Fastify()
let text = '{"days":[]}'
app.get('/days', async (request, reply) => sendRevalidated(request, reply, text))
afterAll(() => app.close())

const request = (held?: string) =>
  app.inject({ url: '/days', headers: held === undefined ? {} : { 'if-none-match': held } })

test('a reply has an ETag and must be revalidated each time', async () => {
  const { statusCode, headers, body } = await request()
  expect([statusCode, body, headers['cache-control']]).toEqual([200, text, 'private, no-cache'])
  expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
})

test.each<[string, (etag: string) => string | undefined, number]>([
  ['nothing', () => undefined, 200],
  ['these bytes', (etag) => etag, 304],
  ['these bytes and others', (etag) => `"other", ${etag}`, 304],
  ['other bytes', () => 'W/"other"', 200],
])('whoever holds %s', async (_, held, status) => {
  const etag = String((await request()).headers.etag)
  const reply = await request(held(etag))
  expect([reply.statusCode, reply.body]).toEqual([status, status === 304 ? '' : text])
})

test('other bytes have another name', async () => {
  const before = String((await request()).headers.etag)
  text = '{"days":[1]}'
  expect((await request(before)).statusCode).toBe(200)
})
