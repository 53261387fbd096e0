import type { Page } from 'playwright-core'
import { routes, type RouteDef, type RouteName } from '../../config/routes'
import { addressesFor } from './support/addresses'
import { openPhone, type Phone } from './support/browser'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark
let traveler: Phone
let visitor: Phone
let addresses: Record<RouteName, string>

beforeAll(async () => {
  staylark = await startStaylark()
  const signedIn = await openSignedInPhone(staylark, 'rui@example.com')
  traveler = signedIn
  visitor = await openPhone(staylark.browser, staylark.url)
  addresses = await addressesFor(signedIn)
}, 120_000)

afterAll(() => staylark.close())

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
const tabs = names.filter((name) => 'tab' in routes[name])
const isForUsers = (name: RouteName) => 'needLogin' in routes[name]
const pathOf = (address: string) => address.split('?')[0]

/** Waits until the page in front has this path and exactly this title. */
async function isAt(page: Page, { path, title }: { path: string | undefined; title: string }): Promise<void> {
  const wanted: [string | undefined, string] = [path, title]
  await page.waitForFunction(([at, called]) => location.pathname === at && document.title === called, wanted)
}

/** Waits for the element that every rendered page has. */
const waitForMain = (page: Page) => page.locator('.taro_page:not(.taro_page_shade) main').waitFor()

test.each(names)('%s: deep link, reload, back and forward keep address and title', async (name) => {
  const { page, errors } = traveler
  const here = { path: pathOf(addresses[name]), title: routes[name].title }
  const there = name === 'mine' ? 'home' : 'mine'
  const reply = await page.goto(addresses[name])
  expect(reply?.status()).toBe(name === 'notFound' ? 404 : 200)
  await isAt(page, here)
  await page.reload()
  await waitForMain(page)
  await isAt(page, here)
  await page.goto(addresses[there])
  await isAt(page, { path: addresses[there], title: routes[there].title })
  await page.goBack()
  await isAt(page, here)
  await waitForMain(page)
  await page.goForward()
  await isAt(page, { path: addresses[there], title: routes[there].title })
  expect(errors).toEqual([])
})

test('a walk through the app and back again has the address and title of each page', async () => {
  const { page, errors } = traveler
  const walk: RouteName[] = ['home', 'hotelList', 'hotelDetail', 'hotelBook']
  const links = ['.banners-link', '.hotel:not(.hotel-gone) a', '.pack a']
  const passed: { path: string | undefined; title: string }[] = []
  await page.goto('/home')
  for (const [step, name] of walk.entries()) {
    const { title } = routes[name]
    await page.waitForFunction((called) => document.title === called, title)
    passed.push({ path: new URL(page.url()).pathname, title })
    const link = links[step]
    if (!link) continue
    await page.locator(`.taro_page:not(.taro_page_shade) ${link}`).first().tap()
    await page.waitForURL((url) => url.pathname !== passed.at(-1)?.path)
  }
  for (const stop of passed.toReversed().slice(1)) {
    await page.goBack()
    await isAt(page, stop)
  }
  for (const stop of passed.slice(1)) {
    await page.goForward()
    await isAt(page, stop)
  }
  expect(passed).toHaveLength(walk.length)
  expect(errors).toEqual([])
})

test.each(names)('%s asks a visitor to sign in only where the table says so', async (name) => {
  const { page, errors } = visitor
  await page.goto(addresses[name], { waitUntil: 'networkidle' })
  await isAt(page, { path: pathOf(addresses[name]), title: routes[name].title })
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  if (isForUsers(name)) await popup.waitFor()
  expect(await popup.count()).toBe(isForUsers(name) ? 1 : 0)
  expect(errors).toEqual([])
})

test('/ leads to Explore', async () => {
  const { page } = traveler
  await page.goto('/')
  await isAt(page, { path: '/home', title: 'Explore' })
})

test('an unknown path shows the not-found page, which leads on', async () => {
  const { page } = traveler
  expect((await page.goto('/hotel/detail'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'We could not find this page' }).waitFor()
  await page.getByRole('link', { name: 'Go to Explore' }).tap()
  await isAt(page, { path: '/home', title: 'Explore' })
})

test.each(tabs)('the tab of %s loads its page anew', async (name) => {
  const { page } = traveler
  const route: RouteDef = routes[name]
  await page.goto(name === 'home' ? '/account/mine' : '/home')
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }))
  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${route.path}"]`).tap()
  await isAt(page, route)
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(false)
})

test('the tab of Explore turns into a way back to the top at 700 px', async () => {
  const { page, errors } = traveler
  await page.goto('/home')
  await page.locator('.home-feed article').nth(5).waitFor()
  const scroller = page.locator('.taro_page')
  const top = page.getByRole('button', { name: 'Back to top' })
  await scroller.evaluate((element) => element.scrollTo({ top: 699 }))
  await page.waitForFunction(() => document.querySelector('.taro_page')?.scrollTop === 699)
  expect(await top.count()).toBe(0)
  await scroller.evaluate((element) => element.scrollTo({ top: 700 }))
  await top.tap()
  await page.waitForFunction(() => document.querySelector('.taro_page')?.scrollTop === 0)
  await top.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
