import { openPhone } from './support/browser'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { buyVouchers, couponRefundPath } from './support/vouchers'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A signed-in traveler with three vouchers. */
async function withThree(name: string, refund?: Parameters<typeof buyVouchers>[2]) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const order = await buyVouchers(phone, 3, refund)
  return { ...phone, order }
}

test('a quote that ended is replaced by the next one, and nothing has moved', async () => {
  const { page, api, order, errors } = await withThree('hope')
  await page.goto(couponRefundPath(order))
  await page.locator('.cancel-refund-amount').waitFor()
  await staylark.advance(16 * 60_000)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Refund 3 vouchers' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund', exact: true }).tap()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Refund 3 vouchers' }).waitFor()
  const { vouchers } = await api.couponOrder.getCouponOrder(order)
  expect(vouchers.map(({ status }) => status)).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
  expect(errors).toEqual([])
}, 120_000)

test('a refund that comes back is transferred to an account that is named here', async () => {
  const { page, order, errors } = await withThree('ivy', 'fails')
  await page.goto(couponRefundPath(order))
  await page.locator('.bottom-bar').getByRole('button', { name: 'Refund 3 vouchers' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund', exact: true }).tap()
  await page.getByRole('button', { name: 'Name an account' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Name an account' })
  await sheet.getByLabel(/^Name of the owner/).fill('Ivy Lindqvist')
  await sheet.getByLabel(/^Bank/).fill('Bank of Hangzhou')
  await sheet.getByLabel(/^Account number/).fill('6222021234567890123')
  await sheet.getByRole('button', { name: 'Send the refund there' }).tap()
  await page.getByText('We are transferring it to the account that you named.').waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('a visitor is led to the sign-in and sees nothing of the order', async () => {
  const { order } = await withThree('june')
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto(couponRefundPath(order))
  await page.getByText('Sign in to give these vouchers back.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).tap()
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)
