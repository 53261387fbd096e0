import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { addressOfSsrRoute, hotelRoute } from './support/ssr-routes'
import { eventually } from './support/eventually'
import { sendHalf, type HalfSentPage } from './support/half-sent-page'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark
const halves: HalfSentPage[] = []
beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)
afterAll(async () => {
  await staylark.close()
  await Promise.all(halves.map((half) => half.close()))
})

/** Opens a hotel's page of which no more has come than its pictures and its name. */
async function openHalf(html: string): Promise<{ half: HalfSentPage; page: Page }> {
  const half = await sendHalf(html, '<section id="rooms"')
  halves.push(half)
  const { page } = await openPhone(staylark.browser, half.url)
  await page.goto(half.url, { waitUntil: 'commit' })
  await page.locator('.detail-facts').waitFor({ state: 'attached' })
  return { half, page }
}

const painted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

const waitUntilPainted = (page: Page) =>
  eventually(
    () => painted(page),
    (times) => expect(times).toBe(1),
  )

test('a drawn page is painted in one piece, and where no browser is asked for that, as it comes', async () => {
  const address = await addressOfSsrRoute(staylark, hotelRoute)
  const html = await (await fetch(`${staylark.url}${address}`)).text()
  const whole = await openHalf(html)
  const piecemeal = await openHalf(html.replace(/<link rel="expect"[^>]*>/, ''))
  await waitUntilPainted(piecemeal.page)
  expect(await painted(whole.page)).toBe(0)
  whole.half.sendRest()
  await waitUntilPainted(whole.page)
}, 60_000)
