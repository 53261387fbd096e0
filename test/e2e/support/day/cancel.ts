import type { Page } from 'playwright-core'
import { confirmIn } from '../refunds'
import { inFront } from './order-page'

/** Names a bank account for the failed refund of the order in front; nothing is sent before all is filled in. */
export async function nameAccount(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Name an account' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Name an account' })
  const send = sheet.getByRole('button', { name: `Send ${amount} there` })
  await send.tap()
  await sheet.getByRole('alert').waitFor()
  await sheet.getByLabel('Name of the owner').fill('Maya Lindqvist')
  await sheet.getByLabel('Bank', { exact: true }).fill('Bank of China')
  await sheet.getByLabel('Account number or IBAN').fill('6222 0200 1111 2222')
  await send.tap()
  await sheet.waitFor({ state: 'detached' })
  await page.locator('.refund-now', { hasText: 'Bank of China •••• 2222' }).waitFor()
}

/** Requests that the hotel waives its fee, on the page that cancels; the rooms stay until it decides. */
export async function requestWaiver(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'A problem with the hotel' }).tap()
  await page.getByLabel('Message to the hotel').fill('The heating is broken.')
  await page.getByRole('radio', { name: /^Ask the hotel/ }).tap()
  expect(await confirmIn(page, 'Ask the hotel')).toContain('Until it decides you can’t cancel.')
  await page.getByRole('heading', { name: 'We asked the hotel' }).waitFor()
  await page.goto(path)
  await page.getByText('We asked the hotel to waive its fee.').waitFor()
}

/** Cancels what is left at its fee, on the page that cancels; a missing reason is named first. Returns the text of the dialog. */
export async function cancelWithFee(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.getByText('Why do you cancel?').waitFor()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Cancel booking' }).tap()
  await page.getByRole('alert').filter({ hasText: 'Please choose a reason.' }).waitFor()
  await page.getByRole('button', { name: 'Illness' }).tap()
  const prompt = await confirmIn(page, 'Cancel booking')
  await page.getByRole('heading', { name: 'Booking cancelled' }).waitFor()
  return prompt
}

/** Cancels the room of a guest on the page that cancels, which is open; both are chosen at first. Returns the text of the dialog. */
export async function cancelRoomOf(page: Page, { stays, refund }: { stays: RegExp; refund: string }): Promise<string> {
  const cancelling = inFront(page)
  await cancelling.locator('.cancel-refund-amount').waitFor()
  expect(await cancelling.getByRole('checkbox', { checked: true }).count()).toBe(2)
  await cancelling.getByRole('checkbox', { name: stays }).tap()
  await cancelling.locator('.cancel-refund-amount', { hasText: refund }).waitFor()
  expect(await cancelling.getByText('Time left:').locator('[role=timer]').count()).toBe(1)
  return confirmIn(page, 'Cancel 1 room')
}
