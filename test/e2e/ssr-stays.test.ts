import type { Page } from 'playwright-core'
import { signInPhone } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { cityRoute, addressOfSsrRoute, hotelListRoute, type SsrRoute } from './support/ssr-routes'
import { eventually } from './support/eventually'
import { holdScripts, hydrationErrors, openHeld, type HeldPage } from './support/held-page'
import { openKeeping } from './support/keeping-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { dayAhead } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const visitor = () => openPhone(staylark.browser, staylark.url, 'light', 'UTC')

/** The page of an address as the server drew it, on a phone. */
async function held(phone: Phone, route: SsrRoute, at?: string): Promise<HeldPage> {
  const address = await addressOfSsrRoute(staylark, at === undefined ? route : { address: () => Promise.resolve(at) })
  return openHeld(phone, route, address)
}

const stay = `checkIn=${dayAhead(21)}&checkOut=${dayAhead(23)}&rooms=1&adults=2`
const listOf = (query: string) => `/hotel/list?${query}&${stay}`

const inFront = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
const requestsFor = ({ requests }: HeldPage, part: RegExp) => requests.filter((request) => part.test(request.url()))

describe('a list', () => {
  test('in a currency of one’s own is asked for once more, and its cards stay until then', async () => {
    const list = await held(await openKeeping(staylark, { currency: 'EUR' }), hotelListRoute)
    expect(await list.page.locator('.hotel .price-code').first().textContent()).toBe('CNY')
    await list.release()
    await list.page.locator('.price-code', { hasText: 'EUR' }).first().waitFor()
    expect(await list.page.locator('.price-code', { hasText: 'CNY' }).count()).toBe(0)
    expect(list.requests.map((request) => request.headers().currency)).toEqual(['EUR'])
    expect(await hydrationErrors(list.page)).toEqual([])
  }, 60_000)

  test('narrowed by a price in that currency is narrowed by it', async () => {
    const phone = await openKeeping(staylark, { currency: 'EUR' })
    const list = await held(phone, hotelListRoute, listOf('cityId=tokyo&price=EUR10000-'))
    expect(await list.page.locator('.narrow-chip').count()).toBe(0)
    await list.release()
    await list.page.locator('.narrow-chip', { hasText: 'EUR' }).waitFor()
    expect(list.requests.map((request) => request.postDataJSON().priceFromMinor)).toEqual([10_000])
    expect(await hydrationErrors(list.page)).toEqual([])
  }, 60_000)

  test('of somebody who is signed in is asked for once more, in their name', async () => {
    const phone = await visitor()
    await signInPhone(phone.context, staylark.url, 'drawn-list@example.com')
    const list = await held(phone, hotelListRoute)
    await list.release()
    expect(list.requests.map((request) => request.headers().authorization?.slice(0, 7))).toEqual(['Bearer '])
    expect(await hydrationErrors(list.page)).toEqual([])
    expect(list.errors).toEqual([])
  }, 60_000)

  test('has a visitor’s heart once it is theirs', async () => {
    const phone = await visitor()
    const first = await held(phone, hotelListRoute)
    await first.release()
    const heart = phone.page.locator('.hotel-favorite .favorite').first()
    await heart.click()
    const again = await held(phone, hotelListRoute)
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await again.release()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(again.requests).toEqual([])
  }, 60_000)

  test('has the heart that was tapped before any script, however often', async () => {
    const phone = await visitor()
    const list = await held(phone, hotelListRoute)
    const hearts = phone.page.locator('.hotel-favorite .favorite')
    for (const at of [0, 1, 1]) await hearts.nth(at).tap()
    await list.release()
    await eventually(
      () => hearts.evaluateAll((all) => all.map((heart) => heart.getAttribute('aria-pressed')).indexOf('true')),
      (pressed) => expect(pressed).toBe(1),
    )
    expect(await hydrationErrors(phone.page)).toEqual([])
    await hearts.nth(1).tap()
    expect(await hearts.nth(1).getAttribute('aria-pressed')).toBe('false')
  }, 60_000)

  test('stands where it was left, as far as it was read, also after its hotel was loaded anew', async () => {
    const phone = await visitor()
    const { page, release } = await held(phone, hotelListRoute, listOf('keyword=hotel'))
    await release()
    const count = () => inFront(page).locator('.hotel').count()
    const scrollTop = () => document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop
    // Undefined while the page reloads.
    const scrolled = () => page.evaluate(scrollTop).catch(() => undefined)
    await page.evaluate(() => document.querySelector('.taro_page')?.scrollTo(0, 1e6))
    await eventually(count, (cards) => expect(cards).toBeGreaterThan(20))
    const all = await count()
    const link = inFront(page).locator('.hotel:not(.hotel-gone) .hotel-link').nth(22)
    await link.scrollIntoViewIfNeeded()
    const leftAt = (await scrolled()) ?? 0
    expect(leftAt).toBeGreaterThan(5000)
    await link.click()
    await inFront(page).locator('.detail').waitFor()
    await page.reload()
    await page.goBack()
    await eventually(scrolled, (now) => expect(Math.abs((now ?? 0) - leftAt)).toBeLessThan(4))
    expect(await count()).toBe(all)
    expect(await hydrationErrors(page)).toEqual([])
  }, 60_000)

  test.each([
    ['before any script of the page after it', '**/js/**', false],
    ['while the app waits for the script of the page after it', '**/js/*hotel_pages_detail*', true],
  ])(
    'comes back also %s',
    async (_, late, hasStarted) => {
      const phone = await visitor()
      const list = await held(phone, hotelListRoute)
      await list.release()
      const { page, errors } = phone
      const name = await inFront(page).locator('.hotel-name').first().textContent()
      await inFront(page).locator('.hotel-link').first().click()
      await inFront(page).locator('.detail').waitFor()
      const letIn = await holdScripts(phone, late)
      await page.reload({ waitUntil: 'commit' })
      await page.locator('.detail').waitFor()
      if (hasStarted) await page.waitForFunction(() => Reflect.has(globalThis, '__taroAppConfig'))
      await page.goBack({ waitUntil: 'commit' })
      if (!hasStarted) letIn()
      await eventually(
        () => inFront(page).locator('.hotel-name').first().textContent(),
        (now) => expect(now).toBe(name),
      )
      // What nobody waits for any more changes nothing.
      letIn()
      await page.waitForLoadState('networkidle')
      expect(await inFront(page).locator('.hotel-name').first().textContent()).toBe(name)
      expect(await page.locator('.detail').count()).toBe(0)
      expect(await hydrationErrors(page)).toEqual([])
      expect(errors).toEqual([])
    },
    60_000,
  )

  test.each([
    ['a plus', 'keyword=grand+hotel'],
    ['an escape', 'keyword=%E5%8C%97%E4%BA%AC%20%F0%9F%8F%A8'],
    ['what cannot be decoded', 'keyword=100%&cityId=tokyo'],
    ['a field that stands there twice', 'keyword=inn&keyword=hotel'],
    ['a field without a value', 'keyword&cityId=tokyo'],
    ['fields that nobody knows', 'utm_source=mail&cityId=tokyo&lang=de'],
    ['tags and a point', 'cityId=tokyo&tags=a%7Cb%2Cc&nearLat=35.68&nearLng=139.70&near=Shinjuku&sort=distance'],
    ['odd filters', 'cityId=tokyo&grades=9,x,4,4&price=CNY-&sort=up&breakfast=2&freeCancellation=1'],
    ['another currency’s price', 'cityId=tokyo&price=JPY100-900'],
    ['guests alone', 'cityId=tokyo&adults=3&children=2'],
  ])(
    'for an address with %s is taken over as it is',
    async (_, query) => {
      const list = await held(
        await visitor(),
        { ...hotelListRoute, lastElement: '.stays-search' },
        `/hotel/list?${query}`,
      )
      const title = await list.page.locator('.stays-search').textContent()
      await list.release()
      expect(await list.page.locator('.stays-search').textContent()).toBe(title)
      expect(await hydrationErrors(list.page)).toEqual([])
      expect(list.errors).toEqual([])
      expect(list.requests).toEqual([])
    },
    60_000,
  )

  test('for a city that is not there is left to the app', async () => {
    const { page, errors } = await visitor()
    await page.goto('/hotel/list?cityId=atlantis')
    await page.locator('.fail').first().waitFor()
    expect(await page.locator('#__data').count()).toBe(0)
    expect(errors).toEqual([])
  }, 60_000)

  test.each([
    ['days that are past', 'cityId=tokyo&checkIn=2020-01-01&checkOut=2020-01-03'],
    ['no destination', ''],
  ])(
    'for %s is drawn like any other',
    async (_, query) => {
      const { page, errors } = await visitor()
      await page.goto(`/hotel/list?${query}`)
      await page.locator('.hotel-link').first().waitFor()
      expect(await page.locator('#__data').count()).toBe(1)
      expect(errors).toEqual([])
    },
    60_000,
  )
})

describe('a city’s page', () => {
  const hotels = /\/zomo\/list\/hotel/
  const info = /\/dest\/city\/info/

  test('prices its hotels anew for the stay that was chosen, and leaves the rest', async () => {
    const dates = { checkIn: dayAhead(20), checkOut: dayAhead(23) }
    const guests = { rooms: 1, adults: 3, children: 0 }
    const choice = JSON.stringify({ place: null, dates, guests, expiresAtMs: Date.now() + 3_600_000 })
    const city = await held(await openKeeping(staylark, {}, { search_choice: choice }), cityRoute)
    await city.release()
    await city.page.locator(`.hotel-link[href*="checkIn=${dates.checkIn}"]`).first().waitFor()
    expect(requestsFor(city, hotels).map((request) => new URL(request.url()).searchParams.get('adults'))).toEqual(['3'])
    expect(requestsFor(city, info)).toEqual([])
    expect(await hydrationErrors(city.page)).toEqual([])
  }, 60_000)

  test('is told anew in a currency of one’s own', async () => {
    const city = await held(await openKeeping(staylark, { currency: 'EUR' }), cityRoute)
    await city.release()
    await city.page.locator('.city-hotel .price-code', { hasText: 'EUR' }).first().waitFor()
    await city.page.locator('.city-note', { hasText: /^EUR/ }).waitFor()
    expect([requestsFor(city, hotels), requestsFor(city, info)].map((requests) => requests.length)).toEqual([1, 1])
    expect(await hydrationErrors(city.page)).toEqual([])
  }, 60_000)

  test('is asked for in the name of somebody who is signed in', async () => {
    const phone = await visitor()
    await signInPhone(phone.context, staylark.url, 'drawn-city@example.com')
    const city = await held(phone, cityRoute)
    await city.release()
    const tokens = city.requests.map((request) => request.headers().authorization?.slice(0, 7))
    expect(tokens).toEqual(['Bearer ', 'Bearer '])
    expect(await hydrationErrors(city.page)).toEqual([])
  }, 60_000)

  test('asks for hotels again when one comes back to it', async () => {
    const city = await held(await visitor(), cityRoute)
    await city.release()
    await city.page.locator('.hotel-link').first().click()
    await inFront(city.page).locator('.detail').waitFor()
    expect(requestsFor(city, hotels)).toEqual([])
    await city.page.goBack()
    await inFront(city.page).locator('.city-hotel').first().waitFor()
    await eventually(
      () => Promise.resolve(requestsFor(city, hotels).length),
      (times) => expect(times).toBe(1),
    )
  }, 60_000)
})
