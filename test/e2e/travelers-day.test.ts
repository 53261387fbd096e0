import type { Page } from 'playwright-core'
import { operate } from '../support/server/run-operator'
import { signInPhone } from './support/app-calls'
import { openPhone } from './support/browser'
import { bookTwoRooms } from './support/day/book'
import { requestWaiver, cancelRoomOf, cancelWithFee, nameAccount } from './support/day/cancel'
import { buyer, openDocument, requestInvoice } from './support/day/documents'
import { inFront, openOrder, seeStatus, sumsOf } from './support/day/order-page'
import { openAsGuest } from './support/find-booking'
import { type CancellableOrder, confirmIn, endFreeTime, payTwoRooms, refundPath } from './support/refunds'
import { startStaylark, type Staylark } from './support/staylark'

const DAY_MS = 86_400_000
const email = 'maya@example.com'

let staylark: Staylark

beforeAll(async () => {
  // Orders that a hotel confirms by hand wait for the operator.
  staylark = await startStaylark({ CONFIRM_WITHOUT_OPERATOR: '0' })
}, 120_000)
afterAll(() => staylark.close())

const operator = (...command: string[]) => operate(staylark.server, ...command)

/** Books the first order by hand and signs in on the way; returns it as the server has it, and calls in the traveler's name. */
async function openDay() {
  const { context, page, errors } = await openPhone(staylark.browser, staylark.url)
  const orderid = await bookTwoRooms(page, staylark, email)
  // Codes are mailed once a minute.
  await staylark.advance(61_000)
  const calls = await signInPhone(context, staylark.url, email)
  const detailOf = (id: string) => calls.api.order.getOrderDetail({ orderid: id })
  const order = await detailOf(orderid)
  const shown = (amount = '') => `${order.currencyCode} ${order.currencySymbol} ${amount}`
  return { page, errors, calls, order, detailOf, shown }
}

type Day = Awaited<ReturnType<typeof openDay>>

async function invoiceAll({ page, order }: Day): Promise<void> {
  await openOrder(page, order.orderid, 'Confirmed')
  await requestInvoice(page)
  expect(await openDocument(page, 'Receipt')).toContain('Amount received')
  const invoice = await openDocument(page, 'Invoice')
  for (const text of [...Object.values(buyer), order.orderNo, order.currencyAmount]) expect(invoice).toContain(text)
}

/** One of the two rooms is cancelled free, from the list; its refund takes days, and then a credit note is there. */
async function cancelOneRoom({ page, calls, order: { orderid }, shown }: Day): Promise<void> {
  const [first, second] = (await calls.api.order.quoteCancel({ orderid })).rooms
  const back = shown(first?.refundAmount)
  const left = {
    'Refund for cancelled rooms': first?.refundMinor,
    '1 room left': second?.totalMinor,
    'Total that is left': second?.totalMinor,
  }
  await page.goto('/order/list')
  const card = page.locator('.trips-cell').filter({ has: page.locator(`a[href*="${orderid}"]`) })
  await card.getByRole('button', { name: /^Cancel booking/ }).tap()
  await page.waitForURL(new RegExp(`/order/refund/${orderid}/[^/]+/0/0$`))
  expect(await cancelRoomOf(page, { stays: /Noah/, refund: back })).toContain(`You get ${back} back.`)
  await page.getByRole('heading', { name: 'Rooms cancelled' }).waitFor()
  await page.locator('.refund-amount', { hasText: back }).waitFor()
  await page.locator('.refund-done', { hasText: 'Sent to the bank' }).waitFor()
  await page.locator('.refund-ahead', { hasText: 'Done' }).waitFor()
  await inFront(page).getByRole('button', { name: 'View booking' }).tap()
  await seeStatus(page, 'Confirmed, rooms cancelled')
  expect(await sumsOf(page)).toMatchObject(left)

  await staylark.advance(3 * DAY_MS)
  await openOrder(page, orderid, 'Confirmed, rooms cancelled')
  await page.locator('.refund-done', { hasText: 'Done' }).waitFor()
  expect(await sumsOf(page)).toMatchObject(left)
  const creditText = await openDocument(page, 'Credit note')
  for (const text of [buyer.title, first?.refundAmount ?? '', 'corrects invoice']) expect(creditText).toContain(text)
}

async function beRejected({ page, detailOf }: Day, { orderid, orderNo }: CancellableOrder): Promise<void> {
  await openOrder(page, orderid, 'Waiting for the hotel')
  await operator('reject', orderNo, 'A pipe burst')
  await seeStatus(page, 'Refunded')
  await page.getByText('A pipe burst').waitFor()
  const { paidMinor, refundedMinor, refunds } = await detailOf(orderid)
  expect([refundedMinor, refunds]).toMatchObject([paidMinor, [{ cause: 'rejected' }]])
}

/** A guest opens an order with a mailed code and cancels it, as its owner would. */
async function cancelAsGuest(page: Page, order: CancellableOrder): Promise<void> {
  await openAsGuest(page, staylark.url, { contact: email, ...order })
  await page.getByRole('button', { name: 'Cancel booking' }).tap()
  await page.waitForURL(/\/order\/refund\//)
  await inFront(page).locator('.cancel-refund-amount').waitFor()
  await confirmIn(page, 'Cancel booking')
  await page.getByRole('heading', { name: 'Booking cancelled' }).waitFor()
  await page.locator('.refund-failed', { hasText: 'Could not be sent back' }).waitFor()
}

async function transferRefund({ page, detailOf, shown }: Day, { orderid }: CancellableOrder): Promise<void> {
  const { currencyAmount } = await detailOf(orderid)
  await openOrder(page, orderid, 'Cancelled')
  await page.getByText('Please name an account for it below.').waitFor()
  await nameAccount(page, shown(currencyAmount))
  const [refund] = (await detailOf(orderid)).refunds
  expect(refund).toMatchObject({ status: 'TRANSFER', needsAccount: false })
  await operator('mark-paid', refund?.refundId ?? '')
  await seeStatus(page, 'Refunded')
  await page.locator('.refund-done', { hasText: 'Transfer to Bank of China' }).waitFor()
}

/** The hotel does not waive the fee of the room that is left, and the room is cancelled with it. */
async function payFee({ page, calls, order, shown }: Day): Promise<void> {
  const { feeAmount, feeMinor, refundAmount } = await endFreeTime(calls, staylark, order)
  await requestWaiver(page, refundPath(order))
  await page.getByRole('button', { name: 'View booking' }).tap()
  await seeStatus(page, 'Waiting for the hotel to waive the fee')
  await operator('refuse-waiver', order.orderNo)
  await seeStatus(page, 'Confirmed, rooms cancelled')
  const prompt = await cancelWithFee(page, refundPath(order))
  expect(prompt).toContain(`You get ${shown(refundAmount)} back. ${shown(feeAmount)} is not refunded.`)
  await openOrder(page, order.orderid, 'Cancelled with a fee')
  await page.getByText(`${shown(feeAmount)} was retained.`).waitFor()
  expect(await sumsOf(page)).toMatchObject({ 'Cancellation fees': feeMinor, 'Total that is left': feeMinor })
}

async function haveFeeWaived({ page, calls, detailOf }: Day, order: CancellableOrder): Promise<void> {
  expect((await calls.api.order.quoteCancel({ orderid: order.orderid })).isFree).toBe(false)
  await requestWaiver(page, refundPath(order))
  await operator('waive', order.orderNo)
  await openOrder(page, order.orderid, 'Refunded')
  const { refunds, paidMinor } = await detailOf(order.orderid)
  expect(refunds).toMatchObject([{ cause: 'waived', status: 'SUCCESS', amountMinor: paidMinor }])
}

/** Deletes the order in front, for good. */
async function deleteOrder({ page, calls }: Day, { orderid }: CancellableOrder): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).tap()
  await page.waitForURL(/\/order\/list/)
  const { list } = await calls.api.order.listOrders({})
  expect(list.map((order) => order.orderid)).not.toContain(orderid)
}

test('a traveler’s day: booked, paid, invoiced, cancelled and refunded in every way, and found by a guest', async () => {
  const day = await openDay()
  const waived = await payTwoRooms(day.calls, { daysAhead: 21 })
  const rejected = await payTwoRooms(day.calls, { daysAhead: 24, isConfirmedByHand: true })
  const failing = await payTwoRooms(day.calls, { daysAhead: 27, refund: 'fails' })
  const guest = await openPhone(staylark.browser, staylark.url)

  await invoiceAll(day)
  await cancelOneRoom(day)
  await beRejected(day, rejected)
  await cancelAsGuest(guest.page, failing)
  await transferRefund(day, failing)
  await payFee(day)
  await haveFeeWaived(day, waived)
  await deleteOrder(day, waived)
  expect([day.errors, guest.errors]).toEqual([[], []])
}, 240_000)
