import type { Page } from 'playwright-core'
import { signInPhone } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { eventually } from './support/eventually'
import { findOffer, type Offer } from './support/offers'
import { startStaylark, type Staylark } from './support/staylark'
import { fillForm, searchCity, signInAtPopup } from './support/traveler'

/* Back over everything that lies over a page, in a real browser with the app's own router. */

let staylark: Staylark
let offer: Offer
let phone: Phone

beforeAll(async () => {
  staylark = await startStaylark()
  const { context } = await openPhone(staylark.browser, staylark.url)
  offer = await findOffer(await signInPhone(context, staylark.url, 'overlays@example.com'), 21)
  await context.close()
}, 120_000)

beforeEach(async () => {
  phone = await openPhone(staylark.browser, staylark.url)
})

afterEach(async () => {
  expect(phone.errors).toEqual([])
  await phone.context.close()
})
afterAll(() => staylark.close())

const isGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })
const path = (page: Page) => new URL(page.url()).pathname
const isAt = (page: Page, wanted: string) =>
  eventually(
    async () => path(page),
    (now) => expect(now).toBe(wanted),
  )

/** From Explore, so that there is a page to go back to. */
async function onHotel(): Promise<Page> {
  const { page } = phone
  await page.goto('/home')
  await page.goto(offer.detailPath, { waitUntil: 'networkidle' })
  await page.locator('.pack').first().waitFor()
  return page
}

test('Back closes the pictures over the whole screen, and only then leaves the hotel', async () => {
  const page = await onHotel()
  await page.getByRole('button', { name: /open full screen$/ }).tap()
  await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor()
  await page.goBack()
  await isGone(page)
  expect(path(page)).toBe(new URL(offer.detailPath, staylark.url).pathname)
  await page.goBack()
  await isAt(page, '/home')
}, 60_000)

test('a sheet closed by its own button leaves nothing for Back', async () => {
  const page = await onHotel()
  await page.getByRole('button', { name: /^Change guests/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await isGone(page)
  await page.waitForFunction(() => !('overlays' in (window.history.state ?? {})))
  await page.goBack()
  await isAt(page, '/home')
}, 60_000)

test('a reload closes what is open and leaves nothing for Back', async () => {
  const page = await onHotel()
  await page.locator('.detail-stay button').first().tap()
  await page.getByRole('dialog').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('.pack').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.waitForFunction(() => !('overlays' in (window.history.state ?? {})))
  await page.goBack()
  await isAt(page, '/home')
}, 60_000)

test('Forward after Back opens nothing', async () => {
  const page = await onHotel()
  const shown = path(page)
  await page.getByRole('button', { name: /^Change guests/ }).tap()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await isGone(page)
  await page.evaluate(() => window.history.forward())
  await page.waitForFunction(() => !('overlays' in (window.history.state ?? {})))
  expect([path(page), await page.getByRole('dialog').count()]).toEqual([shown, 0])
  expect(await page.locator('.pack').count()).toBeGreaterThan(0)
}, 60_000)

test('filters chosen in a popup stay in the address, and Back leaves the list', async () => {
  const { page } = phone
  await searchCity(page, 'Shanghai')
  await page.locator('.hotel').first().waitFor()
  await page.getByRole('button', { name: /^More/ }).tap()
  const popup = page.getByRole('dialog')
  await popup.getByRole('checkbox').or(popup.locator('[aria-pressed]')).first().tap()
  const before = page.url()
  await popup
    .getByRole('button', { name: /^(Confirm|Show)/ })
    .first()
    .tap()
  await isGone(page)
  await page.waitForURL((url) => url.href !== before)
  const filtered = page.url()
  await page.waitForFunction(() => !('overlays' in (window.history.state ?? {})))
  expect(page.url()).toBe(filtered)
  await page.reload()
  await page.locator('.hotel').first().waitFor()
  expect(page.url()).toBe(filtered)
  await page.goBack()
  await isAt(page, '/home')
}, 60_000)

test('at the login popup over the booking Back goes to the email, then closes; what was typed stays', async () => {
  const { page } = phone
  await page.goto('/home')
  await page.goto(offer.bookPath)
  await fillForm(page, 'otto@example.com')
  await page.getByRole('button', { name: 'Submit' }).tap()
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  expect(await popup.getByLabel('Email address').inputValue()).toBe('otto@example.com')
  await popup.getByRole('button', { name: 'Continue' }).tap()
  await popup.getByLabel('Verification code').waitFor()
  await page.goBack()
  await popup.getByLabel('Email address').waitFor()
  await page.goBack()
  await isGone(page)
  expect(await page.getByLabel(/^Lead guest/).inputValue()).toBe('Maya Lindqvist')
  expect(path(page)).toBe(new URL(offer.bookPath, staylark.url).pathname)

  await page.getByRole('button', { name: 'Submit' }).tap()
  await staylark.advance(60_000)
  await signInAtPopup(page, staylark.url, 'otto@example.com')
  await page.waitForURL(/\/order\/pay\//)
}, 90_000)

test('on a phone on its side the calendar shows two weeks', async () => {
  const { page } = phone
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/home')
  await page.getByRole('button', { name: /^Dates/ }).tap()
  await page.getByRole('dialog', { name: 'Select dates' }).waitFor()
  const weeks = await page.evaluate(() => {
    const heightOf = (name: string) => document.querySelector(name)?.getBoundingClientRect().height ?? 0
    return heightOf('.sheet-body') / heightOf('.cal-cell')
  })
  expect(weeks).toBeGreaterThan(2)
}, 60_000)
