import type { Page } from 'playwright-core'
import { couponOrderRoutes } from '@/contract/coupon-order'
import { visitorApi } from './support/app-calls'
import { openPhone } from './support/browser'
import { isTo } from './support/changed-replies'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { signInAtPopup } from './support/traveler'
import { findSku, orderVouchers } from './support/vouchers'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

/** Fills in the form and agrees to the terms. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Name/).fill('Maya Lindqvist')
  await page.getByLabel(/^E-mail/).fill(email)
  await page
    .getByLabel(/^Phone/)
    .last()
    .fill('13800138000')
  await page.getByRole('checkbox', { name: /^I agree to these terms/ }).tap()
}

test('three are bought: stepped, agreed to, paid, shown with their codes, and in the wallet', async () => {
  const phone = await openSignedInPhone(staylark, 'mona@example.com')
  const { page, errors, email } = phone
  const { skuId, name } = await findSku(phone, 3)
  await page.goto(`/product/book/${skuId}`)
  const more = page.getByRole('button', { name: 'More: Vouchers' })
  await more.tap()
  await page.locator('.step-value[aria-valuenow="2"]').waitFor()
  await more.tap()
  await page.locator('.step-value[aria-valuenow="3"]').waitFor()
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForFunction(() => document.activeElement?.id === 'buyer')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await page.getByText('3 vouchers').waitFor()
  await page.getByRole('button', { name: /^Pay / }).tap()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Approve' }).tap()
  await page.getByRole('heading', { name: 'Your vouchers are ready' }).waitFor()
  await page.locator('main button').first().tap()
  await page.waitForURL(/\/order\/coupon\/detail\//)
  await page.getByRole('button', { name: 'Show the code of Voucher 2 of 3' }).tap()
  const sheet = page.getByRole('dialog', { name })
  const code = await sheet.locator('.code-sheet-code').textContent()
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  await sheet.getByRole('img', { name: `QR code of the voucher ${name}` }).waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/account/mine')
  await page.getByRole('link', { name: 'Vouchers 3' }).tap()
  await page.waitForURL(/\/account\/vouchers$/)
  await page.locator('.voucher').nth(2).waitFor()
  expect(await page.locator('.voucher').count()).toBe(3)
  expect(errors).toEqual([])
}, 180_000)

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
  await fillIn(page, email)
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
  await fillIn(page, email)
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
  await fillIn(page, 'pia@example.com')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await signInAtPopup(page, staylark.url, 'pia@example.com')
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await page.getByText('2 vouchers').waitFor()
  expect(errors).toEqual([])
}, 120_000)
