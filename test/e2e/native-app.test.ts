import { appUserAgent, openAppPeer, type AppReplies, type AppSystem } from './support/app-peer'
import { eventually } from './support/eventually'
import { ticketHouse } from './support/ticket-house'
import { signInAtPopup } from './support/traveler'

const house = ticketHouse('pia@example.com')

const everything = ['login', 'ticket', 'share', 'openExternal', 'close', 'signedOut']

const greeting = (can: readonly string[] = everything) => ({
  version: 1,
  can,
  safeArea: { top: 59, right: 0, bottom: 34, left: 0 },
})

/** The native app's sign-in, passed to the page on request. */
const ticketOf = async ({ deviceId }: { deviceId: string }) => {
  const { ticket } = await house().native.api.login.createHandOffTicket({ deviceId })
  return { ticket, uid: house().native.uid }
}

async function openInApp(system: AppSystem, replies: AppReplies) {
  const context = await house().browser.newContext({
    baseURL: house().server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    userAgent: appUserAgent(system),
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  const peer = await openAppPeer(context, page, system, replies)
  return { context, page, peer, errors }
}

describe.each(['ios', 'android'] as const)('in the app on %s', (system) => {
  test('a sign-in of the app is the page’s from the first, with the app’s version in the headers', async () => {
    const { page, peer, errors } = await openInApp(system, { hello: () => greeting(), ticket: ticketOf })
    const headers: Record<string, string>[] = []
    page.on('request', (request) => void (request.url().includes('zomo/collection') && headers.push(request.headers())))
    await page.goto('/account/wish/list')
    await page.getByText('Nothing here yet.').waitFor()
    expect(peer.calls.map(({ call }) => call)).toEqual(['hello', 'ticket'])
    expect(headers[0]).toMatchObject({ 'app-type': system, 'app-version': '3.2.1' })
    const inset = (edge: string) =>
      page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), `--app-safe-${edge}`)
    expect([await inset('top'), await inset('bottom')]).toEqual(['59px', '34px'])
    await peer.send('safeArea', { top: 0, right: 0, bottom: 21, left: 0 })
    await eventually(
      () => inset('bottom'),
      (bottom) => expect(bottom).toBe('21px'),
    )
    expect(errors).toEqual([])
  }, 60_000)

  test('a visitor signs in on the app’s own screen; who turns back stays a visitor', async () => {
    let isWilling = false
    const replies = {
      hello: () => greeting(),
      ticket: () => null,
      login: (device: { deviceId: string }) => (isWilling ? ticketOf(device) : null),
    }
    const { page, peer, errors } = await openInApp(system, replies)
    await page.goto('/account/mine')
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await eventually(
      () => Promise.resolve(peer.calls.at(-1)?.call),
      (call) => expect(call).toBe('login'),
    )
    expect(await page.getByRole('dialog', { name: 'Sign in' }).count()).toBe(0)
    isWilling = true
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await page.getByText('Log out').waitFor()
    expect(errors).toEqual([])
  }, 60_000)

  test('signing out is told to the app, and the app’s sign-out to the page', async () => {
    const { page, peer, context } = await openInApp(system, {
      hello: () => greeting(),
      ticket: ticketOf,
      signedOut: () => null,
    })
    await page.goto('/account/mine')
    await page.getByText('Log out').waitFor()
    await peer.send('signedOut', null)
    await page.waitForURL(/\/home$/)
    expect(peer.calls.map(({ call }) => call)).toContain('signedOut')
    const remaining = (await context.cookies()).map(({ name }) => name)
    expect(remaining.filter((name) => ['access_token', 'UID', 'rt'].includes(name))).toEqual([])
  }, 60_000)

  test('the phone’s back button closes what is open, then goes back, then is the app’s', async () => {
    const { page, peer, errors } = await openInApp(system, { hello: () => greeting(), ticket: () => null })
    await page.goto('/home')
    // The server's screen has gone by then: it is a visitor's, and the page draws its own.
    await eventually(
      () => Promise.resolve(peer.calls.at(-1)?.call),
      (call) => expect(call).toBe('ticket'),
    )
    await page.getByRole('button', { name: /^Destination/ }).tap()
    await page.getByRole('dialog').waitFor()
    const back = async (id: string) => {
      await peer.send('back', null, id)
      await eventually(
        () => Promise.resolve(peer.replies.has(id)),
        (has) => expect(has).toBe(true),
      )
      return peer.replies.get(id)
    }
    expect(await back('b1')).toEqual({ isHandled: true })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.banners-link').first().tap()
    await page.waitForURL(/\/hotel\//)
    await page.waitForFunction(() => document.title !== 'Explore')
    expect(await back('b2')).toEqual({ isHandled: true })
    await page.waitForURL(/\/home$/)
    expect(await back('b3')).toEqual({ isHandled: false })
    expect(errors).toEqual([])
  }, 60_000)

  test('a hotel is shared by the app, with whole addresses', async () => {
    const { page, peer } = await openInApp(system, {
      hello: () => greeting(),
      ticket: () => null,
      share: () => ({ outcome: 'shared' }),
    })
    await page.goto('/home')
    await page.locator('a[href^="/hotel/detail/"]').first().tap()
    await page.waitForURL(/\/hotel\/detail\//)
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .tap()
    await eventually(
      () => Promise.resolve(peer.calls.find(({ call }) => call === 'share')?.data),
      (shared) =>
        expect(shared).toMatchObject({
          title: expect.any(String),
          url: expect.stringContaining(`${house().server.url}/hotel/detail/`),
        }),
    )
    expect(JSON.stringify(peer.calls)).not.toMatch(/token|"uid"/)
  }, 60_000)
})

/** Nobody requests a second code. */
let newcomers = 0

test.each([
  ['says nothing', {}],
  ['speaks another version', { hello: () => ({ version: 2, can: everything }) }],
  ['is too old for it', { hello: () => greeting(['share']) }],
  ['refuses', { hello: () => greeting(), ticket: () => new Error('no'), login: () => new Error('no') }],
  ['answers nonsense', { hello: () => 'yes' }],
] as [string, AppReplies][])(
  'an app that %s leaves the page to itself: the popup signs in',
  async (_, replies) => {
    const { page, errors } = await openInApp('ios', replies)
    await page.goto('/account/mine')
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await signInAtPopup(page, house().server.url, `quinn.${(newcomers += 1)}@example.com`)
    await page.getByText('Log out').waitFor()
    expect(errors).toEqual([])
  },
  60_000,
)
