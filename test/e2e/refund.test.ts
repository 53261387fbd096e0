import { openPhone } from './support/browser'
import { look } from './support/looks'
import { confirmIn, endFreeTime, payTwoRooms, refundPath } from './support/refunds'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

/** A signed-in traveler with two paid rooms, on separate days for each test. */
async function withTwoRooms(name: string, daysAhead: number, refund?: 'days' | 'fails') {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const order = await payTwoRooms(phone, daysAhead, refund)
  const { currencyCode, currencySymbol, ...quote } = await phone.api.order.quoteCancel({ orderid: order.orderid })
  const shown = (amount = '') => `${currencyCode} ${currencySymbol} ${amount}`
  return { ...phone, order, quote, shown }
}

test('one of two rooms is cancelled free: quote, refund on its way and done, and what is left', async () => {
  const { page, order, quote, shown, errors } = await withTwoRooms('ada', 21)
  const [first, second] = quote.rooms
  await page.goto(`/order/hotel/detail/${order.orderid}`)
  await page.getByRole('button', { name: 'Cancel booking' }).tap()
  await page.waitForURL(/\/order\/refund\/[^/]+\/[^/]+\/0\/0$/)
  await page.locator('.cancel-refund-amount', { hasText: shown(quote.refundAmount) }).waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)

  await page.getByRole('checkbox', { name: /Noah/ }).tap()
  await page.locator('.cancel-refund-amount', { hasText: shown(first?.refundAmount) }).waitFor()
  expect(await page.getByText('Time left:').locator('[role=timer]').count()).toBe(1)
  expect(await confirmIn(page, 'Cancel 1 room')).toContain(`You get ${shown(first?.refundAmount)} back.`)
  await page.getByRole('heading', { name: 'Rooms cancelled' }).waitFor()
  await page.locator('.refund-amount', { hasText: shown(first?.refundAmount) }).waitFor()
  await page.locator('.refund-done', { hasText: 'Done' }).waitFor()

  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.waitForURL(/\/order\/hotel\/detail\//)
  await page.locator('.taro_page:not(.taro_page_shade) .status-title', { hasText: 'rooms cancelled' }).waitFor()
  const facts = page.locator('.taro_page:not(.taro_page_shade) .facts-row')
  expect(await facts.filter({ hasText: '1 room left' }).textContent()).toContain(shown(second?.totalAmount))
  expect(await facts.filter({ hasText: 'Total that is left' }).textContent()).toContain(shown(second?.totalAmount))
  expect(errors).toEqual([])
}, 120_000)

test('after the free time a fee is shown with its reason, repeated before it is charged, and the order is over', async () => {
  const { page, order, shown, errors, ...calls } = await withTwoRooms('bea', 24)
  const { feeAmount, refundAmount } = await endFreeTime(calls, staylark, order)
  await page.goto(refundPath(order))
  await page.getByText('Why do you cancel?').waitFor()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Cancel booking' }).tap()
  await page.getByRole('alert').filter({ hasText: 'Please choose a reason.' }).waitFor()
  await page.getByRole('button', { name: 'Illness' }).tap()
  const prompt = await confirmIn(page, 'Cancel booking')
  expect(prompt).toContain(`You get ${shown(refundAmount)} back. ${shown(feeAmount)} is not refunded.`)
  await page.getByRole('heading', { name: 'Booking cancelled' }).waitFor()
  await page.locator('.refund-done', { hasText: 'Done' }).waitFor()

  await page.goto(`/order/hotel/detail/${order.orderid}`)
  await page.getByRole('heading', { name: 'Cancelled with a fee' }).waitFor()
  await page.getByText(`${shown(feeAmount)} was retained.`).waitFor()
  await page.getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).tap()
  await page.waitForURL(/\/order\/list/)
  expect((await calls.api.order.listOrders({})).list).toEqual([])
  expect(errors).toEqual([])
}, 120_000)

test('a fee can be requested to be waived: the rooms stay until the hotel decides', async () => {
  const { page, order, errors, ...calls } = await withTwoRooms('cleo', 27)
  await endFreeTime(calls, staylark, order)
  await page.goto(refundPath(order))
  await page.getByRole('button', { name: 'My transport was cancelled' }).tap()
  await page.getByLabel('Message to the hotel').fill('The ferry does not run.')
  await page.getByRole('radio', { name: /^Ask the hotel/ }).tap()
  expect(await confirmIn(page, 'Ask the hotel')).toContain('Until it decides you can’t cancel.')
  await page.getByRole('heading', { name: 'We asked the hotel' }).waitFor()
  await page.goto(refundPath(order))
  await page.getByText('We asked the hotel to waive its fee.').waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.getByRole('heading', { name: 'Waiting for the hotel to waive the fee' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

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

test('a refund that the bank refuses is transferred to an account that the traveler names', async () => {
  const { page, order, quote, shown, errors, ...calls } = await withTwoRooms('gina', 39, 'fails')
  await page.goto(refundPath(order))
  await confirmIn(page, 'Cancel booking')
  await page.locator('.refund-failed', { hasText: 'Could not be sent back' }).waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.getByText('Please name an account for it below.').waitFor()
  await page.getByRole('button', { name: 'Name an account' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Name an account' })
  const send = sheet.getByRole('button', { name: `Send ${shown(quote.refundAmount)} there` })
  await send.tap()
  await sheet.getByRole('alert').waitFor()
  await sheet.getByLabel('Name of the owner').fill('Maya Lindqvist')
  await sheet.getByLabel('Bank', { exact: true }).fill('Bank of China')
  await sheet.getByLabel('Account number or IBAN').fill('6222 0200 1111 2222')
  expect(await look(page, 'refund-account')).toEqual([])
  await send.tap()
  await sheet.waitFor({ state: 'detached' })
  await page.locator('.refund-now', { hasText: 'Bank of China •••• 2222' }).waitFor()
  const { refunds } = await calls.api.order.getOrderDetail({ orderid: order.orderid })
  expect(refunds).toMatchObject([{ status: 'TRANSFER', needsAccount: false }])
  expect(errors).toEqual([])
}, 120_000)

test('a refund that takes days is on its way until then', async () => {
  const { page, order, errors } = await withTwoRooms('hana', 42, 'days')
  await page.goto(refundPath(order))
  await confirmIn(page, 'Cancel booking')
  await page.locator('.refund-done', { hasText: 'Sent to the bank' }).waitFor()
  await page.locator('.refund-ahead', { hasText: 'Done' }).waitFor()
  await staylark.advance(3 * 86_400_000)
  await page.goto(`/order/hotel/detail/${order.orderid}`)
  await page.locator('.refund-done', { hasText: 'Done' }).waitFor()
  await page.getByRole('heading', { name: 'Refunded', exact: true }).waitFor()
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
