import { couponOrderRoutes, type CouponOrder } from '@/contract/coupon-order'
import { exchangeRoutes, type ExchangeInfo, type ExchangeOrder } from '@/contract/exchange'
import type { Page } from 'playwright-core'
import { exchangeOrder } from '../../support/client/exchange-facts'
import { refundWith } from '../../support/client/refund-facts'
import { breaking, changing, isTo, together } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'

const infoPath = exchangeRoutes.getExchangeVerifyInfo.path

/** Opens the calendar of the page and takes the first day that is open. */
async function chooseFirstDay(page: Page): Promise<void> {
  await page.locator('.pick-row').tap()
  const sheet = page.getByRole('dialog', { name: 'Choose your day' })
  await sheet.locator('.cal-day[aria-disabled=false]').first().tap()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByRole('heading', { name: 'On top of the voucher' }).waitFor()
}

const exchangeScene = (name: string, change: (info: ExchangeInfo) => Partial<ExchangeInfo>, shown: string): Scene => ({
  name: `exchange-${name}`,
  at: 'couponExchange',
  before: changing<ExchangeInfo>(infoPath, change),
  prepare: sees(shown),
})

/** The order with a date that is or was booked with its first voucher. */
const certificateScene = (
  name: string,
  change: Partial<ExchangeOrder>,
  prepare: Scene['prepare'] = opens(/^(Certificate|Details):/),
): Scene => ({
  name: `certificate-${name}`,
  at: 'couponOrder',
  before: together(
    changing<CouponOrder>(couponOrderRoutes.getCouponOrder.path, ({ vouchers: [first, ...others] }) => ({
      vouchers: first ? [{ ...first, exchange: exchangeOrder(change) }, ...others] : [],
    })),
    (page) =>
      page.route(isTo(exchangeRoutes.getExchangeOrder.path), (route) => route.fulfill({ json: exchangeOrder(change) })),
  ),
  prepare,
})

const refund = { rooms: [], currencyAmount: '120', amountMinor: 12_000 }

/** The page that books a date with a voucher, and the certificate of one that is booked, in every state. */
export const exchangeScenes: readonly Scene[] = [
  { name: 'exchange', at: 'couponExchange', prepare: sees('.exchange-days-text') },
  {
    name: 'exchange-calendar',
    at: 'couponExchange',
    prepare: async (page) => {
      await page.locator('.pick-row').tap()
      await page.getByRole('dialog', { name: 'Choose your day' }).waitFor()
    },
  },
  { name: 'exchange-day', at: 'couponExchange', prepare: chooseFirstDay },
  {
    name: 'exchange-faults',
    at: 'couponExchange',
    prepare: async (page) => {
      await chooseFirstDay(page)
      await page.locator('.bottom-bar').getByRole('button', { name: /^Book/ }).tap()
      await page.getByText('Please enter').first().waitFor()
    },
  },
  exchangeScene('documents', () => ({ needsDocuments: true }), '.travelers-button'),
  exchangeScene('no-tries', () => ({ triesLeft: 0 }), '.result'),
  { name: 'exchange-broken', at: 'couponExchange', before: breaking(infoPath), prepare: sees('.fail-text') },
  certificateScene('booked', {}),
  certificateScene('to-pay', { status: 'TO_PAY', statusText: 'Difference to pay', certificateNo: null }),
  certificateScene('cancel', {}, async (page) => {
    await opens(/^Certificate:/)(page)
    await tap(page, 'Cancel this date')
    await page.getByRole('alertdialog').waitFor()
  }),
  certificateScene('refunded', {
    status: 'REFUNDED',
    statusText: 'Refunded',
    canCancel: false,
    refunds: [refundWith({ ...refund, status: 'SUCCESS', sentAt: '2026-11-20T08:02:00.000Z' })],
  }),
]
