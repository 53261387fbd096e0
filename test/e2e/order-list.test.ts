import type { Page } from 'playwright-core'
import type { SubmitReply } from '@/contract/order'
import { openPhone } from './support/browser'
import { look } from './support/looks'
import { findOffer, placeOrder } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const cards = (page: Page) => page.locator('.trips-cell')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search your bookings' })
const keywordOf = (page: Page) => new URL(page.url()).searchParams.get('keyword')

/** A phone with two unpaid bookings of one hotel. */
async function openBookings(email: string) {
  const phone = await openSignedInPhone(staylark, email)
  const orders: SubmitReply[] = []
  for (const days of [21, 25]) orders.push(await placeOrder(phone, await findOffer(phone, days)))
  await phone.page.goto('/order/list')
  await cards(phone.page).nth(1).waitFor()
  return { ...phone, orders }
}

test('bookings are searched by city in its own script and by number, and the address keeps the keyword', async () => {
  const { page, orders, errors } = await openBookings('search@example.com')
  await box(page).fill('上海')
  await page.waitForURL(/keyword=/)
  await cards(page).nth(1).waitFor()
  await box(page).fill(orders[0]?.orderNo.toLowerCase() ?? '')
  await page.waitForFunction(() => document.querySelectorAll('.trips-cell').length === 1)
  expect(keywordOf(page)).toBe(orders[0]?.orderNo.toLowerCase())
  await page.reload()
  await cards(page).first().waitFor()
  expect([await box(page).inputValue(), await cards(page).count()]).toEqual([keywordOf(page), 1])
  await page.getByRole('button', { name: 'Clear', exact: true }).tap()
  await cards(page).nth(1).waitFor()
  expect(keywordOf(page)).toBeNull()
  expect(errors).toEqual([])
}, 90_000)

test('a search without a result offers to clear it', async () => {
  const { page, errors } = await openBookings('none@example.com')
  await box(page).fill('nowhere at all')
  await page.getByText('No bookings match “nowhere at all”.').waitFor()
  await page.getByRole('button', { name: 'Clear search' }).tap()
  await cards(page).nth(1).waitFor()
  expect([await box(page).inputValue(), keywordOf(page)]).toEqual(['', null])
  expect(errors).toEqual([])
}, 90_000)

test('what comes next stands above the list, and its button leads on', async () => {
  const { page, errors } = await openBookings('next@example.com')
  const next = page.getByRole('region', { name: 'Next up' })
  expect(await next.innerText()).toMatch(/Pay within \d+ minutes/)
  expect(await look(page, 'bookings-next-up')).toEqual([])
  await page.getByRole('tab', { name: /^To pay/ }).tap()
  await next.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^All/ }).tap()
  await next.getByRole('button', { name: /^Pay now/ }).tap()
  await page.waitForURL(/\/order\/pay\//)
  expect(errors).toEqual([])
}, 90_000)

test('a finished booking is deleted after a confirmation that says that this is final', async () => {
  const { page, api, orders, errors } = await openBookings('delete@example.com')
  const [{ orderid }] = orders as [SubmitReply]
  await api.order.cancelHotelOrder({ orderid }, { idempotencyKey: 'e2e-cancel' })
  await page.reload()
  await page.getByRole('button', { name: /^Delete/ }).tap()
  const dialog = page.getByRole('alertdialog', { name: 'Delete this booking?' })
  expect(await dialog.innerText()).toContain('for good')
  expect(await look(page, 'bookings-delete')).toEqual([])
  await dialog.getByRole('button', { name: 'Delete booking' }).tap()
  await page.waitForFunction(() => document.querySelectorAll('.trips-cell').length === 1)
  const { list } = await api.order.listOrders({})
  expect(list.map((order) => order.orderid)).not.toContain(orderid)
  expect(errors).toEqual([])
}, 90_000)

test('on a screen of 320 px nothing of the page is wider', async () => {
  const { page } = await openBookings('narrow@example.com')
  await page.setViewportSize({ width: 320, height: 640 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBe(widths[1])
}, 90_000)

test('a visitor is led to the sign-in and to finding one booking', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/order/list')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByRole('link', { name: 'Find a booking or order' }).tap()
  await page.waitForURL(/\/order\/find$/)
  await page.getByLabel('Booking or order number').waitFor()
  expect(errors).toEqual([])
}, 60_000)
