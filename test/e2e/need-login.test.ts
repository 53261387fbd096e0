import { orderCardText } from '@/domain/orders/order-card'
import type { Page } from 'playwright-core'
import { allRoutes } from '@/contract/all-routes'
import { routes, type RouteName } from '../../config/routes'
import { addressesFor } from './support/addresses'
import { openPhone } from './support/browser'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark
let addresses: Record<RouteName, string>
/** What only the owner may read on these pages. */
let secrets: string[]

beforeAll(async () => {
  staylark = await startStaylark()
  const owner = await openSignedInPhone(staylark, 'olga@example.com')
  addresses = await addressesFor(owner)
  const { list } = await owner.api.order.listOrders({})
  secrets = [list[0] ? orderCardText(list[0]).title : '', owner.email].filter((secret) => secret !== '')
}, 120_000)

afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

const names = (Object.keys(routes) as RouteName[]).filter((name) => 'needLogin' in routes[name])

/** Paths of calls that reply only to the signed-in user or the owner. */
const personal = new Set(
  Object.values(allRoutes)
    .filter(({ auth, client }) => auth !== 'open' && client !== 'log')
    .map(({ path }) => path),
)

/** Personal calls that a page makes from now on. */
function personalCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (personal.has(pathname)) calls.push(pathname)
  })
  return calls
}

/** One address gets at most six codes a day on phones that are new to it, and four an hour. */
const NEXT_CODE_MS = 5 * 3_600_000

const popup = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

const shownText = (page: Page) => page.locator('body').evaluate((body) => body.textContent)

test('there are such routes', () => expect(names).toEqual(expect.arrayContaining(['wishList', 'hotelOrder'])))

describe.each(names)('%s', (name) => {
  test('asks a visitor who opens its address to sign in, and asks the server for nothing personal', async () => {
    const { page, errors } = await openPhone(staylark.browser, staylark.url)
    const calls = personalCalls(page)
    await page.goto(addresses[name], { waitUntil: 'networkidle' })
    await popup(page).waitFor()
    expect(calls).toEqual([])
    const text = await shownText(page)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(errors).toEqual([])
  }, 60_000)

  test('rendered ahead for a visitor it waits to ask until somebody looks', async () => {
    const { page, context } = await openPhone(staylark.browser, staylark.url)
    await context.addInitScript(() => {
      let isAhead = true
      Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => isAhead })
      Object.assign(globalThis, {
        look: () => {
          isAhead = false
          document.dispatchEvent(new Event('prerenderingchange'))
        },
      })
    })
    const calls = personalCalls(page)
    const background: string[] = []
    page.on('request', (request) => void (/eventlog|ipRegion/.test(request.url()) && background.push(request.url())))
    await page.goto(addresses[name], { waitUntil: 'networkidle' })
    expect([await popup(page).count(), calls, background]).toEqual([0, [], []])
    await page.evaluate(() => (globalThis as unknown as { look(): void }).look())
    await popup(page).waitFor()
    expect(calls).toEqual([])
  }, 60_000)

  test('shows nothing of its own any more once another tab has signed out', async () => {
    await staylark.advance(NEXT_CODE_MS)
    const { page, context } = await openSignedInPhone(staylark, 'olga@example.com')
    await page.goto(addresses[name], { waitUntil: 'networkidle' })
    expect(await popup(page).count()).toBe(0)
    const other = await context.newPage()
    await other.goto('/account/mine')
    await other.getByRole('button', { name: 'Log out' }).tap()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
    await other.waitForURL(/\/home$/)
    await popup(page).waitFor()
    const text = await shownText(page)
    for (const secret of secrets) expect(text).not.toContain(secret)
  }, 60_000)
})
