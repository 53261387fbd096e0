import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { addressOfSsrRoute, ssrRoutes, type SsrRoute } from './support/ssr-routes'
import { eventually } from './support/eventually'
import { hydrationErrors, openHeld } from './support/held-page'
import { leaveToApp } from './support/leave-to-app'
import { shownTree } from './support/shown-tree'
import { type Staylark, useStaylark } from './support/staylark'
import { watchLifecycles } from './support/taro-lifecycles'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** Maximum unexpected layout shift, as browsers score it. */
const MOST_SHIFT = 0.02

const phoneIn = (colorScheme: 'light' | 'dark' = 'light') =>
  openPhone(staylark.browser, staylark.url, colorScheme, 'UTC')

/** Marks what stands in the page now: how much that is; and later, what of it the app did not take over. */
async function markNodes(page: Page): Promise<{ marked: number; lost: () => Promise<string[]> }> {
  const marked = await page.evaluate(() => {
    const nodes = [...document.querySelectorAll('#app *')]
    Object.assign(globalThis, { markedNodes: nodes })
    return nodes.length
  })
  const lost = () =>
    page.evaluate(() => {
      const nodes: Element[] = Reflect.get(globalThis, 'markedNodes')
      const isHydrated = (node: Element) =>
        node.isConnected && Object.keys(node).some((key) => key.startsWith('__reactFiber'))
      return nodes.filter((node) => !isHydrated(node)).map((node) => node.outerHTML)
    })
  return { marked, lost }
}

/** Adds up the page's layout shifts from its first frame on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; at: string[] }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] }: { value?: number; sources?: { node?: Element | null }[] } = Object(entry)
        shifts.push({ value: value ?? 0, at: sources.map(({ node }) => node?.className ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function shiftOf(page: Page): Promise<number> {
  const shifts: { value: number; at: string[] }[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'))
  const shift = shifts.reduce((total, { value }) => total + value, 0)
  if (shift > MOST_SHIFT) console.log(shifts)
  return shift
}

/** The route's page as the app draws it by itself. */
async function openPlain(route: SsrRoute, address: string, watch = async (_page: Page) => {}) {
  const phone = await phoneIn()
  await leaveToApp(phone.page, address)
  await watch(phone.page)
  await phone.page.goto(address, { waitUntil: 'networkidle' })
  await phone.page.locator(route.link).first().waitFor()
  return phone
}

describe.each(ssrRoutes)('$name', (route) => {
  let address: string
  beforeAll(async () => {
    address = await addressOfSsrRoute(staylark, route)
  }, 60_000)

  test.each(['light', 'dark'] as const)(
    'in %s the server’s nodes become the app’s, without an error, a shift or a second question',
    async (colorScheme) => {
      const phone = await phoneIn(colorScheme)
      await watchShifts(phone.page)
      const held = await openHeld(phone, route, address)
      const { marked, lost } = await markNodes(held.page)
      expect(marked).toBeGreaterThan(route.leastNodes)
      await held.release()
      // A failed request explains why a node was lost.
      expect([...(await lost()), ...held.failed]).toEqual([])
      expect(await hydrationErrors(held.page)).toEqual([])
      expect(held.errors).toEqual([])
      expect(held.requests.map((request) => request.url())).toEqual([])
      expect(await shiftOf(held.page)).toBeLessThanOrEqual(MOST_SHIFT)
    },
    60_000,
  )

  test('what the server says of each element is what the app would say', async () => {
    const held = await openHeld(await phoneIn(), route, address)
    await held.release()
    const timeless = async (page: Page) => (await shownTree(page)).filter((line) => !route.clock?.test(line))
    const hydrated = await timeless(held.page)
    const plain = await openPlain(route, address)
    expect(hydrated).toEqual(await timeless(plain.page))
    expect(hydrated.length).toBeGreaterThan(route.leastNodes)
  }, 60_000)

  test('app and page hear of their beginning in the order of a page that the app draws', async () => {
    const phone = await phoneIn()
    const heard = await watchLifecycles(phone.page)
    const held = await openHeld(phone, route, address)
    expect(await heard()).toEqual([])
    await held.release()
    const order = ['app launch', 'app show', 'page load', 'page show', 'page ready']
    await eventually(heard, (events) => expect(events).toEqual(order))
    let heardPlain = async (): Promise<string[]> => []
    await openPlain(route, address, async (page) => {
      heardPlain = await watchLifecycles(page)
    })
    await eventually(heardPlain, (events) => expect(events).toEqual(order))
  }, 60_000)

  test('before any script the page scrolls, and its place is kept', async () => {
    const phone = await phoneIn()
    await watchShifts(phone.page)
    const held = await openHeld(phone, route, address)
    const scrolled = () => held.page.evaluate(() => document.querySelector('.taro_page')?.scrollTop)
    await held.page.evaluate(() => document.querySelector('.taro_page')?.scrollTo(0, 60))
    expect(await scrolled()).toBe(60)
    await held.release()
    expect(await scrolled()).toBe(60)
    expect(await shiftOf(held.page)).toBeLessThanOrEqual(MOST_SHIFT)
  }, 60_000)

  test('links open within the app once it has taken over', async () => {
    const held = await openHeld(await phoneIn(), route, address)
    await held.release()
    await held.page.evaluate(() => Object.assign(globalThis, { isSameLoad: true }))
    await held.page.locator(route.link).first().click()
    await held.page.waitForURL(({ pathname, search }) => route.leadsTo.test(pathname + search))
    expect(await held.page.evaluate(() => Reflect.get(globalThis, 'isSameLoad'))).toBe(true)
  }, 60_000)

  test('links lead on before any script', async () => {
    const { page } = await openHeld(await phoneIn(), route, address)
    const href = await page.locator(route.link).first().getAttribute('href')
    expect(href).toMatch(route.leadsTo)
    await page.locator(route.link).first().click({ noWaitAfter: true })
    await page.waitForURL(`**${href}`, { waitUntil: 'commit' })
  }, 60_000)

  test('links lead on without scripts', async () => {
    const context = await staylark.browser.newContext({ baseURL: staylark.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    const href = await page.locator(route.link).first().getAttribute('href')
    expect(href).toMatch(route.leadsTo)
    await page.locator(route.link).first().click()
    await page.waitForURL(`**${href}`)
  }, 60_000)
})
