import { openPhone } from './support/browser'
import { mailedBookingCode, requestBookingCode } from './support/find-booking'
import { look } from './support/looks'
import { newestMail } from './support/mailbox'
import { findOffer, placeOrder } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { buyVouchers } from './support/vouchers'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** An unpaid order of somebody's account, booked for a contact without one. */
async function booked(contact: string) {
  const owner = await openSignedInPhone(staylark, `owner.of.${contact}`)
  const offer = await findOffer(owner, 30)
  return placeOrder({ ...owner, email: contact }, offer)
}

const visitor = () => openPhone(staylark.browser, staylark.url)

test('a visitor opens a booking by its number and the code from the mailbox, and cancels it', async () => {
  const contact = 'guest@example.com'
  const { orderNo, orderid } = await booked(contact)
  const { page, errors } = await visitor()
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  await requestBookingCode(page, contact, orderNo)
  expect(await look(page, 'find-booking-code')).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('code')
  await page.getByLabel('Verification code').fill(await mailedBookingCode(staylark.url, contact))
  await page.waitForURL(new RegExp(`/order/hotel/detail/${orderid}$`))
  await page.getByText(orderNo).first().waitFor()
  expect(await look(page, 'guest-booking')).toEqual([])
  expect(await page.getByRole('dialog', { name: 'Sign in' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).tap()
  await page.getByText('This booking was cancelled. Nothing was charged.').waitFor()
  const text = [...addresses, page.url()].join('\n')
  for (const secret of [contact, encodeURIComponent(contact), orderNo]) expect(text).not.toContain(secret)
  await page.reload()
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('a visitor opens vouchers by their number and the code from the mailbox, and gives them back in two steps', async () => {
  const contact = 'voucher.guest@example.com'
  const owner = await openSignedInPhone(staylark, `owner.of.${contact}`)
  const { orderNo, orderid } = await buyVouchers({ ...owner, email: contact }, 2)
  const { page, errors } = await visitor()
  await page.goto(`/order/coupon/refund/${orderid}`)
  await page.getByRole('link', { name: 'Go on without signing in' }).tap()
  await page.waitForURL(/\/order\/find$/)
  await requestBookingCode(page, contact, orderNo)
  await page.getByLabel('Verification code').fill(await mailedBookingCode(staylark.url, contact))
  await page.waitForURL(new RegExp(`/order/coupon/refund/${orderid}$`))
  const bar = page.locator('.bottom-bar')
  await bar.getByRole('button', { name: 'Refund 2 vouchers' }).waitFor()
  expect(await look(page, 'guest-vouchers')).toEqual([])
  expect(await page.getByRole('radio').count()).toBe(0)
  await bar.getByRole('button', { name: 'Refund 2 vouchers' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund', exact: true }).tap()
  await page.getByText('Refund requested').waitFor()
  await page.getByRole('button', { name: 'Sign in to see the order' }).waitFor()
  const { vouchers } = await owner.api.couponOrder.getCouponOrder({ orderid })
  expect(vouchers.map(({ status }) => status)).not.toContain('UNUSED')
  expect(errors).toEqual([])
}, 120_000)

test('whoever names a booking that is not theirs sees the same page, and no code is mailed', async () => {
  const { orderNo } = await booked('true.guest@example.com')
  const { page, errors } = await visitor()
  await requestBookingCode(page, 'false.guest@example.com', orderNo)
  await page.getByText('If there is such a booking or order, we sent a 6-digit code').waitFor()
  await page.getByLabel('Verification code').fill('000000')
  await page.getByText(/That code is not right\. 4 tries are left\./).waitFor()
  expect(await newestMail(staylark.url, 'false.guest@example.com', /code/i)).toBeNull()
  expect(errors).toEqual([])
}, 90_000)

test('wrong fields are named before anything is sent, by keyboard too', async () => {
  const { page, errors } = await visitor()
  const sent: string[] = []
  page.on('request', (request) => void (request.url().includes('/guest/find') && sent.push(request.url())))
  await page.goto('/order/find')
  await page.getByLabel('Email address').fill('nobody')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid Email Address').waitFor()
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.getByLabel('Booking or order number').fill('12')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter the number from your e-mail').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('orderNo')
  expect(await look(page, 'find-booking-fault')).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBe(widths[1])
  expect([sent, errors]).toEqual([[], []])
}, 60_000)
