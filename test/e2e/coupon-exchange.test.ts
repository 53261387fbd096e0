import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { chooseDate } from './support/voucher-journey/order'
import { findExchange } from './support/vouchers'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A signed-in traveler with a voucher, the page of its order, and a day that can be booked with or without a difference. */
async function withVoucher(name: string, hasDifference: boolean) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const voucher = await findExchange(phone, hasDifference)
  await phone.page.goto(`/order/coupon/detail/${voucher.orderid}`)
  return { ...phone, ...voucher }
}

test('a date without a difference is booked at once', async () => {
  const traveler = await withVoucher('jade', false)
  const { page, orderid, api, errors } = traveler
  await chooseDate(page, 'Voucher', traveler.day)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Book', exact: true }).tap()
  await page.waitForURL(new RegExp(`/order/coupon/detail/${orderid}`))
  await page.getByRole('button', { name: /^Certificate:/ }).waitFor()
  const { vouchers } = await api.couponOrder.getCouponOrder({ orderid })
  expect(vouchers[0]).toMatchObject({ status: 'EXCHANGED', exchange: { status: 'CONFIRMED' } })
  expect(errors).toEqual([])
}, 120_000)

test('a voucher that is exchanged leads to what is in its way', async () => {
  const traveler = await withVoucher('kira', true)
  const { page, voucherId, errors } = traveler
  await chooseDate(page, 'Voucher', traveler.day)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Book and pay' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  await page.goto(`/order/coupon/exchange/${voucherId}`)
  await page.getByText('Pay the difference, or give the date up first.').waitFor()
  await page.getByRole('button', { name: 'Pay the difference' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  expect(errors).toEqual([])
}, 120_000)
