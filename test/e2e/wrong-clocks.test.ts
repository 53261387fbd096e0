import type { Page } from 'playwright-core'
import type { AppCalls } from './support/app-calls'
import { openPhone } from './support/browser'
import { findOffer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { fillForm, payAtGateway, signInAtPopup } from './support/traveler'

let staylark: Staylark
let calls: AppCalls

beforeAll(async () => {
  staylark = await startStaylark()
  calls = await openSignedInPhone(staylark, 'on-time@example.com')
}, 120_000)
afterAll(() => staylark.close())

const hourMs = 3_600_000
const phones = [
  { wrong: 'a day ahead', email: 'day-ahead@example.com', offMs: 24 * hourMs, daysAhead: 21 },
  { wrong: 'a day behind', email: 'day-behind@example.com', offMs: -24 * hourMs, daysAhead: 24 },
  { wrong: 'twelve hours ahead', email: 'half-ahead@example.com', offMs: 12 * hourMs, daysAhead: 27 },
  { wrong: 'twelve hours behind', email: 'half-behind@example.com', offMs: -12 * hourMs, daysAhead: 30 },
]

/** The day that it is in a time zone, by the clock of the machine. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())

/** The day that the calendar calls today once Tokyo is the destination. */
async function calendarDay(page: Page): Promise<string | null> {
  await page.goto('/home')
  await page.getByRole('button', { name: /^Destination/ }).tap()
  await page.getByRole('combobox').fill('tokyo')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Tokyo/ })
    .first()
    .tap()
  await page.getByRole('button', { name: /^Destination.*Tokyo/ }).waitFor()
  await page.getByRole('button', { name: /^Dates/ }).tap()
  return page.getByRole('dialog').locator('[aria-current="date"]').first().getAttribute('data-day')
}

/** Whole seconds that a page's countdown shows. */
async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').first().textContent()) ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** An order that was made seconds ago is held for a quarter of an hour. */
function expectFreshHold(seconds: number): void {
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
}

test.each(phones)(
  'where the phone’s clock is $wrong, today, sign-in, price and time to pay are those of the server',
  async ({ email, offMs, daysAhead }) => {
    const offer = await findOffer(calls, daysAhead)
    const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
    await context.clock.install({ time: Date.now() + offMs })
    expect(await calendarDay(page)).toBe(todayIn('Asia/Tokyo'))

    await page.goto(offer.bookPath)
    await fillForm(page, email)
    await page.getByRole('button', { name: 'Submit' }).tap()
    await signInAtPopup(page, staylark.url, email)
    await page.waitForURL(/\/order\/pay\/[^/]+$/)
    const price = await page.getByRole('button', { name: /^Pay / }).textContent()
    expect(price?.replace(/\D/g, '')).toBe(String(offer.price.totalMinor / 100))
    expectFreshHold(await secondsLeft(page))
    const payPath = new URL(page.url()).pathname
    await page.goto('/order/list')
    expectFreshHold(await secondsLeft(page))

    await page.goto(payPath)
    await payAtGateway(page, 'Approve')
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - offMs)).toBeLessThan(hourMs / 60)
    expect(errors).toEqual([])
    await context.close()
  },
  120_000,
)
