import { signInPhone } from './support/app-calls'
import { openPhone } from './support/browser'
import { addressOfSsrRoute, exploreRoute } from './support/ssr-routes'
import { hydrationErrors, openHeld } from './support/held-page'
import { openKeeping } from './support/keeping-phone'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark
let address: string
beforeAll(async () => {
  staylark = await startStaylark()
  address = await addressOfSsrRoute(staylark, exploreRoute)
}, 120_000)
afterAll(() => staylark.close())

describe('what is somebody’s own comes after the first drawing', () => {
  test('another currency', async () => {
    const held = await openHeld(await openKeeping(staylark, { currency: 'EUR' }), exploreRoute, address)
    await held.release()
    await held.page.locator('[aria-label="Currency: EUR"]').waitFor()
    await held.page.locator('.feed-price .price-code', { hasText: 'EUR' }).first().waitFor()
    expect(await held.page.locator('.feed-price .price-code', { hasText: 'CNY' }).count()).toBe(0)
    expect(
      held.requests
        .filter((request) => request.url().includes('waterfall'))
        .map((request) => request.headers().currency),
    ).toEqual(['EUR'])
    expect(await hydrationErrors(held.page)).toEqual([])
    await held.context.close()
  }, 60_000)

  test('another stay', async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const dates = { checkIn: day(20), checkOut: day(23) }
    const guests = { rooms: 1, adults: 3, children: 0 }
    const choice = JSON.stringify({ place: null, dates, guests, expiresAtMs: Date.now() + 3_600_000 })
    const held = await openHeld(await openKeeping(staylark, {}, { search_choice: choice }), exploreRoute, address)
    await held.release()
    await held.page.locator('.seek-nights', { hasText: '3 nights' }).waitFor()
    await held.page.locator(`.feed .card-link[href*="checkIn=${dates.checkIn}"]`).first().waitFor()
    const requests = held.requests.filter((request) => request.url().includes('waterfall'))
    expect(requests).toHaveLength(1)
    expect(`${requests[0]?.url()} ${requests[0]?.postData()}`).toContain(dates.checkIn)
    expect(await hydrationErrors(held.page)).toEqual([])
    await held.context.close()
  }, 60_000)

  test('a heart', async () => {
    const phone = await openPhone(staylark.browser, staylark.url, 'light', 'UTC')
    const heart = phone.page.locator('.feed .favorite').first()
    await phone.page.goto('/home', { waitUntil: 'networkidle' })
    await heart.click()
    const held = await openHeld(phone, exploreRoute, address)
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await held.release()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await hydrationErrors(held.page)).toEqual([])
    await held.context.close()
  }, 60_000)

  test('a sign-in', async () => {
    const phone = await openPhone(staylark.browser, staylark.url, 'light', 'UTC')
    await signInPhone(phone.context, staylark.url, 'drawn-home@example.com')
    const held = await openHeld(phone, exploreRoute, address)
    await held.release()
    const requests = held.requests.filter((request) => request.url().includes('waterfall'))
    expect(requests.map((request) => request.headers().authorization?.slice(0, 7))).toEqual(['Bearer '])
    expect(await hydrationErrors(held.page)).toEqual([])
    expect(held.errors).toEqual([])
    await held.context.close()
  }, 60_000)
})
