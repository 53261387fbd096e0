import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { findH5Build } from '../../../server/pages/build'
import { createPageServer } from '../../../server/pages/render'
import { registerH5App, type H5AppParts } from '../../../server/pages/h5-app'
import { precompress } from '../../../server/kernel/http/compression'
import { registerErrorReplies } from '../../../server/kernel/http/error-replies'
import type { Services } from '../../../server/kernel/services'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', lifecycle })
})
afterAll(() => server.close())

const lifecycle = { isStopping: false }
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('health and readiness', async () => {
  expect((await get('/healthz')).json()).toEqual({ ok: true })
  expect((await get('/readyz')).json()).toEqual({ ok: true })
  lifecycle.isStopping = true
  const stopping = await get('/readyz')
  lifecycle.isStopping = false
  expect([stopping.statusCode, stopping.json().code]).toEqual([503, 'stopping'])
})

test('every reply carries the security headers', async () => {
  for (const url of ['/healthz', '/api/nothing', '/home', '/dev/mail']) {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const part of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors']) expect(policy).toContain(part)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  }
})

test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
  'no other origin (%s) may read answers',
  async (origin) =>
    expect((await get('/healthz', { origin })).headers).not.toHaveProperty('access-control-allow-origin'),
)

test.each(['/api/nothing', '/api', '/dev/nothing', '/js/app.123.js', '/favicon.ico'])(
  '%s is answered 404 in JSON',
  async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ code: 'not_found', message: expect.any(String), requestId: expect.any(String) })
  },
)

test('long replies are compressed with brotli', async () =>
  expect((await get('/openapi.json', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br'))

test('secrets in addresses do not reach the log', async () => {
  await get('/api/geetest/email/nothing?email=ann@example.com&token=t0ps3cret')
  const log = server.logLines.join('')
  expect(log).not.toMatch(/ann@example|t0ps3cret/)
})

describe('the built app', () => {
  const root = mkdtempSync(join(tmpdir(), 'staylark-h5-'))
  const folder = join(root, 'dist', 'h5')
  const stored = join(root, 'kept')
  const script = 'const a = 1\n'.repeat(400)
  let app: FastifyInstance
  const parts = (env: Partial<Services['env']> = {}): H5AppParts => {
    const build = findH5Build(root)
    const { services } = server
    return {
      build,
      assetFolder: stored,
      pages: createPageServer({ services, build, renderers: {} }),
      services: { ...services, env: { ...services.env, ...env } },
    }
  }
  beforeAll(async () => {
    mkdirSync(join(folder, 'js'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<html>app</html>')
    writeFileSync(join(folder, 'js', 'app.0123abc.js'), script)
    writeFileSync(join(folder, '.hidden'), 'x')
    app = fastify()
    registerErrorReplies(app, server.services.env)
    await registerH5App(app, parts())
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })

  test.each([
    ['/home', 200],
    ['/hotel/detail/h1?checkIn=2026-12-01', 200],
    ['/order/pay/abc', 200],
    ['/order/pay/finish/abc', 200],
    ['/account/wish/list/', 200],
    ['/dev/gallery?section=sheet', 200],
    ['/no/such/page', 404],
    ['/hotel/detail', 404],
    ['/hotel/detail/a/b', 404],
  ])('%s is the app with status %d', async (url, status) => {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
      status,
      '<html>app</html>',
      'no-cache',
    ])
  })

  test.each([
    ['//evil.example/x?a=1', '/evil.example/x?a=1'],
    ['///evil.example', '/evil.example'],
    ['/hotel//detail/h1', '/hotel/detail/h1'],
  ])('%s is sent on to %s, which is ours', async (url, path) => {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.headers.location]).toEqual([301, path])
  })

  test('in production the pages of the demo are not found', async () => {
    const production = fastify()
    await registerH5App(production, parts({ isProductionLike: true }))
    const reply = await production.inject({ url: '/dev/gallery?section=sheet' })
    expect([reply.statusCode, reply.body]).toEqual([404, '<html data-hidden>app</html>'])
    expect((await production.inject({ url: '/home' })).statusCode).toBe(200)
    await production.close()
  })

  test.each([
    ['/', '/home'],
    ['/?token=T&uid=u', '/home?token=T&uid=u'],
  ])('the root leads to Explore and loses nothing (%s)', async (url, location) =>
    expect((await app.inject({ url })).headers.location).toBe(location),
  )

  test.each([
    ['/home?checkIn=2026-12-01', undefined, 'no-cache'],
    ['/home?token=T&uid=u', 'no-referrer', 'no-store'],
    ['/hotel/list?cityId=paris&uid=u', 'no-referrer', 'no-store'],
    ['/home?mytoken=1', undefined, 'no-cache'],
  ])('a page whose address brings a ticket is kept and told nowhere (%s)', async (url, policy, cache) => {
    const { headers } = await app.inject({ url })
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual([policy, cache])
  })

  test.each([
    '/js/gone.0123abc.js',
    '/css/gone.css',
    '/.hidden',
    '/../package.json',
    '/js/..%2f..%2f..%2fpackage.json',
    '/api/x',
  ])('for %s there is no app', async (url) => expect((await app.inject({ url })).body).not.toContain('app</html>'))

  test('a POST to a page is no page', async () =>
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404))

  test('scripts of earlier builds are still there, as immutable as those of this one', async () => {
    mkdirSync(join(stored, 'js'), { recursive: true })
    writeFileSync(join(stored, 'js', 'old.0123abc.js'), script)
    writeFileSync(join(stored, 'newest.json'), '[]')
    const old = await app.inject({ url: '/js/old.0123abc.js', headers: { 'accept-encoding': 'br' } })
    expect([old.statusCode, old.body]).toEqual([200, script])
    expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(old.headers['content-type']).toContain('javascript')
    expect((await app.inject({ url: '/js/older.0123abc.js' })).json().code).toBe('not_found')
    expect((await app.inject({ url: '/newest.json' })).statusCode).toBe(404)
  })

  test('hashed files are cached forever, and sent in brotli once compressed', async () => {
    const plain = await app.inject({ url: '/js/app.0123abc.js' })
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.body).toBe(script)
    expect(await precompress(folder)).toBe(1)
    expect(await precompress(folder)).toBe(0)
    const compressed = await app.inject({ url: '/js/app.0123abc.js', headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(compressed.rawPayload.length).toBeLessThan(script.length / 10)
  })
})
