import type { Page, Request } from 'playwright-core'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { findOffer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { ownScript } from './support/own-script'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** Holds a page's script back until it is released; counts its requests. */
async function holdScript(page: Page, script: string) {
  const requestCount = { count: 0 }
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/js/${script}*`, async (route) => {
    requestCount.count += 1
    await released
    await route.continue()
  })
  const isRequested = () =>
    eventually(
      async () => requestCount.count,
      (count) => expect(count).toBe(1),
    )
  return { release, isRequested }
}

/** Paths of the calls that a page sends, of those that are named. */
function callsOf(page: Page, paths: readonly string[]) {
  const sent: string[] = []
  const record = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (paths.includes(pathname)) sent.push(pathname)
  }
  page.on('request', record)
  const areSent = () =>
    eventually(
      async () => sent.toSorted(),
      (now) => expect(now).toEqual(paths.toSorted()),
    )
  return { areSent }
}

test.each([
  ['Explore', () => '/home'],
  ['a hotel list', () => '/hotel/list?cityId=kyoto'],
])(
  'from %s to a hotel: its code comes while the browser is idle, its calls go with the tap, each once',
  async (_from, pathOf) => {
    const { page, errors } = await openPhone(staylark.browser, staylark.url)
    const script = await holdScript(page, ownScript('hotelDetail'))
    await page.goto(pathOf())
    await script.isRequested()
    const calls = callsOf(page, ['/api/hotel/GetHotelDetail', '/api/hotel/zomo/package/info/full'])
    await page.locator('a[href^="/hotel/detail/"]').first().tap()
    await calls.areSent()
    expect(await page.locator('.detail-name').count()).toBe(0)
    script.release()
    await page.locator('.detail-rooms a[href^="/hotel/book/"]').first().waitFor()
    await calls.areSent()
    await script.isRequested()
    expect(errors).toEqual([])
  },
)

test('from a hotel to its booking the same', async () => {
  const phone = await openSignedInPhone(staylark, 'tapper@example.com')
  const { page, errors } = phone
  const script = await holdScript(page, ownScript('hotelBook'))
  await page.goto((await findOffer(phone, 20)).detailPath)
  await script.isRequested()
  const calls = callsOf(page, ['/api/account/person/profile/info', '/api/hotel/zomo/package/trade/verify'])
  await page.locator('a[href^="/hotel/book/"]').first().tap()
  await calls.areSent()
  expect(await page.locator('.book').count()).toBe(0)
  script.release()
  await page.locator('.book-hours').waitFor()
  await calls.areSent()
  expect(errors).toEqual([])
})
