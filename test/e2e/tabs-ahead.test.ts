import { isTab } from '@/platform/navigate/is-tab'
import { routes, type RouteName } from '../../config/routes'
import { eventually } from './support/eventually'
import { signInPhone, type AppCalls } from './support/app-calls'
import { startStaylark, type Staylark } from './support/staylark'
import { openLoneBrowser, type LoneBrowser } from './support/watched/lone-browser'
import type { WatchedPage } from './support/watched/watched-page'
import { startWatchingProxy, type WatchingProxy } from './support/watched/watching-proxy'

const tabs: readonly string[] = (Object.keys(routes) as RouteName[]).filter(isTab).map((name) => routes[name].path)
const email = 'ahead@example.com'

let staylark: Staylark
let owner: AppCalls & { readonly cookies: readonly string[] }
let open: { readonly proxy: WatchingProxy; readonly browser: LoneBrowser } | null = null

beforeAll(async () => {
  staylark = await startStaylark()
  const context = await staylark.browser.newContext()
  const calls = await signInPhone(context, staylark.url, email)
  owner = { ...calls, cookies: (await context.cookies()).map(({ name, value }) => `${name}=${value}; path=/`) }
}, 120_000)

afterEach(async () => {
  await open?.browser.close()
  await open?.proxy.close()
  open = null
})
afterAll(() => staylark.close())

/** What a device keeps before it is used. */
interface Kept {
  readonly cookies?: readonly string[]
  readonly storage?: Readonly<Record<string, string>>
}

/** Opens a page of ours that puts into a browser of its own what the device keeps, and goes on. */
async function begin({ cookies = [], storage = {} }: Kept, onward: string): Promise<WatchingProxy> {
  const put = `for (const text of ${JSON.stringify(cookies)}) document.cookie = text; Object.assign(localStorage, ${JSON.stringify(storage)})`
  const proxy = await startWatchingProxy(staylark.url, {
    begin: `<!doctype html><html><head></head><body><script>${put}</script>${onward}</body></html>`,
    // Nobody has a pointer whom nothing may be attached to.
    edit: (html) => html.replace('"eagerness":"moderate"', '"eagerness":"immediate"'),
  })
  open = { proxy, browser: openLoneBrowser(`${proxy.url}/watch/begin`) }
  return proxy
}

const openExplore = (kept: Kept = {}) => begin(kept, `<script>location.replace('/home')</script>`)

/** A tab rendered ahead beside an empty page, which itself does nothing. */
const prepare = (tab: string, kept: Kept) =>
  begin(kept, `<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [tab] }] })}</script>`)

/** Waits until a tab that is rendered ahead has asked for something. */
const read = ({ asked }: WatchingProxy, tab: string, call: RegExp) =>
  eventually(
    async () => asked.filter(({ from, path }) => from?.path === tab && from.isAhead && call.test(path)),
    (calls) => expect(calls).not.toEqual([]),
  )

/** Waits until a tab that is rendered ahead shows a text. */
const showsAhead = ({ shownAhead }: WatchingProxy, tab: string, text: string) =>
  eventually(
    async () => shownAhead.filter(({ path }) => path === tab).map((shown) => shown.text),
    (texts) => expect(texts.join()).toContain(text),
  )

const tabPages = ({ asked }: WatchingProxy) => asked.filter(({ path }) => tabs.includes(path))
/** Calls from pages that nobody looked at which do more than read. */
const notRead = ({ asked }: WatchingProxy) => asked.filter(({ from, method }) => from?.isAhead && method !== 'GET')
const notes = ({ asked }: WatchingProxy) => asked.filter(({ path }) => path === '/api/eventlog/create')

/** Waits until a tab shows a text; answers in which page. */
async function shows({ inPage }: WatchingProxy, tab: string, text: string): Promise<WatchedPage> {
  const look = () => inPage(tab, () => document.body.innerText)
  await eventually(look, ({ answer }) => expect(answer).toContain(text))
  return (await look()).from
}

const openWishes = ({ inPage }: WatchingProxy) =>
  inPage('/home', () => document.querySelector<HTMLElement>('a[href="/account/wish/list"]')?.click())
const openMine = ({ inPage }: WatchingProxy) =>
  inPage('/home', () => document.querySelector<HTMLElement>('a[href="/account/mine"]')?.click())

test('from Explore the other tabs are rendered ahead with what their owner will see, and nothing is written before somebody looks', async () => {
  const proxy = await openExplore(owner)
  await read(proxy, '/account/mine', /extInfo/)
  await read(proxy, '/order/list', /zomo\/list/)
  await read(proxy, '/account/wish/list', /collection/)
  const ahead = tabPages(proxy).filter(({ isForAhead }) => isForAhead)
  expect(ahead.map(({ path }) => path).sort()).toEqual(tabs.filter((path) => path !== '/home').sort())
  expect(notRead(proxy)).toEqual([])
}, 60_000)

test('a tab shows the page that was rendered ahead in its first frame, and asks anew', async () => {
  const proxy = await openExplore(owner)
  await showsAhead(proxy, '/account/mine', 'Log out')
  await owner.api.profile.updateProfile({ nickName: 'Ada of the Ahead' })
  await openMine(proxy)
  const { wasAhead } = await shows(proxy, '/account/mine', 'Ada of the Ahead')
  expect(wasAhead).toBe(true)
  expect(proxy.frames).toEqual([expect.stringContaining('Log out')])
  expect(tabPages(proxy).filter(({ path }) => path === '/account/mine')).toHaveLength(1)
}, 60_000)

test('a visitor is asked to sign in when the wish list is looked at, and that is noted once', async () => {
  const proxy = await openExplore()
  await eventually(
    async () => tabPages(proxy).filter(({ isForAhead }) => isForAhead),
    (pages) => expect(pages).toHaveLength(3),
  )
  await openWishes(proxy)
  const { wasAhead } = await shows(proxy, '/account/wish/list', 'Sign in')
  expect(wasAhead).toBe(true)
  const popups = async () => notes(proxy).filter(({ body }) => body.includes('login_popup_shown'))
  await eventually(popups, (shown) => expect(shown).not.toEqual([]))
  expect((await popups()).map(({ from }) => [from?.path, from?.isAhead])).toEqual([['/account/wish/list', false]])
  expect(notes(proxy).filter(({ from }) => from?.isAhead)).toEqual([])
}, 60_000)

test('a sign-in that has run out is renewed when somebody looks, and not before', async () => {
  const stale = owner.cookies.map((text) => text.replace(/^access_token=[^;]*/, 'access_token=stale'))
  const proxy = await prepare('/account/mine', { cookies: stale })
  await read(proxy, '/account/mine', /extInfo/)
  expect(notRead(proxy)).toEqual([])
  await proxy.inPage('/watch/begin', () => location.assign('/account/mine'))
  expect((await shows(proxy, '/account/mine', 'a***@example.com')).wasAhead).toBe(true)
  const renewals = proxy.asked.filter(({ path }) => path === '/api/account/frontuser/token/refresh')
  expect(renewals.map(({ from }) => from?.isAhead)).toEqual([false])
}, 60_000)

test('a visitor’s hearts move to the account when somebody looks', async () => {
  const wish = { bizType: 'hotel', bizId: 'h1', savedAt: '2026-11-20T10:00:00.000Z' }
  const proxy = await prepare('/account/wish/list', {
    cookies: owner.cookies,
    storage: { kept_wishes: JSON.stringify([wish]) },
  })
  await read(proxy, '/account/wish/list', /collection/)
  expect(notRead(proxy)).toEqual([])
  await proxy.inPage('/watch/begin', () => location.assign('/account/wish/list'))
  const merges = async () => proxy.asked.filter(({ path }) => path === '/api/Collect/Merge')
  await eventually(merges, (asked) => expect(asked.map(({ from }) => from?.isAhead)).toContain(false))
  expect(notRead(proxy)).toEqual([])
}, 60_000)

test('whoever was signed out meanwhile is not seen in the page that was rendered ahead', async () => {
  const proxy = await openExplore(owner)
  await showsAhead(proxy, '/account/mine', 'Log out')
  await proxy.inPage('/home', () => {
    for (const name of ['UID', 'access_token']) document.cookie = `${name}=; path=/; max-age=0`
  })
  await openMine(proxy)
  const { wasAhead } = await shows(proxy, '/account/mine', 'Welcome')
  expect(wasAhead).toBe(false)
  expect(proxy.frames.join('')).toBe('')
}, 60_000)
