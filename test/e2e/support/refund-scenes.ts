import type { Page } from 'playwright-core'
import { orderRoutes, type OrderStatus } from '@/contract/order'
import { type CancelQuote, refundRoutes, type RefundView } from '@/contract/refund'
import { formatAmount } from '@/domain/money/amount-text'
import { refundStatusText } from '@/domain/orders/refund-text'
import { refundWith } from '../../support/client/refund-facts'
import { type Before, breaking, changing, isTo, together } from './changed-replies'
import { inState, paid } from './order-states'
import { tap, sees, opens, type Scene } from './scene'

const quotePath = refundRoutes.quoteCancel.path
const applyPath = refundRoutes.applyForCancel.path

/** A quarter is retained from now on. */
const feeChange = ({ totalMinor, currencyCode }: CancelQuote): Partial<CancelQuote> => {
  const feeMinor = Math.floor(totalMinor / 4)
  const [fee, total] = [feeMinor, totalMinor].map((minor) => formatAmount(minor, currencyCode))
  return {
    isFree: false,
    feeMinor,
    feeAmount: formatAmount(feeMinor, currencyCode),
    refundMinor: totalMinor - feeMinor,
    refundAmount: formatAmount(totalMinor - feeMinor, currencyCode),
    tierText: `Cancelling: ${currencyCode} ${fee} of ${total} is not refunded.`,
    nextTierAt: null,
    nextTierText: null,
    needsReason: true,
    needsFiles: true,
    canRequestWaiver: true,
  }
}

const withFee = changing(quotePath, feeChange)

/** Refuses the application with another quote. */
const refusedWith =
  (code: string, change: (quote: CancelQuote) => Partial<CancelQuote>): Before =>
  async (page) => {
    let quote: CancelQuote | null = null
    await changing<CancelQuote>(quotePath, (reply) => {
      quote = reply
      return {}
    })(page)
    await page.route(isTo(applyPath), (route) => {
      const data = quote && { ...quote, ...change(quote) }
      return route.fulfill({ status: 409, json: { code, message: 'Please check it again.', requestId: 'r1', data } })
    })
  }

/** Cancels the booking, its dialog included. */
async function confirm(page: Page, button = 'Cancel booking'): Promise<void> {
  await tap(page, button)
  await page.getByRole('alertdialog').getByRole('button', { name: button }).tap()
}

/** What stands on the page once an application is through, with its refund as it stands. */
const appliedScene = (
  name: string,
  change: Pick<RefundView, 'status'> & Partial<RefundView>,
  shown: string,
): Scene => ({
  name,
  at: 'orderRefund',
  before: (page) =>
    page.route(isTo(applyPath), (route) => {
      const refund = refundWith({ statusText: refundStatusText(change.status), ...change })
      return route.fulfill({ json: { orderid: 'o1', status: 'CANCELLED', refund } })
    }),
  prepare: async (page) => {
    await confirm(page)
    await sees(shown)(page)
  },
})

async function chooseWaiver(page: Page, reason = 'A problem with the hotel'): Promise<void> {
  await tap(page, reason)
  await page.getByRole('radio', { name: /^Ask the hotel/ }).tap()
}

/** The page where nothing can be cancelled: the order is in this state. */
const nothingScene = (name: string, status: OrderStatus): Scene => ({
  name,
  at: 'orderRefund',
  before: together(
    changing<CancelQuote>(quotePath, () => ({ quoteToken: null })),
    changing(orderRoutes.getOrderDetail.path, inState(status, paid)),
  ),
  prepare: sees('.cancel-view'),
})

/** The page that cancels while nothing is cancelled: its quotes, its prompts, and what may come back. */
const cancelScenes: readonly Scene[] = [
  { name: 'refund', at: 'orderRefund', prepare: sees('.cancel-refund') },
  { name: 'refund-confirm', at: 'orderRefund', prepare: opens('Cancel booking', 'alertdialog') },
  {
    name: 'refund-fee',
    at: 'orderRefund',
    before: withFee,
    prepare: (page) => page.getByText('Why do you cancel?').waitFor(),
  },
  {
    name: 'refund-reason',
    at: 'orderRefund',
    before: withFee,
    prepare: async (page) => {
      await tap(page, 'Cancel booking')
      await page.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'refund-files',
    at: 'orderRefund',
    before: withFee,
    prepare: async (page) => {
      await chooseWaiver(page, 'Illness')
      await sees('.cancel-files-add')(page)
    },
  },
  {
    name: 'refund-waiver',
    at: 'orderRefund',
    before: withFee,
    prepare: async (page) => {
      await chooseWaiver(page)
      await opens('Ask the hotel', 'alertdialog')(page)
    },
  },
  {
    name: 'refund-waiver-sent',
    at: 'orderRefund',
    before: together(withFee, (page) =>
      page.route(isTo(applyPath), (route) =>
        route.fulfill({ json: { orderid: 'o1', status: 'CANCEL_APPLIED', refund: null } }),
      ),
    ),
    prepare: async (page) => {
      await chooseWaiver(page)
      await confirm(page, 'Ask the hotel')
      await sees('.result')(page)
    },
  },
  {
    name: 'refund-changed',
    at: 'orderRefund',
    before: refusedWith('quote_changed', feeChange),
    prepare: async (page) => {
      await confirm(page)
      await sees('.cancel-changed')(page)
    },
  },
  {
    name: 'refund-expired',
    at: 'orderRefund',
    before: refusedWith('quote_expired', () => ({})),
    prepare: async (page) => {
      await confirm(page)
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'refund-unknown',
    at: 'orderRefund',
    before: (page) => page.route(isTo(applyPath), (route) => route.abort()),
    prepare: async (page) => {
      await confirm(page)
      await sees('.cancel-note')(page)
    },
  },
  {
    name: 'refund-refused',
    at: 'orderRefund',
    before: breaking(applyPath),
    prepare: async (page) => {
      await confirm(page)
      await sees('.cancel-note-bad')(page)
    },
  },
  appliedScene('refund-progress', { status: 'SUBMITTED' }, '.refund-now'),
  appliedScene('refund-waiting', { status: 'WAITING_FOR_BALANCE' }, '.refund-now'),
  appliedScene('refund-failed', { status: 'FAILED', needsAccount: true }, '.refund-failed'),
  nothingScene('refund-asked', 'CANCEL_APPLIED'),
  nothingScene('refund-too-late', 'CHECKED_IN'),
  { name: 'refund-broken', at: 'orderRefund', before: breaking(quotePath), prepare: sees('.fail') },
  { name: 'refund-visitor', at: 'orderRefund', isVisitor: true, prepare: sees('.empty') },
]

/** Opens the page of the booking that the page before was about. */
async function openOrder(page: Page): Promise<void> {
  const [, orderid = ''] = /\/order\/refund\/([^/]+)/.exec(page.url()) ?? []
  await page.goto(`/order/hotel/detail/${orderid}`)
  await page.locator('.trip-hotel').waitFor()
}

/** Cancelling a paid booking, from the quote to its refund. */
export const refundScenes: readonly Scene[] = [
  ...cancelScenes,
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
      await confirm(page)
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
