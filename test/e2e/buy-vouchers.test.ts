import { couponOrderRoutes } from '@/contract/coupon-order'
import { visitorApi } from './support/app-calls'
import { openPhone } from './support/browser'
import { isTo } from './support/changed-replies'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { signInAtPopup } from './support/traveler'
import { fillPurchase } from './support/voucher-journey/product'
import { findSku, orderVouchers } from './support/vouchers'

let staylark: Staylark
useStaylark((started) => (staylark = started))

test('a submit without a reply is sent again under the same key, and buys once', async () => {
  const phone = await openSignedInPhone(staylark, 'nora@example.com')
  const { page, api, email } = phone
  const { skuId } = await findSku(phone, 1)
  const keys: (string | undefined)[] = []
  await page.route(isTo(couponOrderRoutes.submitCouponOrder.path), async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto(`/product/book/${skuId}`)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await fillPurchase(page, email)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByText('We are checking your order, do not submit again').waitFor()
  await page.getByRole('button', { name: 'Check now' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect((await api.order.listOrders({})).list).toHaveLength(1)
}, 120_000)

test('the order that is there already is offered to be paid, and can be cancelled in the list', async () => {
  const phone = await openSignedInPhone(staylark, 'olga@example.com')
  const { page, errors, email } = phone
  const { skuId, name } = await findSku(phone, 1)
  const { payId } = await orderVouchers(phone, skuId, 1)
  await page.goto(`/product/book/${skuId}`)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await fillPurchase(page, email)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay it now' }).tap()
  await page.waitForURL(new RegExp(`/order/pay/${payId}$`))
  await page.goto('/order/list')
  await page.getByRole('button', { name: `Cancel: ${name}` }).tap()
  await page
    .getByRole('alertdialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel order' })
    .tap()
  await page.getByText('Order cancelled').waitFor()
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
}, 120_000)

test('a visitor who submits signs in, and the order goes on by itself', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  const { skuId } = await findSku({ api: visitorApi(staylark.url) }, 2)
  await page.goto(`/product/book/${skuId}?quantity=2`)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await fillPurchase(page, 'pia@example.com')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await signInAtPopup(page, staylark.url, 'pia@example.com')
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await page.getByText('2 vouchers').waitFor()
  expect(errors).toEqual([])
}, 120_000)
