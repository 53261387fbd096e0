import type { Locator, Page } from 'playwright-core'
import type { RouteName } from '../../config/routes'
import { openPhone } from './support/browser'
import { send } from './support/conversation'
import { openAgent } from './support/chat-agent'
import { eventually } from './support/eventually'
import { leaveToApp } from './support/leave-to-app'
import { openSignedInPhone } from './support/signed-in-phone'
import { openStage, type Stage } from './support/stage'
import { fillForm, payAtGateway } from './support/traveler'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('offline@example.com')
}, 120_000)
afterAll(() => stage.staylark.close())

/** What every screen with requests shows once they succeed, and its message without a connection if it has no Retry of its own. */
const screens: readonly { at: RouteName; shows: string; message?: string }[] = [
  { at: 'home', shows: '.home-feed article' },
  { at: 'search', shows: '.cities-link', message: 'You are offline, and nothing was searched for on this device yet.' },
  { at: 'hotelList', shows: '.hotel' },
  { at: 'cityInfo', shows: '.city-hotel' },
  { at: 'hotelDetail', shows: '.pack' },
  { at: 'hotelBook', shows: '.book-hotel' },
  { at: 'pay', shows: '.pay-method' },
  { at: 'payFinish', shows: '.paid-facts' },
  { at: 'hotelOrder', shows: '.trip-hotel' },
  { at: 'orderList', shows: '.trips-cell' },
  { at: 'wishList', shows: '.hotel' },
  { at: 'profile', shows: '#nickName' },
  { at: 'support', shows: '.udesk-article' },
]

const calls = /\/api\//

/** Lets the phone hide the app and show it again, as somebody does who looks into another one. */
async function lookAway(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  }
}

const banner = (page: Page) => page.getByText('You are offline.').filter({ visible: true })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).filter({ visible: true })

/** Disconnects, and waits until the page shows it. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await banner(page).waitFor()
}

/** Reconnects, and waits until the page no longer shows that it is offline. */
async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await eventually(
    () => banner(page).count(),
    (count) => expect(count).toBe(0),
  )
}

test.each(screens)(
  '$at: without a connection it offers to retry, and does so by itself when there is one',
  async ({ at, shows, message }) => {
    const { context, errors } = stage.traveler
    const page = await context.newPage()
    await leaveToApp(page, stage.addresses[at])
    await page.route(calls, (route) => route.abort('internetdisconnected'))
    await page.goto(stage.addresses[at])
    await retry(page).first().waitFor()
    await goOffline(page)
    await lookAway(page)
    await (message ? page.getByText(message) : retry(page).first()).waitFor()
    expect(await page.locator('.loading-overlay').count()).toBe(0)
    await page.unroute(calls)
    await goOnline(page)
    await page.locator(shows).filter({ visible: true }).first().waitFor()
    await eventually(
      () => retry(page).count(),
      (count) => expect(count).toBe(0),
    )
    expect(errors).toEqual([])
    await page.close()
  },
  60_000,
)

/** Does something without a connection, reads how to try again, and arrives once there is a connection, without a tap. */
async function stepOffline(page: Page, act: () => Promise<void>, arrived: Locator): Promise<void> {
  await goOffline(page)
  await act()
  await retry(page).first().waitFor()
  await lookAway(page)
  await retry(page).first().waitFor()
  await goOnline(page)
  await arrived.filter({ visible: true }).first().waitFor()
}

test('every step of a booking can be taken without a connection, and goes on where it was once there is one', async () => {
  const { staylark } = stage
  const email = 'tunnels@example.com'
  const { page, api, errors } = await openSignedInPhone(staylark, email)
  await page.goto('/home')
  await page.locator('.taro_page[id^="/home"]').waitFor()
  const city = page.getByRole('dialog').getByRole('button', { name: 'Shanghai', exact: true })
  await page.getByRole('button', { name: /^Destination/ }).tap()
  await city.first().tap()
  const card = page.locator('.hotel:not(.hotel-gone) a')
  await stepOffline(page, () => page.getByRole('button', { name: 'Search', exact: true }).tap(), card)
  const book = page.getByRole('link', { name: /^Book / })
  await stepOffline(page, () => card.filter({ visible: true }).first().tap(), book)
  await stepOffline(page, () => book.first().tap(), page.getByLabel(/^Lead guest/))

  await fillForm(page, email)
  await goOffline(page)
  await page.getByRole('button', { name: 'Submit' }).tap()
  const checking = page.getByRole('alertdialog', { name: 'We are checking your booking, do not submit again' })
  await checking.getByRole('button', { name: 'Check now' }).waitFor()
  await lookAway(page)
  await goOnline(page)
  await page.waitForURL(/\/order\/pay\/[^/]+$/)

  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.waitFor()
  await goOffline(page)
  await pay.tap()
  await page.getByRole('alert').getByText('We could not reach Staylark.').waitFor()
  await lookAway(page)
  await goOnline(page)
  await payAtGateway(page, 'Approve')
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
  expect((await api.order.listOrders({})).list).toHaveLength(1)
  expect(errors).toEqual([])
  await page.context().close()
}, 120_000)

test('what is written in a form outlasts a lost connection and a look into another app', async () => {
  const { page, context, errors } = await openPhone(stage.staylark.browser, stage.staylark.url)
  await page.goto(stage.addresses.hotelBook)
  await fillForm(page, 'offline@example.com')
  await goOffline(page)
  await lookAway(page)
  await page.getByLabel('E-mail').fill('tunnel@example.com')
  await goOnline(page)
  expect(await page.getByLabel(/^Lead guest/).inputValue()).toBe('Maya Lindqvist')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('tunnel@example.com')
  expect(errors).toEqual([])
  await context.close()
}, 60_000)

test('a question without a connection can be sent again, and is stored and answered once', async () => {
  const { page, context, errors } = await openPhone(stage.staylark.browser, stage.staylark.url)
  await page.goto(stage.addresses.support)
  await page.locator('.udesk-article').first().waitFor()
  await goOffline(page)
  await send(page, 'How do I cancel a booking?')
  const turn = page.locator('.udesk-turn')
  const again = turn.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await lookAway(page)
  await turn.locator('.bubble-own', { hasText: 'How do I cancel a booking?' }).waitFor()
  await again.tap()
  await again.waitFor()
  await goOnline(page)
  await again.tap()
  await turn.getByRole('group', { name: 'Did this help?' }).waitFor()
  await page.reload()
  await turn.locator('.bubble-own', { hasText: 'How do I cancel a booking?' }).waitFor()
  expect([await turn.count(), await again.count()]).toEqual([1, 0])
  expect(errors).toEqual([])
  await context.close()
}, 60_000)

test('a chat message without a connection waits in sight, and goes out once when there is one', async () => {
  const { page, api, errors } = await openSignedInPhone(stage.staylark, 'chats@example.com')
  const agent = await openAgent(stage.staylark, 'offline-agent@example.com')
  await page.goto(`${stage.addresses.support}?room=person`)
  await page.getByRole('button', { name: 'Start a chat' }).tap()
  const sessionId = await agent.take()
  await page.getByText('Now you are talking to a person.').waitFor()
  await goOffline(page)
  await send(page, 'We come at nine.')
  const waiting = page.getByText('Waiting to be sent')
  await waiting.waitFor()
  await lookAway(page)
  await waiting.waitFor()
  await agent.answer(sessionId, 'Welcome.')
  await goOnline(page)
  await page.getByText('Welcome.', { exact: true }).waitFor()
  await eventually(
    () => waiting.count(),
    (count) => expect(count).toBe(0),
  )
  await page.getByText('We come at nine.', { exact: true }).waitFor()
  const written = (await api.chat.listChatHistory({ sessionId })).list.filter(({ sender }) => sender === 'traveler')
  expect(written.map(({ content }) => content)).toEqual(['We come at nine.'])
  expect(errors).toEqual([])
  await page.context().close()
}, 60_000)
