import type { Page } from 'playwright-core'
import { formatDayInFull } from '@/domain/days/format-day'
import { inFront } from '../day/order-page'
import { eventually } from '../eventually'

const statesOf = (page: Page): Promise<string[]> => inFront(page).locator('.voucher-status').allTextContents()

/** Waits until the vouchers of the order in front have these states, in their order. */
export async function seeVouchers(page: Page, states: readonly string[]): Promise<void> {
  for (const [at, state] of states.entries())
    await inFront(page).locator('.voucher').nth(at).locator('.voucher-status', { hasText: state }).waitFor()
  expect(await statesOf(page)).toEqual(states)
}

/** Opens the page of an order by its address until its vouchers have these states, to which the server's clock leads. */
export const reopenUntil = (page: Page, orderid: string, states: readonly string[]): Promise<void> =>
  eventually(
    async () => {
      await page.goto(`/order/coupon/detail/${orderid}`)
      await inFront(page).locator('.voucher').first().waitFor()
      return statesOf(page)
    },
    (seen) => expect(seen).toEqual(states),
  )

/** From the order to the page of a date, up to the chosen day and its guest. */
export async function chooseDate(page: Page, title: string, day: string): Promise<void> {
  await inFront(page)
    .getByRole('button', { name: `Book a date: ${title}` })
    .tap()
  await page.getByRole('heading', { name: 'When you stay' }).waitFor()
  await page.locator('.pick-row').tap()
  const sheet = page.getByRole('dialog', { name: 'Choose your day' })
  await sheet.getByRole('button', { name: new RegExp(`^${formatDayInFull(day)}`) }).tap()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByRole('heading', { name: 'On top of the voucher' }).waitFor()
  await page.getByLabel(/^Lead guest/).fill('Maya Lindqvist')
}

/** Opens the date of the order in front that is or was booked last. */
export const openDate = (page: Page, button: 'Certificate' | 'Details'): Promise<void> =>
  inFront(page)
    .getByRole('button', { name: new RegExp(`^${button}:`) })
    .tap()

/** Opens the date of the order in front that was cancelled, and closes it; returns what comes back and the last step that is done. */
export async function readRefund(page: Page): Promise<{ amount: string; lastStep: string }> {
  await openDate(page, 'Details')
  const refund = page.getByRole('dialog').locator('.refund')
  const amount = await refund.locator('.refund-amount').innerText()
  const lastStep = await refund.locator('.refund-done .refund-step-title').last().innerText()
  await page.keyboard.press('Escape')
  await refund.waitFor({ state: 'detached' })
  return { amount, lastStep }
}
