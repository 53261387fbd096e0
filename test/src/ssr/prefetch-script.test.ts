import './text-encoder'
import { brotliCompressSync } from 'node:zlib'
import type { ApiKey } from '@/api/api'
import { createClients } from '@/api/create-clients'
import { surfaceOfUserAgent } from '@/domain/app/surface'
import { addDays } from '@/domain/days/civil-day'
import { deviceDay } from '@/platform/clock'
import type { HttpRequest } from '@/platform/http/contract'
import { firstCalls, type FirstCall } from '../../../server/pages/prefetch'
import { adas, addressOf, prefetchScript, openPage, prepare, runEarly, type Device } from './open-page'

const pages = [
  '/order/list',
  '/order/list?tab=to_pay',
  '/order/list?tab=nonsense',
  '/order/list?keyword=%E6%9D%AD%E5%B7%9E%20lake',
  '/account/mine',
  '/account/wish/list?tab=moment',
  '/account/profile',
  '/hotel/book/p%201',
  '/hotel/book/p1?checkIn=2026-12-01&checkOut=2026-12-03&rooms=2&adults=3&children=1&hotelId=h1&total=51000&currency=CNY',
  '/hotel/book/p1?checkIn=2026-12-03&checkOut=2026-12-01&rooms=none&total=-1&currency=CNY',
  '/order/hotel/detail/o%2F1%7Bu%7D',
  '/order/pay/pay-1',
  '/order/pay/finish/pay-1',
]

const responded = () => Promise.resolve({} as Response)

const callsOf = (url: string): readonly FirstCall[] => {
  const address = addressOf(url)
  return firstCalls[address.route]?.(address) ?? []
}

/** What the app's client sends for a call on a device. */
async function bySameClient({ route, input }: FirstCall, { cookies, stored, userAgent = '' }: Device) {
  const sent: HttpRequest[] = []
  const { appType, appVersion } = surfaceOfUserAgent(userAgent)
  const clients = createClients({
    send: async (request) => {
      sent.push(request)
      return { status: 200, headers: {}, body: {} }
    },
    sendFile: () => Promise.reject(new Error('no file is sent')),
    origins: API_HOSTS,
    caller: () => ({
      uid: cookies?.UID ?? null,
      token: cookies?.access_token ?? null,
      deviceId: stored?.device_id ?? '',
      currency: stored?.currency ?? null,
      appType,
      appVersion,
    }),
    renewToken: () => Promise.resolve(false),
    beginLoading: () => () => {},
  })
  const today = deviceDay(Date.now())
  const given = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'object' ? addDays(today, value.daysAhead) : value,
  ])
  const key = `${route.method} ${route.path}` as ApiKey
  const { client } = route
  if (client !== 'main' && client !== 'new') throw new Error(`${key} has a client of its own`)
  await clients[client].call(key, Object.fromEntries(given))
  const [{ method, url, headers, body } = sent[0]!] = sent
  return JSON.stringify({ method, url, headers, body })
}

describe.each<[string, Device]>([
  ['a browser', adas],
  ['one with a currency of its own', { ...adas, stored: { ...adas.stored, currency: 'EUR' } }],
  ['our app on iOS', { ...adas, userAgent: 'Mozilla/5.0 Staylark/1.12.3 (iOS)' }],
  ['our app on Android', { ...adas, userAgent: 'Mozilla/5.0 Staylark/2 (Android)' }],
  ['WeChat', { ...adas, userAgent: 'Mozilla/5.0 MicroMessenger/8.0' }],
  ['a WeChat mini-program', { ...adas, userAgent: 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx1' }],
  ['Alipay', { ...adas, userAgent: 'Mozilla/5.0 AlipayClient/10' }],
  ['an Alipay mini-program', { ...adas, userAgent: 'Mozilla/5.0 AlipayClient/10 MiniProgram' }],
  ['a Douyin mini-program', { ...adas, userAgent: 'Mozilla/5.0 ToutiaoMicroApp/2' }],
])('in %s', (_name, device) => {
  test.each(pages)('%s sends what the app would send, word for word', async (url) => {
    const { sent, early } = openPage(url, device, responded)
    const wanted = await Promise.all(callsOf(url).map((call) => bySameClient(call, device)))
    expect(wanted).not.toEqual([])
    expect(Object.keys(early)).toEqual(wanted)
    const requests = sent.map(({ url: address, init: { method, headers, body } }) => ({
      method,
      url: address,
      headers,
      body,
    }))
    expect(requests.map((request) => JSON.stringify(request))).toEqual(wanted)
  })
})

test.each<[string, Device]>([
  ['nobody is signed in', { stored: adas.stored }],
  ['half a sign-in is left', { ...adas, cookies: { access_token: 'a.d.a' } }],
  ['the other half', { ...adas, cookies: { UID: 'ada' } }],
  ['another cookie ends alike', { ...adas, cookies: { RetailerUID: 'ada', access_token: 'a.d.a' } }],
  ['the device has no id yet', { cookies: adas.cookies }],
])('where %s nothing is requested', (_name, device) =>
  expect(openPage('/account/mine', device, responded).sent).toEqual([]),
)

test.each<[string, Device, number]>([
  ['/hotel/book/p1', { ...adas, visited: { 'booking_draft p1': '{}' } }, 0],
  ['/hotel/book/p1', { ...adas, visited: { 'booking_draft p2': '{}' } }, 1],
  ['/account/wish/list', { ...adas, stored: { ...adas.stored, kept_wishes: '[]' } }, 0],
  ['/account/wish/list', { ...adas, visited: { search_choice: '{}' } }, 0],
  ['/account/mine', { ...adas, visited: { search_choice: '{}' } }, 3],
])('%s with %j starts only what depends on nothing stored', (url, device, calls) =>
  expect(openPage(url, device, responded).sent).toHaveLength(calls),
)

test.each(['/order/list', '/account/mine', '/account/profile'])(
  '%s, rendered before anybody looks, requests nothing',
  (url) => expect(openPage(url, { ...adas, isAhead: true }, responded).sent).toEqual([]),
)

test.each([
  ['no cookies', document, 'cookie'],
  ['no storage', window, 'localStorage'],
] as const)('a browser that gives out %s goes on without', (_what, holder, name) => {
  prepare(adas)
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const usual = Object.getOwnPropertyDescriptor(holder, name)
  Object.defineProperty(holder, name, { get, configurable: true })
  const { sent, errors } = runEarly('/order/list', responded)
  if (usual) Object.defineProperty(holder, name, usual)
  else Reflect.deleteProperty(holder, name)
  expect([sent, errors]).toEqual([[], []])
})

test('the script is small, and ends nothing but itself', () => {
  expect(brotliCompressSync(prefetchScript).length).toBeLessThan(1_600)
  expect(prefetchScript).not.toContain('</script')
})
