import type { BrowserContext, Page, Request } from 'playwright-core'
import type { RouteName } from '../../config/routes'
import { addressesFor } from './support/addresses'
import { signInPhone } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { eventually } from './support/eventually'
import { findOffer } from './support/offers'
import { startStaylark, type Staylark } from './support/staylark'

/** Longer than an access token is good for, clocks that differ included. */
const tokenLifeMs = 16 * 60_000

let staylark: Staylark
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>
let addresses: Record<RouteName, string>
let bookPath: string

beforeAll(async () => {
  staylark = await startStaylark()
  const context = await staylark.browser.newContext()
  const ada = await signInPhone(context, staylark.url, 'ada@example.com')
  cookies = await context.cookies()
  addresses = await addressesFor(ada)
  bookPath = (await findOffer(ada, 30)).bookPath
}, 120_000)

afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

/** A phone on which the app was open before, whose scripts are on their way until they are let in. */
interface WaitingPhone extends Phone {
  /** Calls of the API so far. */
  readonly requests: Request[]
  readonly letIn: () => void
}

async function openWaiting(): Promise<WaitingPhone> {
  const phone = await openPhone(staylark.browser, staylark.url)
  const { context, page } = phone
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('device_id', 'web-1')
  })
  let letIn = () => {}
  const gate = new Promise<void>((resolve) => (letIn = resolve))
  await context.route('**/js/**', async (route) => {
    await gate
    await route.continue()
  })
  const requests: Request[] = []
  page.on('request', (request) => void (/\/api\/(?!eventlog|dest\/)/.test(request.url()) && requests.push(request)))
  return { ...phone, requests, letIn }
}

async function openAdas(): Promise<WaitingPhone> {
  const phone = await openWaiting()
  await phone.context.addCookies(cookies)
  return phone
}

const pathOf = (request: Request) => new URL(request.url()).pathname
const tokenOf = (request: Request) => request.headers().authorization
const statusesOf = (requests: readonly Request[]) =>
  Promise.all(requests.map(async (request) => [pathOf(request), (await request.response())?.status()]))

/** Opens an address as far as HTML alone goes. */
const openHtml = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#app').waitFor({ state: 'attached' })
}

const left = (page: Page) => page.evaluate(() => Object.keys(Reflect.get(globalThis, '__early') ?? {}))

const list = '/api/order/zomo/list'
const count = '/api/order/zomo/count'
const tips = '/api/order/zomo/tips'
const payment = '/api/order/zomo/payment/page/info'

test.each<[string, () => string, readonly string[], string]>([
  ['the bookings', () => '/order/list', [list, count, tips], '.trips-cell'],
  ['a tab of them', () => '/order/list?tab=to_pay', [list, count], '.trips-cell'],
  [
    'the profile tab',
    () => '/account/mine',
    ['/api/account/curuserfullinfo', count, '/api/account/user/extInfo', '/api/recommend/recent/list'],
    '.mine-email:has-text("@")',
  ],
  [
    'the wish list',
    () => '/account/wish/list?tab=coupon',
    ['/api/aggregation/open/person/cur/zomo/collection'],
    '.empty',
  ],
  [
    'personal information',
    () => '/account/profile',
    ['/api/account/user/extInfo', '/api/account/person/profile/info'],
    '#nickName',
  ],
  ['the booking page', () => bookPath, ['/api/hotel/zomo/package/trade/verify'], 'input[type=email]'],
  ['an order', () => addresses.hotelOrder, ['/api/Order/detail_abroad'], 'main h2'],
  [
    'cancelling an order',
    () => addresses.orderRefund,
    ['/api/Order/detail_abroad', '/api/order/zomo/cancel/quote'],
    '.cancel-refund',
  ],
  [
    'customer support',
    () => '/im/udesk?from=profile',
    ['/api/im/dialog/settings', '/api/im/dialog/tips', '/api/im/qa/types', '/api/im/qa/common'],
    '.udesk-article',
  ],
  ['a payment', () => addresses.pay, [payment], 'button:has-text("Pay ")'],
  ['the end of a payment', () => addresses.payFinish, [payment], 'main button'],
])(
  '%s: its first calls are answered before a script of the app runs, and the app asks for none of them again',
  async (_what, addressNow, calls, content) => {
    const { page, requests, letIn, errors } = await openAdas()
    await openHtml(page, addressNow())
    await eventually(
      async () => requests.map(pathOf),
      (paths) => expect(paths).toEqual(calls),
    )
    expect(await statusesOf(requests)).toEqual(calls.map((path) => [path, 200]))
    expect(await page.locator('#app > *').count()).toBe(0)
    letIn()
    await page.locator(content).first().waitFor()
    expect(await left(page)).toEqual([])
    const again = requests.slice(calls.length).filter((request) => calls.includes(pathOf(request)))
    expect(again.map((request) => request.url())).toEqual([])
    expect(errors).toEqual([])
  },
  60_000,
)

test.each(['/order/list', '/account/mine', '/account/profile'])(
  'a visitor’s %s asks for nothing',
  async (address) => {
    const { page, requests, letIn, errors } = await openWaiting()
    await openHtml(page, address)
    expect(await page.evaluate(() => document.querySelector('[data-calls]') !== null)).toBe(true)
    letIn()
    await page
      .getByRole('button', { name: 'Sign in' })
      .or(page.getByRole('dialog', { name: 'Sign in' }))
      .first()
      .waitFor()
    expect(requests.map(pathOf)).toEqual([])
    expect(errors).toEqual([])
  },
  60_000,
)

test('calls that fail early are made by the app', async () => {
  const { page, requests, letIn, errors } = await openAdas()
  let isOffline = true
  await page.route('**/api/**', (route) => (isOffline ? route.abort() : route.continue()))
  await openHtml(page, '/order/list')
  await eventually(
    async () => requests.length,
    (calls) => expect(calls).toBe(3),
  )
  isOffline = false
  letIn()
  await page.locator('.trips-cell').first().waitFor()
  expect(requests.map(pathOf).filter((path) => path === list)).toHaveLength(2)
  expect(errors).toEqual([])
}, 60_000)

test('whoever signs in meanwhile sees nothing of the account before', async () => {
  const { page, context, requests, letIn, errors } = await openWaiting()
  await signInPhone(context, staylark.url, 'first@example.com')
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('f***@')) Object.assign(globalThis, { hasSeenFirst: true })
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await openHtml(page, '/account/mine')
  await eventually(
    async () => requests.length,
    (calls) => expect(calls).toBe(4),
  )
  expect((await statusesOf(requests)).map(([, status]) => status)).toEqual([200, 200, 200, 200])
  // As another tab does it.
  await signInPhone(context, staylark.url, 'second@example.com')
  letIn()
  await page.locator('.mine-email', { hasText: 's***@' }).waitFor()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasSeenFirst'))).toBeUndefined()
  const tokens = requests.filter((request) => pathOf(request) === '/api/account/curuserfullinfo').map(tokenOf)
  expect(new Set(tokens).size).toBe(2)
  expect(errors).toEqual([])
}, 60_000)

test('a token that has run out is renewed once, as ever', async () => {
  const phone = await openWaiting()
  const { page, requests, letIn, errors } = phone
  await signInPhone(phone.context, staylark.url, 'late@example.com')
  await staylark.advance(tokenLifeMs)
  await openHtml(page, '/order/list')
  await eventually(
    async () => requests.length,
    (calls) => expect(calls).toBe(3),
  )
  expect(await statusesOf(requests)).toEqual([
    [list, 401],
    [count, 401],
    [tips, 401],
  ])
  letIn()
  await page.getByText('No bookings').or(page.locator('.empty')).first().waitFor()
  const paths = requests.map(pathOf)
  expect(paths.filter((path) => path.endsWith('/token/refresh'))).toHaveLength(1)
  expect(paths.filter((path) => path === list)).toHaveLength(2)
  expect(new Set(requests.filter((request) => pathOf(request) === list).map(tokenOf)).size).toBe(2)
  expect(await page.getByRole('dialog', { name: 'Sign in' }).count()).toBe(0)
  expect(errors).toEqual([])
}, 60_000)
