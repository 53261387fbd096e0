import type { Page } from 'playwright-core'
import type { AppCalls } from '../app-calls'
import type { ProductDetail } from '@/contract/product'
import { nightsBetween, utcDay } from '@/domain/days/civil-day'
import { onTopText } from '@/domain/vouchers/exchange-calendar'
import { dearSaturday } from '../exchanged-sku'
import { signInAtPopup, tapDay } from '../traveler'
import { findSku } from '../vouchers'

/** A voucher to buy three of, and a Saturday on which a stay with it costs something on top. */
export interface DearVoucher {
  readonly product: ProductDetail
  readonly saturday: string
  /** What a stay from that Saturday costs on top, in minor units of the currency that is charged. */
  readonly differenceMinor: number
}

const isPlain = ({ terms }: ProductDetail) =>
  terms.use === 'exchange' && terms.refund === 'any_time' && !terms.needsDocuments && terms.surcharges.length > 0

/** Finds a voucher that is refunded at any time, and an open Saturday with a surcharge whose date can still be cancelled. */
export async function findDearVoucher(api: AppCalls['api']): Promise<DearVoucher> {
  const product = await findSku({ api }, 3, isPlain)
  const { days } = await api.product.getProductDates({ skuId: product.skuId })
  const day = dearSaturday({ days: days.slice(product.terms.cancelDays + 2) })
  if (!day?.differenceMinor) throw new Error(`${product.skuId} costs nothing on top on any Saturday`)
  return { product, saturday: day.date, differenceMinor: day.differenceMinor }
}

/** How many days from now a stay from the Saturday, and the last day of a voucher that is bought now, are over everywhere. */
export function daysUntilOver({ product, saturday }: DearVoucher): { stay: number; voucher: number } {
  const { validity, nights } = product
  const daysUntil = (day: string) => nightsBetween(utcDay(new Date()), day)
  const lastDay = validity.kind === 'days' ? daysUntil(validity.until) : validity.days
  return { stay: daysUntil(saturday) + nights + 2, voucher: lastDay + 2 }
}

/** Looks at the calendar of the product page, where the Saturday has its surcharge, and goes on to Buy. */
export async function seeSurcharge(page: Page, { product, saturday, differenceMinor }: DearVoucher): Promise<void> {
  await page.goto(`/product/detail/${product.skuId}`)
  const block = page.getByRole('region', { name: 'Dates and surcharges' })
  await block.getByText(/days still open$/).waitFor()
  await block.getByRole('button', { name: 'See every date' }).tap()
  await tapDay(page, saturday)
  const sheet = page.getByRole('dialog', { name: 'Dates and surcharges' })
  await sheet.getByText(onTopText(differenceMinor, product.chargedCurrencyCode), { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Buy' }).tap()
  await page.waitForURL(`**/product/book/${product.skuId}`)
}

/** Fills in the contact of a purchase and agrees to its terms. */
export async function fillPurchase(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Name/).fill('Maya Lindqvist')
  await page.getByLabel(/^E-mail/).fill(email)
  await page
    .getByLabel(/^Phone/)
    .last()
    .fill('13800138000')
  await page.getByRole('checkbox', { name: /^I agree to these terms/ }).tap()
}

/** Buys three on the open page, and signs in on the way; ends on the payment page. */
export async function buyThree(page: Page, url: string, email: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More: Vouchers' })
  for (const count of [2, 3]) {
    await more.tap()
    await page.locator(`.step-value[aria-valuenow="${count}"]`).waitFor()
  }
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForFunction(() => document.activeElement?.id === 'buyer')
  await fillPurchase(page, email)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await signInAtPopup(page, url, email)
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await page.getByText('3 vouchers', { exact: true }).first().waitFor()
}
