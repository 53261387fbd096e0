import { scriptSources } from '../../../server/pages/compose'
import fastify, { type FastifyInstance } from 'fastify'
import { personalPaths } from '../../../server/pages/seo/robots-and-sitemap'
import { prefetchedRequests, firstCalls } from '../../../server/pages/prefetch'
import { createPageServer } from '../../../server/pages/render'
import { registerErrorReplies } from '../../../server/kernel/http/error-replies'
import { registerH5App } from '../../../server/pages/h5-app'
import {
  inlineScriptHashes,
  readSecurityHeaders,
  registerSecurityHeaders,
} from '../../../server/kernel/http/security-headers'
import { routes, type RouteName } from '../../../config/routes'
import { smallBuild } from '../../support/server/h5-build'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { adasThings, cityOfRows } from '../../support/access/adas-things'
import { appointmentVoucherOf } from '../../support/access/gift-rows'
import { unpaidMixOf } from '../../support/access/mix-rows'
import { skuOf, unpaidVoucherOf, voucherOf } from '../../support/access/voucher-rows'
import { sendAs } from '../../support/access/send-every-call'

const paths = Object.values(routes).map(({ path }) => path)
const build = {
  ...smallBuild,
  manifest: {
    initial: smallBuild.manifest?.initial ?? [],
    routes: Object.fromEntries(paths.map((path, at) => [path, [`/js/page-${at}.00000000.js`]])),
  },
}

let server: TestServer
let app: FastifyInstance

beforeAll(async () => {
  server = await startTestServer({ env: { UNPAID_ORDERS: '1000' } })
  const { services } = server
  app = fastify()
  registerSecurityHeaders(app, await readSecurityHeaders(scriptSources(build)))
  registerErrorReplies(app, services.env)
  const pages = createPageServer({ services, build, renderers: {} })
  await registerH5App(app, { build, assetFolder: '/nowhere', pages, services: services })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
const addressOf = (name: RouteName) => routes[name].path.replaceAll(/:\w+/g, 'x1').replace('/(.*)', '/no/such/page')
const inlineScripts = (html: string) => html.match(/<script (?![^>]*src=)(?!type="speculationrules")[^>]*>[^<]*/g) ?? []

test.each(names)(
  '%s begins calls before the app is there where it is one person’s own, and nowhere else',
  async (name) => {
    const { body, headers } = await app.inject({ url: addressOf(name) })
    const isPersonal = personalPaths().some((path) => routes[name].path.startsWith(path))
    expect(inlineScripts(body)).toHaveLength(isPersonal ? 1 : 0)
    expect(name in firstCalls).toBe(isPersonal)
    const policy = /script-src[^;]*/.exec(String(headers['content-security-policy']))?.[0] ?? ''
    expect(policy).not.toContain('unsafe')
    expect(inlineScriptHashes(body).filter((hash) => !policy.includes(hash))).toEqual([])
    if (!isPersonal) return
    const preload = body.indexOf('<link rel="preload" as="script" href="/js/page-')
    expect(preload).toBeGreaterThan(0)
    expect(body.indexOf('data-calls')).toBeGreaterThan(preload)
    expect(body).toContain('<div id="app"></div>')
  },
)

test.each([
  [[], true],
  [['https://api.example.com'], false],
])('a build that calls %j has pages that begin calls: %s', async (hosts, isEarly) => {
  const { services } = server
  const pages = createPageServer({
    services,
    build: { ...build, manifest: { ...build.manifest, hosts } },
    renderers: {},
  })
  const address = { route: 'profile', params: {}, query: new URLSearchParams(), currencyCode: 'CNY' } as const
  expect((await pages.page(address)).html.includes('data-calls')).toBe(isEarly)
})

test('one address has one page for all callers, without personal data', async () => {
  const { token, uid } = await signIn(server.services)
  const url = '/order/list?tab=to_pay'
  const hers = await app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, cookie: `UID=${uid}; access_token=${token}` },
  })
  expect(hers.body).toBe((await app.inject({ url })).body)
  expect(hers.body).not.toContain(token)
  expect(hers.body).not.toContain(uid)
  expect(hers.body).toContain('&quot;to_pay&quot;')
  expect((await app.inject({ url: '/order/list' })).body).toContain('&quot;all&quot;')
})

test('an address with a token prefetches nothing: the caller is not known yet', async () => {
  const { body } = await app.inject({ url: '/account/mine?token=T&uid=u' })
  expect(body).toContain('<title>Profile</title>')
  expect(body).not.toContain('data-calls')
})

test('nothing in an address leaves the script’s attribute', () => {
  const orderid = '"><script>alert(1)</script>'
  const html = prefetchedRequests('first()', { route: 'hotelOrder', params: { orderid }, query: new URLSearchParams() })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('alert(1)')
})

test('first calls change nothing', async () => {
  const ada = await signIn(server.services)
  const things = await adasThings(server, ada, await cityOfRows(server))
  const dump = () => dumpOfDatabase(server.services.database)
  const skuId = await skuOf(things)
  const vouchers = await unpaidVoucherOf(things)
  const mix = await unpaidMixOf(things)
  const voucherId = await voucherOf(things)
  const appointed = await appointmentVoucherOf(things)
  const before = await dump()
  const { pid, payId } = things
  const address = (orderid: string, ofVoucher: string) => ({
    params: { pid, orderid, orderId: orderid, payId, skuId, voucherId: ofVoucher },
    query: new URLSearchParams(),
  })
  const days: Readonly<Record<number, string>> = { 1: '2026-12-01', 2: '2026-12-02' }
  for (const [name, callsOf] of Object.entries(firstCalls)) {
    const { orderid } = name === 'mixOrder' ? mix : name.startsWith('coupon') ? vouchers : things
    for (const { route, input } of callsOf(address(orderid, name === 'appointment' ? appointed : voucherId))) {
      const given = Object.entries(input).map(([field, value]) => [
        field,
        typeof value === 'object' ? days[value.daysAhead] : value,
      ])
      const { status } = await sendAs(server, route.operationId, Object.fromEntries(given), ada)
      expect([route.operationId, status, route.idempotent]).toEqual([route.operationId, 200, undefined])
    }
  }
  expect(await dump()).toBe(before)
})
