import type { Page } from 'playwright-core'
import { visitorApi } from '../app-calls'
import { eventually } from '../eventually'
import { newestMail } from '../mailbox'
import { findCancellable, twoGuests } from '../refunds'
import type { Staylark } from '../staylark'
import { fillForm, payAtGateway, searchCity, signInAtPopup } from '../traveler'

/** The amount in a text of the page, as it is written. */
const amountIn = (text: string | null) => /[\d,.]*\d/.exec((text ?? '').replace(/^.*?(?=[A-Z]{3})/, ''))?.[0] ?? ''

/** From Explore to the booking page of a package that can be cancelled free at first; two rooms, three weeks ahead. Returns its price. */
async function chooseTwoRooms(page: Page, { url }: Staylark): Promise<string> {
  await searchCity(page, 'Shanghai', 2)
  const { hotelId, pid, price } = await findCancellable(visitorApi(url), { daysAhead: 21 })
  await page.locator(`.hotel a[href*="/hotel/detail/${hotelId}"]`).first().tap()
  await page.waitForURL(/\/hotel\/detail\//)
  await page.locator(`a[href*="/hotel/book/${pid}"]`).filter({ visible: true }).first().tap()
  await page.waitForURL(/\/hotel\/book\//)
  return price.currencyAmount
}

/** A visitor finds two rooms, books them, signs in on the way and pays; returns the order's id, with its page open. */
export async function bookTwoRooms(page: Page, staylark: Staylark, email: string): Promise<string> {
  const price = await chooseTwoRooms(page, staylark)
  await fillForm(page, email, twoGuests)
  expect(amountIn(await page.locator('.book .bill-amount').textContent())).toBe(price)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await signInAtPopup(page, staylark.url, email)
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect(amountIn(await page.getByRole('button', { name: /^Pay / }).textContent())).toBe(price)
  await payAtGateway(page, 'Approve', 'Tell the shop at once', 'Within three days')
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.waitForURL(/\/order\/hotel\/detail\//)
  await page.getByText('Hotel confirmation').waitFor()
  expect(amountIn(await page.locator('.trip .bill-amount').textContent())).toBe(price)
  await eventually(
    async () => (await newestMail(staylark.url, email, /confirm/i))?.text,
    (text) => expect(text).toContain(price),
  )
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
