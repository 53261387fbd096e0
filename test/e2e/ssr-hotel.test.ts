import type { Page } from 'playwright-core'
import { signInPhone } from './support/app-calls'
import { openPhone } from './support/browser'
import { addressOfSsrRoute, hotelRoute } from './support/ssr-routes'
import { eventually } from './support/eventually'
import { hydrationErrors, openHeld, type HeldPage } from './support/held-page'
import { openKeeping } from './support/keeping-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { dayAhead } from './support/traveler'

let staylark: Staylark
let address: string
beforeAll(async () => {
  staylark = await startStaylark()
  address = await addressOfSsrRoute(staylark, hotelRoute)
}, 120_000)
afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

const plainPhone = () => openPhone(staylark.browser, staylark.url, 'light', 'UTC')

/** Requests after hydration, by the last segment of the path. */
const requestedNames = ({ requests }: HeldPage) =>
  requests.map((request) => new URL(request.url()).pathname.split('/').at(-1) ?? '').sort()

const everything = ['GetHotelDetail', 'full', 'similar']

const codes = (page: Page) => page.locator('.price-code').allTextContents()

describe('what is somebody’s own comes after the first drawing', () => {
  test('another currency', async () => {
    const held = await openHeld(await openKeeping(staylark, { currency: 'EUR' }), hotelRoute, address)
    expect(new Set(await codes(held.page))).toEqual(new Set(['CNY']))
    await held.release()
    await held.page.locator('.bottom-bar .price-code', { hasText: 'EUR' }).waitFor()
    expect(new Set(await codes(held.page))).toEqual(new Set(['EUR']))
    expect(requestedNames(held)).toEqual(everything)
    expect(held.requests.map((request) => request.headers().currency)).toEqual(everything.map(() => 'EUR'))
    expect(await hydrationErrors(held.page)).toEqual([])
  }, 60_000)

  test('a currency that a shared link lends is in the first drawing, whatever the device keeps', async () => {
    const phone = await openKeeping(staylark, { currency: 'EUR' })
    const shared = await addressOfSsrRoute(staylark, { address: () => Promise.resolve(`${address}&currency=USD`) })
    const held = await openHeld(phone, hotelRoute, shared)
    await held.release()
    expect(new Set(await codes(held.page))).toEqual(new Set(['USD']))
    expect(requestedNames(held)).toEqual([])
    expect(await hydrationErrors(held.page)).toEqual([])
  }, 60_000)

  test('the stay that is looked for anyway, where the address says none', async () => {
    const [path = ''] = address.split('?')
    const bare = await addressOfSsrRoute(staylark, { address: () => Promise.resolve(path) })
    const dates = { checkIn: dayAhead(20), checkOut: dayAhead(23) }
    const guests = { rooms: 1, adults: 2, children: 0 }
    const choice = JSON.stringify({ place: null, dates, guests, expiresAtMs: Date.now() + 3_600_000 })
    const held = await openHeld(await openKeeping(staylark, {}, { search_choice: choice }), hotelRoute, bare)
    expect(await held.page.locator('.staybar-note').first().textContent()).not.toContain('3 nights')
    await held.release()
    await held.page.locator('.staybar-note', { hasText: '3 nights' }).waitFor()
    await held.page.locator(`.pack-foot a[href*="checkIn=${dates.checkIn}"]`).first().waitFor()
    expect(requestedNames(held)).toEqual(everything)
    expect(await hydrationErrors(held.page)).toEqual([])
    expect(new URL(held.page.url()).search).toBe('')
  }, 60_000)

  test('a heart', async () => {
    const phone = await plainPhone()
    const heart = phone.page.locator('.screen-header .favorite')
    await phone.page.goto(address, { waitUntil: 'networkidle' })
    await heart.click()
    const held = await openHeld(phone, hotelRoute, address)
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await held.release()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await hydrationErrors(held.page)).toEqual([])
  }, 60_000)

  test('a deadline on one’s own clock, in room that was kept for it', async () => {
    const held = await openHeld(await plainPhone(), hotelRoute, address)
    const own = held.page.locator('.pack-own')
    const heights = () => own.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
    const before = await heights()
    expect(before.length).toBeGreaterThan(0)
    expect(new Set(await own.allTextContents())).toEqual(new Set(['']))
    await held.release()
    for (const line of await own.allTextContents()) expect(line).toMatch(/your time$/)
    expect(await heights()).toEqual(before)
  }, 60_000)

  test('a sign-in', async () => {
    const phone = await plainPhone()
    await signInPhone(phone.context, staylark.url, 'drawn-hotel@example.com')
    const held = await openHeld(phone, hotelRoute, address)
    await held.release()
    expect(requestedNames(held)).toEqual(everything)
    expect(held.requests.map((request) => request.headers().authorization?.slice(0, 7))).toEqual(
      everything.map(() => 'Bearer '),
    )
    expect(await hydrationErrors(held.page)).toEqual([])
    expect(held.errors).toEqual([])
  }, 60_000)
})

test('a shared room is set off and scrolled to', async () => {
  const phone = await plainPhone()
  await phone.page.goto(address, { waitUntil: 'networkidle' })
  const room = phone.page.locator('.detail-room').nth(1)
  const id = (await room.getAttribute('id'))?.replace('room-', '') ?? ''
  const shared = await addressOfSsrRoute(staylark, { address: () => Promise.resolve(`${address}&room=${id}`) })
  const held = await openHeld(phone, hotelRoute, shared)
  await held.page.locator(`#room-${id} .room-linked`).waitFor({ state: 'attached' })
  await held.release()
  await held.page.waitForFunction((roomId) => {
    const top = document.getElementById(roomId)?.getBoundingClientRect().top ?? Infinity
    return top >= 0 && top < innerHeight / 2
  }, `room-${id}`)
  expect(await hydrationErrors(held.page)).toEqual([])
  expect(requestedNames(held)).toEqual([])
}, 60_000)

test('a hotel that is not there is answered 404, and the app says so', async () => {
  // On a busy machine the first visitor gets the page before the server knows.
  await eventually(
    () => fetch(`${staylark.url}/hotel/detail/nobody`),
    ({ status }) => expect(status).toBe(404),
  )
  const { page } = await plainPhone()
  const reply = await page.goto('/hotel/detail/nobody')
  expect(reply?.status()).toBe(404)
  await page
    .getByRole('alert')
    .or(page.getByText(/no such hotel/i))
    .first()
    .waitFor()
}, 60_000)
