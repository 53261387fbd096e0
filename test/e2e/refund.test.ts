import { openPhone } from './support/browser'
import { confirmIn, endFreeTime, payTwoRooms, refundPath } from './support/refunds'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A signed-in traveler with two paid rooms, on separate days for each test. */
async function withTwoRooms(name: string, daysAhead: number) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const order = await payTwoRooms(phone, { daysAhead })
  const { currencyCode, currencySymbol, ...quote } = await phone.api.order.quoteCancel({ orderid: order.orderid })
  const shown = (amount = '') => `${currencyCode} ${currencySymbol} ${amount}`
  return { ...phone, order, quote, shown }
}

test('a quote that changed meanwhile moves nothing: the new sums are shown, and what was chosen stays', async () => {
  const { page, order, quote, shown, errors, ...calls } = await withTwoRooms('dora', 30)
  await page.goto(refundPath(order))
  await page.locator('.cancel-refund-amount', { hasText: shown(quote.refundAmount) }).waitFor()
  const { refundAmount } = await endFreeTime(calls, staylark, order)
  await confirmIn(page, 'Cancel booking')
  await page.getByText('The sums have changed. Please check them again.').waitFor()
  await page.locator('.cancel-refund-amount', { hasText: shown(refundAmount) }).waitFor()
  expect((await calls.api.order.getOrderDetail({ orderid: order.orderid })).cancelledRooms).toEqual([])
  await page.getByRole('button', { name: 'Another reason' }).tap()
  await confirmIn(page, 'Cancel booking')
  await page.getByRole('heading', { name: 'Booking cancelled' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('a lost reply cancels once and is found again, also after a reload', async () => {
  const { page, order, errors, ...calls } = await withTwoRooms('edna', 33)
  await page.route('**/api/order/ApplyForCancel', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto(refundPath(order))
  await confirmIn(page, 'Cancel booking')
  await page.getByText('We have not heard yet whether this was cancelled.').waitFor()
  await page.unroute('**/api/order/ApplyForCancel')
  await page.reload()
  await page.getByRole('heading', { name: 'Booking cancelled' }).waitFor()
  const { refunds } = await calls.api.order.getOrderDetail({ orderid: order.orderid })
  expect(refunds).toHaveLength(1)
  expect(errors).toEqual([])
}, 120_000)

test('a visitor is led to the sign-in and sees nothing of the order', async () => {
  const { order } = await withTwoRooms('fay', 36)
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto(refundPath(order))
  await page.getByText('Sign in to cancel this booking.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).tap()
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)
