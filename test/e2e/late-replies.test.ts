import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { leaveToApp } from './support/leave-to-app'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** How far from its limit a call may end, ms. */
const toleranceMs = 100

/** A call that gets no reply, by the page's own clock. */
interface Wait {
  readonly url: string
  readonly beganAt: number
  endedAt: number | null
}

/** In the page, after its clock: notes when calls begin and end; the browser's own limit of XMLHttpRequest goes by the page's clock too. */
const noteWaits = () => {
  const waits: Wait[] = []
  Object.assign(globalThis, { waits })
  const begin = (url: string) => {
    const wait: Wait = { url, beganAt: Date.now(), endedAt: null }
    waits.push(wait)
    return () => void (wait.endedAt = Date.now())
  }
  const { fetch: plainFetch } = globalThis
  globalThis.fetch = (input, init) => {
    const end = begin(input instanceof Request ? input.url : input.toString())
    init?.signal?.addEventListener('abort', end)
    return plainFetch(input, init)
  }
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function openWithTimeout(method: string, url: string | URL) {
    open.call(this, method, url, true)
    const end = begin(String(url))
    Object.defineProperty(this, 'timeout', {
      set(limitMs: number) {
        setTimeout(() => {
          end()
          this.dispatchEvent(new ProgressEvent('timeout'))
        }, limitMs)
      },
    })
  }
}

/** The newest call to a path, once there is one. */
async function waitAt(page: Page, path: string): Promise<Wait> {
  const wait = await page.waitForFunction(
    (wanted) => (globalThis as unknown as { waits: Wait[] }).waits.findLast(({ url }) => url.includes(wanted)),
    path,
  )
  return (await wait.jsonValue()) as Wait
}

const clients = [
  {
    client: 'new',
    limitMs: 40_000,
    path: '/api/search/zomo/search/hotel',
    begin: async (page: Page) => {
      await leaveToApp(page, '/hotel/list')
      await page.goto('/hotel/list?cityId=shanghai')
    },
    endsWith: (page: Page) => page.getByRole('alert').getByText('This took too long.').waitFor(),
  },
  {
    client: 'main',
    limitMs: 15_000,
    path: '/api/geetest/email/code',
    begin: async (page: Page) => {
      await page.goto('/account/mine')
      await page.getByRole('button', { name: 'Sign in' }).tap()
      await page.getByLabel('Email address').fill('late@example.com')
      await page.getByRole('button', { name: 'Continue' }).tap()
    },
    endsWith: (page: Page) => page.locator('#login-fault').getByText('This took too long.').waitFor(),
  },
  {
    client: 'log',
    limitMs: 10_000,
    path: '/api/eventlog/create',
    begin: async (page: Page) => {
      await page.goto('/account/mine')
      await page.getByRole('button', { name: 'Sign in' }).tap()
    },
    // Nobody but the log misses it.
    endsWith: (page: Page) => page.getByLabel('Email address').waitFor(),
  },
  {
    client: 'upload',
    limitMs: 20_000,
    path: '/api/upload/file',
    begin: async (page: Page) => {
      await page.goto('/account/profile')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Change picture' }).tap()
      await (await chooser).setFiles('server/pictures/files/city-day-01.webp')
      await page.getByRole('dialog', { name: 'Position your picture' }).waitFor()
      await page.getByRole('button', { name: 'Use picture' }).tap()
    },
    endsWith: (page: Page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
]

test.each(clients)(
  'the $client client gives a call up after $limitMs ms, and the page goes on',
  async ({ client, limitMs, path, begin, endsWith }) => {
    const { page, errors } =
      client === 'upload'
        ? await openSignedInPhone(staylark, 'late@example.com')
        : await openPhone(staylark.browser, staylark.url)
    await page.clock.install()
    await page.addInitScript(noteWaits)
    await page.route(`**${path}*`, () => {})
    await begin(page)
    const wait = await waitAt(page, path)
    await page.clock.pauseAt(wait.beganAt + limitMs - toleranceMs)
    expect((await waitAt(page, path)).endedAt).toBeNull()
    await page.clock.runFor(2 * toleranceMs)
    expect((await waitAt(page, path)).endedAt).not.toBeNull()
    await page.clock.resume()
    await endsWith(page)
    expect(await page.locator('.loading-overlay').count()).toBe(0)
    expect(errors).toEqual([])
  },
  60_000,
)

test('the overlay of a sign-out that nobody answers goes after three seconds, and does not lie over the next page', async () => {
  const path = '/api/account/frontuser/logout'
  const { page, errors } = await openSignedInPhone(staylark, 'overlaid@example.com')
  await page.clock.install()
  await page.addInitScript(noteWaits)
  await page.route(`**${path}*`, () => {})
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await page.locator('.loading-overlay').waitFor()
  await page.clock.runFor(3000)
  await page.waitForURL(/\/home$/)
  expect((await waitAt(page, path)).endedAt).toBeNull()
  expect(await page.locator('.loading-overlay').count()).toBe(0)
  expect(errors).toEqual([])
}, 60_000)
