import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { createPageServer } from '../../../server/pages/render'
import type { PageAddress, PageRenderer, PageParts } from '../../../server/pages/page-parts'
import { registerErrorReplies } from '../../../server/kernel/http/error-replies'
import { registerH5App } from '../../../server/pages/h5-app'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import type { Services } from '../../../server/kernel/services'
import { handTimers } from '../../support/hand-timers'
import { smallBuild } from '../../support/server/h5-build'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
const apps: FastifyInstance[] = []

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1', DEFAULT_REGION: 'CN' } })
})
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))
afterAll(() => server.close())

const parts = (text: string, status: 200 | 404 = 200): PageParts => ({
  status,
  head: `<title>${text}</title>`,
  screen: { html: `<main>${text}</main>`, data: { text } },
})

/** Creates a renderer whose pages contain their address, or what the test returns; `requested` lists the rendered addresses. */
function rendererOf(reply: (address: PageAddress) => Promise<PageParts> | PageParts) {
  const requested: PageAddress[] = []
  const renderer: PageRenderer = {
    keyOf: ({ query }) => query.get('cityId') ?? '',
    render: async (address) => {
      requested.push(address)
      return reply(address)
    },
  }
  return { renderer, requested }
}

/** Builds the app with a renderer for Explore and details, and manual timers. */
async function appWith(renderer: PageRenderer, services: Partial<Services> = {}) {
  const timers = handTimers()
  const app = fastify()
  apps.push(app)
  registerErrorReplies(app, server.services.env)
  const renderers = { home: renderer, hotelDetail: renderer }
  const pages = createPageServer({
    services: { ...server.services, ...services },
    build: smallBuild,
    renderers,
    timers,
  })
  await registerH5App(app, { build: smallBuild, assetFolder: '/nowhere', pages, services: server.services })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, pages, timers }
}

const described = ({ params, currencyCode, query }: PageAddress) =>
  parts(`${params.id ?? 'home'} ${currencyCode} ${query.get('cityId') ?? '-'}`)

/** Lets everything happen that waits for nobody. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a page is rendered once for all callers, in brotli where supported', async () => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith(renderer)
  const [plain, compressed] = await Promise.all([get('/home'), get('/home', { 'accept-encoding': 'gzip, br' })])
  expect(plain.body).toContain('<title>home CNY -</title>')
  expect(plain.body).toContain('<main>home CNY -</main>')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  expect([plain, compressed].map(({ headers }) => [headers['cache-control'], headers['content-type']])).toEqual(
    [1, 2].map(() => ['no-cache', 'text/html; charset=utf-8']),
  )
  expect(plain.headers.vary).toContain('accept-encoding')
  expect(requested).toHaveLength(1)
})

test.each([
  ['/home', '/home?utm=1', 1],
  ['/home', '/home?cityId=paris', 2],
  ['/hotel/detail/a', '/hotel/detail/b', 2],
  ['/hotel/detail/a', '/hotel/detail/%61', 1],
  ['/hotel/detail/a', '/hotel/detail/a?currency=EUR', 2],
])('%s and %s are %d pages', async (one, two, pages) => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith(renderer)
  const bodies = [(await get(one)).body, (await get(two)).body]
  expect([requested.length, new Set(bodies).size]).toEqual([pages, pages])
})

test('a page of what can be taken down is rendered for each request', async () => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith({ ...renderer, isFresh: true })
  await get('/home')
  await get('/home')
  expect(requested).toHaveLength(2)
})

test('travelers abroad get their own prices', async () => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith(renderer)
  const here = await get('/home')
  const abroad = await get('/home', { 'cf-ipcountry': 'FR' })
  expect([here, abroad].map(({ body }) => /<main>(.*?)<\/main>/.exec(body)?.[1])).toEqual(['home CNY -', 'home USD -'])
  expect(abroad.headers.vary).toContain('cf-ipcountry')
  expect(requested).toHaveLength(2)
})

test('a page is rendered again at most 50 ms after the catalogue has changed', async () => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith(renderer)
  await get('/home')
  await bumpCatalogueVersion(server.services.database.db)
  server.clock.advance(50)
  await get('/home')
  await get('/home')
  expect(requested).toHaveLength(2)
})

test('a page that everybody draws for themselves is composed once', async () => {
  const { renderer } = rendererOf(described)
  const { pages } = await appWith(renderer)
  const bookings = () =>
    pages.page({ route: 'orderList', params: {}, query: new URLSearchParams(), currencyCode: 'CNY' })
  const page = await bookings()
  expect(page.html.toString()).toContain('<div id="app"></div>')
  expect(await bookings()).toBe(page)
})

test('in production the log has two lines of a page that is cached, as of every request', async () => {
  const production = await startTestServer({ env: { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1' } })
  const { app, logLines } = production
  await app.inject('/order/list')
  const before = logLines.length
  await app.inject('/order/list')
  expect(logLines.slice(before).map((line): unknown => JSON.parse(line).msg)).toEqual([
    'incoming request',
    'request completed',
  ])
  await production.close()
})

test('a client that still holds a page gets 304 and no body', async () => {
  const { renderer } = rendererOf(described)
  const { get } = await appWith(renderer)
  const etag = String((await get('/home')).headers.etag)
  const again = await get('/home', { 'if-none-match': etag, 'accept-encoding': 'br' })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(again.headers['cache-control']).toBe('no-cache')
  expect((await get('/home', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('a missing page is 404 with its renderer’s content, even if the client holds it', async () => {
  const { renderer } = rendererOf(() => parts('No such hotel', 404))
  const { get } = await appWith(renderer)
  const gone = await get('/hotel/detail/x')
  expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('<main>No such hotel</main>')])
  expect((await get('/hotel/detail/x', { 'if-none-match': String(gone.headers.etag) })).statusCode).toBe(404)
})

test('HEAD gets the reply of GET, without a body', async () => {
  const { renderer } = rendererOf(described)
  const { app, get } = await appWith(renderer)
  const { headers } = await get('/home')
  const head = await app.inject({ method: 'HEAD', url: '/home' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect([head.headers.etag, head.headers['content-length']]).toEqual([headers.etag, headers['content-length']])
})

test('an address with a token gets no first screen, and is never cached', async () => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith(renderer)
  const { headers, body } = await get('/home?token=T&uid=u')
  expect([headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
    'no-store',
    'no-referrer',
    undefined,
  ])
  expect([requested.length, body]).toEqual([0, expect.stringContaining('<div id="app"></div>')])
})

test('an unknown address gets the not-found page, and no renderer runs', async () => {
  const { renderer, requested } = rendererOf(described)
  const { get } = await appWith(renderer)
  const reply = await get('/no/such/page')
  expect([reply.statusCode, reply.body, requested]).toEqual([
    404,
    expect.stringContaining('<title>Page not found</title>'),
    [],
  ])
})

test.each(['/hotel/detail/%E0%A4%A', '/%ff', '/hotel/list%'])(
  '%s cannot be read, so the app is told not to',
  async (url) => {
    const { statusCode, body, headers } = await server.app.inject({ url })
    expect([statusCode, body]).toEqual([404, expect.stringContaining('<html data-hidden')])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  },
)

test('a failing renderer leaves the page to the app, and is logged once', async () => {
  const { renderer, requested } = rendererOf(() => Promise.reject(new Error('no feed today')))
  const { get } = await appWith(renderer)
  const warnings = () => server.logLines.filter((line) => line.includes('no feed today')).length
  const reply = await get('/home')
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('<title>Explore</title>')])
  expect(reply.body).toContain('<link rel="preload" as="script" href="/js/home.00000006.js">')
  await get('/home')
  expect([requested.length, warnings()]).toEqual([2, 1])
})

test('a maker that is late leaves the page to the app, and the next asker gets what it made', async () => {
  let resolve: (made: PageParts) => void = () => {}
  const promise = new Promise<PageParts>((done) => (resolve = done))
  const { renderer, requested } = rendererOf(() => promise)
  const { get, timers } = await appWith(renderer)
  const early = get('/home')
  while (requested.length === 0) await settled()
  timers.pass(249)
  await settled()
  expect(timers.waiting()).toBe(1)
  timers.pass(1)
  expect((await early).body).toContain('<title>Explore</title>')
  resolve(parts('Late'))
  expect((await get('/home')).body).toContain('<title>Late</title>')
  expect([requested.length, timers.waiting()]).toEqual([1, 0])
})

test('an unresponsive database leaves the page to the app', async () => {
  const { renderer, requested } = rendererOf(described)
  const { database } = server.services
  const db = new Proxy(database.db, { get: () => () => new Promise(() => {}) })
  const { get, timers } = await appWith(renderer, { database: { ...database, db } })
  const reply = get('/home')
  while (timers.waiting() === 0) await settled()
  timers.pass(250)
  expect([(await reply).statusCode, requested.length]).toEqual([200, 0])
})

test('a database that is away leaves the page to the app at once', async () => {
  const { renderer, requested } = rendererOf(described)
  const { database } = server.services
  const db = new Proxy(database.db, { get: () => () => Promise.reject(new Error('connection refused')) })
  const { get, timers } = await appWith(renderer, { database: { ...database, db } })
  const reply = await get('/home')
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('<title>Explore</title>')])
  expect([requested.length, timers.waiting()]).toEqual([0, 0])
})
