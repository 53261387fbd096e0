import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

const canonical = (page: Page) =>
  page.evaluate(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null)
/** Opens an address until the server had its page ready in time, and gives its canonical address. */
async function openMade(page: Page, path: string): Promise<string | null> {
  const open = async () => {
    await page.goto(path)
    return canonical(page)
  }
  let address: string | null = null
  await eventually(open, (found) => {
    expect(found).not.toBeNull()
    address = found
  })
  return address
}

const inFront = '.taro_page:not(.taro_page_shade)'

test('what the head says is true of the page that was opened: its price stands there, and no other page has its address', async () => {
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  expect(await openMade(page, '/hotel/list?cityId=shanghai')).toMatch(/\/hotel\/list\?cityId=shanghai$/)
  const first = page.locator('a[href^="/hotel/detail/"]').first()
  await first.waitFor()
  const address = (await first.getAttribute('href')) ?? ''
  await first.click()
  await page.locator(`${inFront} .detail`).waitFor()
  expect(await canonical(page)).toBeNull()

  const named = await openMade(page, address)
  const amount = page.locator('.bottom-bar .price-amount').first()
  await amount.waitFor()
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  const [hotel] = JSON.parse(facts ?? '')['@graph']
  const shown = Number((await amount.textContent())?.replaceAll(/[^\d.]/g, ''))
  expect(shown).toBeGreaterThan(0)
  expect(Number(hotel.makesOffer.price)).toBe(shown)
  expect([named, await canonical(page)]).toEqual([hotel['@id'], hotel['@id']])
  await eventually(
    () => page.title(),
    (title) => expect(title).toBe('Hotel Details'),
  )
  expect(errors).toEqual([])
  await context.close()
})
