import type { Page } from 'playwright-core'
import type { CancelQuote } from '@/contract/refund'
import { tap, sees, opens, type Scene } from './scene'

/** Shows the page as if a quarter were retained from now on, until the page is left. */
async function withFee(page: Page): Promise<void> {
  await page.route('**/api/order/zomo/cancel/quote*', async (route) => {
    const reply = await route.fetch()
    const quote = (await reply.json()) as CancelQuote
    const json: CancelQuote = {
      ...quote,
      isFree: false,
      feeMinor: quote.totalMinor / 4,
      feeAmount: '320.50',
      refundAmount: '961.50',
      tierText: 'Cancelling: CNY 320.50 of 1,282 is not refunded.',
      needsReason: true,
      needsFiles: true,
      canRequestWaiver: true,
    }
    await route.fulfill({ response: reply, json })
  })
  await page.reload()
  await page.getByText('Why do you cancel?').waitFor()
  await page.unrouteAll()
}

/** Opens the page of the booking that the page before was about. */
async function openOrder(page: Page): Promise<void> {
  const [, orderid = ''] = /\/order\/refund\/([^/]+)/.exec(page.url()) ?? []
  await page.goto(`/order/hotel/detail/${orderid}`)
  await page.locator('.trip-hotel').waitFor()
}

/** Cancelling a paid booking, from the quote to its refund. */
export const refundScenes: readonly Scene[] = [
  { name: 'refund', at: 'orderRefund', prepare: sees('.cancel-refund') },
  { name: 'refund-confirm', at: 'orderRefund', prepare: opens('Cancel booking', 'alertdialog') },
  { name: 'refund-fee', at: 'orderRefund', prepare: withFee },
  {
    name: 'refund-reason',
    at: 'orderRefund',
    prepare: async (page) => {
      await withFee(page)
      await tap(page, 'Cancel booking')
      await page.getByRole('radio', { name: /^Ask the hotel/ }).tap()
      await page.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  { name: 'refund-visitor', at: 'orderRefund', isVisitor: true, prepare: sees('.empty') },
  { name: 'order-paid', at: 'orderRefund', prepare: openOrder },
  {
    name: 'order-taxi',
    at: 'orderRefund',
    prepare: async (page) => {
      await openOrder(page)
      await opens('Show the address to a driver')(page)
    },
  },
  {
    name: 'order-desk',
    at: 'orderRefund',
    prepare: async (page) => {
      await openOrder(page)
      await opens('Show QR code')(page)
    },
  },
  {
    name: 'refund-done',
    at: 'orderRefund',
    prepare: async (page) => {
      await tap(page, 'Cancel booking')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).tap()
      await page.locator('.refund-done', { hasText: 'Done' }).waitFor()
    },
  },
  { name: 'refund-over', at: 'orderRefund', prepare: sees('.refund-steps') },
  {
    name: 'order-refunded',
    at: 'orderRefund',
    prepare: async (page) => {
      await openOrder(page)
      await page.locator('.refund-steps').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'order-delete',
    at: 'orderRefund',
    prepare: async (page) => {
      await openOrder(page)
      await opens('Delete', 'alertdialog')(page)
    },
  },
]
