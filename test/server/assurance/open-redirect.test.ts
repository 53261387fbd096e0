import { isOwnPage } from '@/domain/account/login-return'
import { routes } from '../../../config/routes'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { hostileAddresses } from '../../support/hostile-addresses'

const site = 'https://app.example'
const names = ['redirect', 'returnTo', 'back', 'backUrl', 'url', 'next', 'return_url', 'callback', 'payUrl', 'in']

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: site } })
})
afterAll(() => server.close())

const isOwn = (location: unknown) =>
  location === undefined ||
  (typeof location === 'string' && new URL(location, `${site}/`).origin === new URL(site).origin)

test('the list is long, and no two are alike', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(150)
  expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length)
})

test('none is a page of our own for the web view', () => {
  expect(hostileAddresses.filter((address) => isOwnPage(address, site))).toEqual([])
  expect(isOwnPage(`${site}/home?a=1`, site)).toBe(true)
})

test('no page of the app redirects to another site, whatever its query', async () => {
  const led: [string, unknown][] = []
  for (const address of hostileAddresses) {
    const query = names.map((name) => `${name}=${encodeURIComponent(address)}`).join('&')
    for (const path of ['/', routes.home.path, '/order/pay/x', '/order/pay/finish/x', '/docs', '/sandbox/pay/x']) {
      const { headers } = await server.app.inject({ url: `${path}?${query}` })
      if (!isOwn(headers.location)) led.push([`${path} ${address}`, headers.location])
    }
  }
  expect(led).toEqual([])
}, 120_000)

test('nor does an address that is one of them', async () => {
  const led: unknown[] = []
  for (const address of hostileAddresses) {
    for (const url of [`/${encodeURI(address)}`, `/${encodeURIComponent(address)}`, `//${encodeURI(address)}/%2e%2e`]) {
      const { headers } = await server.app.inject({ url, headers: { host: 'app.example' } })
      if (!isOwn(headers.location)) led.push([url, headers.location])
    }
  }
  expect(led).toEqual([])
}, 120_000)

test('paying leads to our own address and back to it, whatever host the caller names', async () => {
  const client = bookingClient(server)
  const { pid } = await addHotel(server.services.database.db)
  const { payId } = await client.book(await client.person(), pid)
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'idempotency-key': 'evil',
  }
  const { bankOrderId } = (await call(server.app, 'createPayment', { payId, channel: 'sandbox' }, { headers })).body
  const requested = await call(server.app, 'getPaymentUrl', { payId, bankOrderId }, { headers })
  expect(requested.text).toContain(`${site}/sandbox/pay/${bankOrderId}`)
  expect(requested.text).not.toContain('evil')
  for (const address of ['', ...hostileAddresses]) {
    const query = names.map((name) => `${name}=${encodeURIComponent(address)}`).join('&')
    const { headers: replyHeaders, statusCode } = await server.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${bankOrderId}?${query}`,
      headers: { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=decline&return_url=${encodeURIComponent(address)}`,
    })
    expect([statusCode, String(replyHeaders.location)]).toEqual([303, expect.stringMatching(/^\/order\/pay\/finish\//)])
  }
}, 120_000)
