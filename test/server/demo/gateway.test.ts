import { findCharge } from '../../../server/demo/gateway/provider'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let attempt: { payId: string; bankOrderId: string }

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
})
beforeEach(async () => {
  const { pid } = await addHotel(server.services.database.db)
  const { payId } = await client.book(await client.person(), pid)
  attempt = { payId, bankOrderId: (await client.createPayment(payId)).body.bankOrderId }
})
afterAll(() => server.close())

const open = (query = '') => server.app.inject({ url: `/sandbox/pay/${attempt.bankOrderId}${query}` })
const decide = (form: Record<string, string>, query = '') =>
  server.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${attempt.bankOrderId}${query}`,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('the page shows the amount and both decisions, without script', async () => {
  const { statusCode, body, headers } = await open()
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  for (const part of ['CNY ¥ 2,200', 'value="approve"', 'value="decline"', 'Never tell the shop'])
    expect(body).toContain(part)
  expect(body).not.toContain('<script')
  expect((await server.app.inject({ url: '/sandbox/gateway.css' })).headers['content-type']).toContain('text/css')
})

test.each(['approve', 'decline'])('after %s the traveler returns to the app', async (decision) => {
  const { statusCode, headers } = await decide({ decision, callback: 'never' })
  expect([statusCode, headers.location]).toEqual([303, `/order/pay/finish/${attempt.payId}`])
})

test('in a web-view it shows how to go back', async () => {
  const requested = await client.request('getPaymentUrl', attempt)
  expect(requested.body.payUrl).not.toContain('?')
  const { headers } = await decide({ decision: 'approve' }, '?in=web-view')
  expect(headers.location).toBe(`/sandbox/pay/${attempt.bankOrderId}?in=web-view`)
  expect((await open('?in=web-view')).body).toContain('You can go back now.')
})

test.each([['weapp'], ['alipay'], ['tt']])('the address for %s requests that', async (appType) => {
  const { call } = await import('../../support/server/call')
  const { body } = await call(server.app, 'getPaymentUrl', attempt, { appType })
  expect(body.payUrl).toMatch(/\?in=web-view$/)
})

test('what is decided stays decided', async () => {
  await decide({ decision: 'decline', callback: 'never' })
  await decide({ decision: 'approve', callback: 'never' })
  expect((await open()).body).toContain('This payment was declined.')
  expect((await open()).body).toContain(`href="/order/pay/finish/${attempt.payId}"`)
})

test.each([
  ['fails', 'fails'],
  ['days', 'days'],
  ['perhaps', 'now'],
])('refunds of a charge end as chosen: %s', async (refund, refundWay) => {
  await decide({ decision: 'approve', callback: 'never', refund })
  expect(await findCharge(server.services.database.db, attempt.bankOrderId)).toMatchObject({ state: 'paid', refundWay })
})

test('a form without a decision decides nothing', async () => {
  await decide({ decision: 'maybe' })
  expect((await open()).body).toContain('value="approve"')
})

test('an unknown payment gets a message', async () => {
  const { statusCode, body } = await server.app.inject({ url: '/sandbox/pay/unknown' })
  expect(statusCode).toBe(404)
  expect(body).toContain('There is no such payment.')
})

test('in production there is no gateway, no way to pay by it and no callback', async () => {
  const live = await startTestServer({ env: { NODE_ENV: 'production', DEMO: '0', MAIL_URL: 'smtp://localhost:2525' } })
  const callback = { method: 'POST', url: '/api/payment/callback/sandbox' } as const
  const payload = {
    eventId: 'e',
    bankOrderId: 'b',
    outcome: 'paid',
    amountMinor: 1,
    currencyCode: 'CNY',
    occurredAt: '2026-11-21T10:00:00.000Z',
  }
  const replies = [
    (await live.app.inject({ url: '/sandbox/pay/x', headers: { accept: 'application/json' } })).body.includes(
      'Practice',
    ),
    (await live.app.inject({ ...callback, payload })).statusCode,
    (await live.app.inject({ method: 'POST', url: '/dev/inventory', payload: {} })).statusCode,
  ]
  await live.close()
  expect(replies).toEqual([false, 404, 404])
})
