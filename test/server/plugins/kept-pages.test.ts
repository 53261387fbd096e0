import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { createPageServer } from '../../../server/pages/page-server'
import type { PageMaker } from '../../../server/pages/page-parts'
import { registerCompression } from '../../../server/plugins/compression'
import { registerErrorReplies } from '../../../server/plugins/error-replies'
import { registerH5App } from '../../../server/plugins/h5-app'
import { answerKeptPages } from '../../../server/plugins/kept-pages'
import { readSecurityHeaders, registerSecurityHeaders } from '../../../server/plugins/security-headers'
import { hostileAddresses } from '../../support/hostile-addresses'
import { smallBuild } from '../../support/server/h5-build'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: TestServer
/** The same app with pages answered from memory, and without; `sent` counts what Fastify itself sent. */
let quick: FastifyInstance
let plain: FastifyInstance
let sent = 0

const maker: PageMaker = {
  keyOf: () => '',
  make: async ({ params, currencyCode }) => ({
    status: params.id === 'none' ? 404 : 200,
    head: `<title>${currencyCode}</title>`,
    screen: { html: 'long '.repeat(400), data: params },
  }),
}

async function listening(isQuick: boolean, whenItCloses = Promise.resolve()): Promise<FastifyInstance> {
  const { services } = server
  const pages = createPageServer({ services, build: smallBuild, makers: { home: maker, hotelDetail: maker } })
  const headers = await readSecurityHeaders(smallBuild.indexHtml)
  const app = fastify({ genReqId: () => 'one' })
  if (isQuick) answerKeptPages(app, { pages, services, headers, lifecycle: { isStopping: false } })
  registerSecurityHeaders(app, headers)
  registerErrorReplies(app, services.env)
  await registerCompression(app)
  app.addHook('onSend', async () => void (sent += 1))
  await registerH5App(app, { build: smallBuild, keptFolder: '/nowhere', pages, services: services })
  app.addHook('preClose', () => whenItCloses)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function ask(app: FastifyInstance, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date, ...rest } = answer.headers
        expect(date).toBeDefined()
        resolve({ status: answer.statusCode ?? 0, headers: rest, body: Buffer.concat(parts).toString('base64') })
      })
    })
    call.on('error', reject)
    call.end()
  })
}

/** The answer from memory; the page is made by a first asking. */
async function askedAgain(path: string, headers: Record<string, string>, method = 'GET'): Promise<Reply> {
  await ask(quick, path, headers)
  const sentBefore = sent
  const reply = await ask(quick, path, headers, method)
  expect(sent).toBe(sentBefore)
  return reply
}

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1', DEFAULT_REGION: 'CN' } })
  quick = await listening(true)
  plain = await listening(false)
})
afterAll(async () => {
  agent.destroy()
  await Promise.all([quick.close(), plain.close(), server.close()])
})

describe.each([
  ['Explore', '/home', 200],
  ['a hotel', '/hotel/detail/h1?checkIn=2026-12-01', 200],
  ['a hotel that is not there', '/hotel/detail/none', 404],
  ['a page that the app draws', '/order/list', 200],
])('%s from memory is what Fastify sends', (_name, path, status) => {
  test.each([
    ['', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['zstd, unheard-of', undefined],
    ['br;q=0, *', 'gzip'],
  ])('to who accepts "%s"', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted }
    const reply = await askedAgain(path, headers)
    expect([reply.status, reply.headers['content-encoding']]).toEqual([status, encoding])
    expect(reply).toEqual(await ask(plain, path, headers))
    const head = await askedAgain(path, headers, 'HEAD')
    expect(head).toEqual({ ...reply, body: '' })
    expect(head).toEqual(await ask(plain, path, headers, 'HEAD'))
  })

  test('to who holds it still, and to who holds another', async () => {
    const { etag = '' } = (await ask(plain, path)).headers
    for (const held of [etag, `W/"x", ${etag}`, 'W/"x"']) {
      const headers = { 'if-none-match': held, 'accept-encoding': 'br' }
      const reply = await askedAgain(path, headers)
      expect(reply.status).toBe(status === 200 && held.includes(etag) ? 304 : status)
      expect(reply).toEqual(await ask(plain, path, headers))
    }
  })

  test('to who asks from another country', async () => {
    const headers = { 'cf-ipcountry': 'FR', 'accept-encoding': 'br' }
    const reply = await askedAgain(path, headers)
    expect(reply).toEqual(await ask(plain, path, headers))
    expect(reply.headers.vary).toContain('cf-ipcountry')
  })
})

const odd = [
  '/',
  '/home?token=T&uid=u',
  '/hotel/detail/a.js',
  '/hotel/detail/%E0%A4%A',
  '/hotel/detail//x',
  '/home/',
  '/nothing',
  '/api/nothing',
  ...hostileAddresses.map((address) => encodeURI(address)).map((path) => (path.startsWith('/') ? path : `/${path}`)),
]

test('an address that means something else, or that nobody should read, is answered as without the memory, each time', async () => {
  for (const path of odd) {
    const wanted = await ask(plain, path)
    const replies = [await ask(quick, path), await ask(quick, path)]
    expect([path, ...replies]).toEqual([path, wanted, wanted])
  }
})

test('only reading is answered from memory', async () => {
  await askedAgain('/home', {})
  expect((await ask(quick, '/home', {}, 'POST')).status).toBe(404)
})

test('a page in memory is refused as all else is while the server stops', async () => {
  let end: () => void = () => {}
  const app = await listening(true, new Promise<void>((resolve) => (end = resolve)))
  expect((await ask(app, '/order/list')).status).toBe(200)
  const closed = app.close()
  const reply = await ask(app, '/order/list')
  end()
  await closed
  expect([reply.status, reply.headers.connection]).toEqual([503, 'close'])
})

test('a page that may have changed is asked for on the long way', async () => {
  await askedAgain('/home', {})
  const sentBefore = sent
  server.clock.advance(50)
  expect((await ask(quick, '/home')).status).toBe(200)
  expect(sent).toBe(sentBefore + 1)
})

/** A line of the log without what is another one for each request. */
const lineOf = (text: string): unknown =>
  Object.entries<unknown>(JSON.parse(text)).map(([name, value]) =>
    ['time', 'reqId', 'responseTime'].includes(name) ? [name, typeof value] : [name, value],
  )

test.each([
  ['', {}],
  ['a trusted proxy in front', { TRUST_PROXY: '1' }],
])('in production a page from memory is logged as Fastify logs; %s', async (_what, more) => {
  const env = { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1', ...more }
  const production = await startTestServer({ env })
  await production.app.listen({ port: 0, host: '127.0.0.1' })
  const { logLines } = production
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.7 , 203.0.113.9' }
  const linesOf = async (path: string) => {
    const before = logLines.length
    await ask(production.app, path, headers)
    return logLines.slice(before).map(lineOf)
  }
  const fastifys = await linesOf('/order/list?code=1')
  const ours = await linesOf('/order/list?code=1')
  expect(fastifys).toHaveLength(2)
  expect(ours).toEqual(fastifys)
  expect(new Set(logLines.slice(-2).map((line): unknown => JSON.parse(line).reqId)).size).toBe(1)
  await production.close()
})
