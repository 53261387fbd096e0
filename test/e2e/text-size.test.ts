import type { Page } from 'playwright-core'
import { openPhoneWithText, type Phone } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'
import { dayAhead } from './support/traveller'

/* Text of twice the usual size (WCAG 1.4.4): everything is as much larger, dates are not cut off, no bar covers another. */

let staylark: Staylark
let phone: Phone

beforeAll(async () => {
  staylark = await startStaylark()
  phone = await openPhoneWithText(staylark.url, 32)
}, 120_000)

afterAll(async () => {
  expect(phone.errors).toEqual([])
  await phone.context.close()
  await staylark.close()
})

/** Texts that do not fit their boxes, and whether the page can be scrolled sideways. */
const cut = (page: Page, selectors: string) =>
  page.evaluate(
    (wanted) => ({
      cut: [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.className}: ${element.textContent}`),
      isWide: [...document.querySelectorAll('.taro_page')].some((each) => each.scrollWidth > each.clientWidth + 1),
    }),
    selectors,
  )

/** Pairs of bars that stand on each other. */
const overlaps = (page: Page, selectors: readonly string[]) =>
  page.evaluate((bars) => {
    const boxes = bars.flatMap((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect()
      return box && box.height > 0 ? [{ name, top: box.top, bottom: box.bottom }] : []
    })
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => one.bottom > other.top + 1 && other.bottom > one.top + 1)
        .map((other) => `${one.name} ${other.name}`),
    )
  }, selectors)

const whole = { cut: [], isWide: false }

test('Explore: the search card shows its dates whole', async () => {
  const { page } = phone
  await page.goto('/home', { waitUntil: 'networkidle' })
  const rootPx = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect(rootPx).toBeGreaterThan(76)
  expect(await cut(page, '.seek-value, .seek-nights')).toEqual(whole)
}, 60_000)

test('the list: header, filters and the first card stand below each other', async () => {
  const { page } = phone
  const stay = `checkIn=${dayAhead(21)}&checkOut=${dayAhead(23)}`
  await page.goto(`/hotel/list?cityId=shanghai&${stay}`, { waitUntil: 'networkidle' })
  await page.locator('.hotel').first().waitFor()
  expect(await overlaps(page, ['.stays-header', '.bar', '.stays-count'])).toEqual([])
  expect(await cut(page, '.stays-stay, .price-amount')).toEqual(whole)
  await page.locator('.hotel a:visible').first().tap()
  await page.locator('.pack').first().waitFor()
  expect((await cut(page, '.staybar-value, .staybar-note')).cut).toEqual([])
}, 60_000)

test('the calendar: its bars stand below each other and the chosen range is whole', async () => {
  const { page } = phone
  await page.locator('.detail-stay button').first().tap()
  const sheet = page.getByRole('dialog', { name: 'Select dates' })
  await sheet.waitFor()
  expect(await overlaps(page, ['.sheet-head', '.sheet-top', '.sheet-body', '.sheet-foot'])).toEqual([])
  expect((await cut(page, '.dates-range, .dates-weekday')).cut).toEqual([])
}, 60_000)
