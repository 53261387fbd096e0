import type { Page } from 'playwright-core'
import { signInPhone } from './support/app-calls'
import { openPhoneWithText, type Phone } from './support/browser'
import { findOffer, placeOrder } from './support/offers'
import { startStaylark, type Staylark } from './support/staylark'
import { dayAhead } from './support/traveler'

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

/** What can be moved sideways but is to be moved up and down alone, and texts that stand outside the window where no row of their own can be moved to show them. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) => `${element.className}: ${element.textContent?.slice(0, 40)}`
    const scrollers = [...document.querySelectorAll('html, .taro_page, .sheet-body, .login-popup')]
    const wide = scrollers.filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
    const isInRow = (element: Element | null): boolean =>
      element !== null &&
      !scrollers.includes(element) &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || isInRow(element.parentElement))
    const reach = document.createRange()
    const isOutside = (text: ChildNode) => {
      reach.selectNodeContents(text)
      const { left, right, width } = reach.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1)
    }
    const outside = [...document.querySelectorAll('.taro_page *')].filter(
      (element) =>
        [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && isOutside(child)) &&
        element.checkVisibility() &&
        !isInRow(element),
    )
    return [...wide, ...outside].map(nameOf)
  })

/** Words of the heading that do not stand in one line. */
const wrappedParts = (page: Page) =>
  page.evaluate(() => {
    const textNodes = [...document.querySelectorAll('.screen-title')].flatMap((title) => [...title.childNodes])
    const reach = document.createRange()
    return textNodes.flatMap((text) =>
      [...(text.nodeValue ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          reach.setStart(text, index)
          reach.setEnd(text, index + word.length)
          return reach.getClientRects().length > 1
        })
        .map(([word]) => `broken: ${word}`),
    )
  })

/** What is found at both widths, each time as the page stands there. */
async function foundAtWidths(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {}
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.waitForLoadState('networkidle')
    found[width] = [...(await sideways(page)), ...(await wrappedParts(page))]
  }
  await page.setViewportSize({ width: 390, height: 844 })
  return found
}

const nothing = { 390: [], 320: [] }

describe('nothing has to be moved sideways to be read', () => {
  const stay = `checkIn=${dayAhead(21)}&checkOut=${dayAhead(23)}`
  const open = (path: string) => async () => {
    await phone.page.goto(path, { waitUntil: 'networkidle' })
  }
  const opened = (path: string, button: RegExp) => async () => {
    await open(path)()
    await phone.page.getByRole('button', { name: button }).first().tap()
    await phone.page.getByRole('dialog').first().waitFor()
  }
  const screens: Readonly<Record<string, () => Promise<void>>> = {
    Explore: open('/home'),
    'the list': open(`/hotel/list?cityId=shanghai&${stay}`),
    'the filters of the list': opened(`/hotel/list?cityId=shanghai&${stay}`, /^More/),
    search: open('/search'),
    'a city': open('/hotel/city/info?cityId=shanghai'),
    'the calendar': opened('/home', /^Dates/),
    'the guests': opened('/home', /^Guests/),
    'the login': opened('/account/mine', /^Sign in$/),
  }
  test.each(Object.keys(screens))('%s', async (name) => {
    await screens[name]?.()
    expect(await foundAtWidths(phone.page)).toEqual(nothing)
  })

  test('the code step of the login with a fault', async () => {
    const popup = phone.page.getByRole('dialog', { name: 'Sign in' })
    await popup.getByLabel('Email address').fill('large@example.com')
    await popup.getByRole('button', { name: 'Continue' }).tap()
    await popup.getByLabel('Verification code').waitFor()
    await popup.getByRole('button', { name: 'Continue' }).tap()
    await popup.locator('.login-fault').waitFor()
    expect(await foundAtWidths(phone.page)).toEqual(nothing)
  })

  test('the hotel with its rooms, the booking, the payment, the order and all that is one’s own', async () => {
    const { page, context } = phone
    await staylark.advance(60_000)
    const calls = await signInPhone(context, staylark.url, 'large@example.com')
    const offer = await findOffer(calls, 21)
    const { payId, orderid } = await placeOrder(calls, offer)
    const found: Record<string, unknown> = {}
    const look = async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      found[path] = await foundAtWidths(page)
    }
    await look(offer.detailPath)
    for (const path of [
      offer.bookPath,
      `/order/pay/${payId}`,
      `/order/pay/finish/${payId}`,
      `/order/hotel/detail/${orderid}`,
      '/order/list',
      '/account/wish/list',
      '/account/mine',
      '/account/profile',
    ])
      await look(path)
    expect(Object.entries(found).filter(([, widths]) => JSON.stringify(widths) !== JSON.stringify(nothing))).toEqual([])
  }, 120_000)
})
