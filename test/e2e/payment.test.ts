import type { Page } from 'playwright-core'
import { findOffer, placeOrder } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { payAtGateway } from './support/traveler'

const secondMs = 1000
const minuteMs = 60 * secondMs

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A traveler on the payment page of a new order. */
async function atPayment(name: string, daysAhead = 21) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const order = await placeOrder(phone, await findOffer(phone, daysAhead))
  await phone.page.goto(`/order/pay/${order.payId}`)
  return { ...phone, order }
}

const paymentsOf = async ({ api, order }: Awaited<ReturnType<typeof atPayment>>) => {
  const { paidMinor, totalMinor, payments, status } = await api.order.getOrderDetail({ orderid: order.orderid })
  return { status, payments: payments.length, isPaidOnce: paidMinor === totalMinor }
}

const confirmed = (page: Page) => page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
/** The server reports the payment as open; before its first reply the page has the same heading. */
const checking = (page: Page) => page.getByText('We are waiting to hear from your bank or wallet.').waitFor()

test('a declined payment charges nothing and can be tried again', async () => {
  const traveler = await atPayment('ana')
  const { page, errors } = traveler
  await payAtGateway(page, 'Decline')
  await page.getByRole('heading', { level: 2, name: 'The payment was declined' }).waitFor()
  expect(await paymentsOf(traveler)).toEqual({ status: 'TO_PAY', payments: 0, isPaidOnce: false })
  await page.getByRole('button', { name: 'Pay again' }).tap()
  await page.getByText('You can pay again.').waitFor()
  await payAtGateway(page, 'Approve')
  await confirmed(page)
  expect(await paymentsOf(traveler)).toEqual({ status: 'CONFIRMED', payments: 1, isPaidOnce: true })
  expect(errors).toEqual([])
}, 120_000)

test.each([
  { way: 'Tell the shop after 30 seconds', name: 'bea', waitMs: 30 * secondMs },
  { way: 'Never tell the shop', name: 'cleo', waitMs: 20 * secondMs },
])(
  '$way: the page waits, and is told when the payment is known',
  async ({ way, name, waitMs }) => {
    const traveler = await atPayment(name)
    const { page, errors } = traveler
    await payAtGateway(page, 'Approve', way)
    await checking(page)
    await staylark.advance(waitMs)
    await confirmed(page)
    expect(await paymentsOf(traveler)).toEqual({ status: 'CONFIRMED', payments: 1, isPaidOnce: true })
    expect(errors).toEqual([])
  },
  120_000,
)

test('a payment that is told twice is taken once', async () => {
  const traveler = await atPayment('dora')
  await payAtGateway(traveler.page, 'Approve', 'Tell the shop twice')
  await confirmed(traveler.page)
  await staylark.advance(minuteMs)
  expect(await paymentsOf(traveler)).toEqual({ status: 'CONFIRMED', payments: 1, isPaidOnce: true })
}, 120_000)

test('asking that ends without an answer is never called a failure', async () => {
  const { page, api, order } = await atPayment('emil')
  const { bankOrderId } = await api.payment.createPayment(
    { payId: order.payId, channel: 'sandbox' },
    { idempotencyKey: 'emil-1' },
  )
  expect(bankOrderId).not.toBe('')
  await page.clock.install()
  await page.goto(`/order/pay/finish/${order.payId}`)
  await checking(page)
  const isStillOpen = page.getByRole('heading', { name: 'Still confirming, we will e-mail you' })
  while (!(await isStillOpen.isVisible())) await page.clock.runFor(31 * secondMs)
  expect(await page.locator('.taro_page').last().innerText()).not.toMatch(/fail|declin|error/i)
  await page.getByRole('button', { name: 'Check now' }).waitFor()
}, 120_000)

test('an order that is not paid in time closes while one looks, and is booked anew from there', async () => {
  const { page, errors } = await atPayment('finn', 24)
  await page.getByRole('button', { name: /^Pay / }).waitFor()
  await page.clock.install()
  await page.reload()
  await page.getByRole('button', { name: /^Pay / }).waitFor()
  await staylark.advance(16 * minuteMs)
  await page.clock.runFor(16 * minuteMs)
  await page.getByRole('heading', { level: 2, name: 'The time to pay is over' }).waitFor()
  await page.getByRole('button', { name: 'Rebook' }).tap()
  await page.waitForURL(/\/hotel\/detail\/[^/]+\?checkIn=/)
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('an unpaid order is cancelled from its page and can be booked again', async () => {
  const { page, order, errors } = await atPayment('gus', 27)
  await page.goto(`/order/hotel/detail/${order.orderid}`)
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await dialog.getByRole('button', { name: 'Keep it' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await dialog.getByRole('button', { name: 'Cancel booking' }).tap()
  await page.getByText('This booking was cancelled.').waitFor()
  await page.getByRole('button', { name: 'Book again' }).waitFor()
  await page.goto(`/order/pay/${order.payId}`)
  await page.getByRole('heading', { name: 'This booking is closed' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)
