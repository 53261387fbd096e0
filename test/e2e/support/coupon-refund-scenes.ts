import { couponRefundRoutes, type CouponRefundQuote, type CouponRefundRules } from '@/contract/coupon-refund'
import { refundStatusText } from '@/domain/orders/refund-text'
import { withdrawalText } from '@/domain/vouchers/withdrawal'
import { couponRefunded } from '../../support/client/coupon-refund-facts'
import { refundWith } from '../../support/client/refund-facts'
import { breaking, changing, isTo, together } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'

const quotePath = couponRefundRoutes.quoteCouponRefund.path
const rulesPath = couponRefundRoutes.getCouponRefundRules.path
const applyPath = couponRefundRoutes.cancelCouponOrder.path

/** A quote of which a voucher is partly used, one is given away, and one can't be refunded. */
const mixed = changing<CouponRefundQuote>(quotePath, ({ vouchers: [first, second, third] }) =>
  first && second && third
    ? {
        vouchers: [{ ...first, nights: 3, nightsLeft: 2 }],
        otherVouchers: [{ ...second, isGift: true }],
        closedVouchers: [{ voucherId: third.voucherId, number: 3, code: third.code, text: 'Cancel its date first' }],
        refundMinor: first.refundMinor,
        currencyAmount: first.refundAmount,
      }
    : {},
)

const withdrawable = changing<CouponRefundQuote>(quotePath, () => ({
  isWithdrawal: true,
  hasWithdrawalButton: true,
  ruleText: withdrawalText('Wed 9 Dec 2026 12:00 UTC'),
}))

const refund = (change: Partial<ReturnType<typeof refundWith>>) =>
  refundWith({ voucherIds: ['v1'], rooms: [], statusText: refundStatusText(change.status ?? 'SUBMITTED'), ...change })

/** The page that gives vouchers back: its quotes, its two steps, and what may come back. */
export const couponRefundScenes: readonly Scene[] = [
  { name: 'coupon-refund', at: 'couponRefund', prepare: sees('.cancel-refund') },
  { name: 'coupon-refund-mixed', at: 'couponRefund', before: mixed, prepare: sees('.give-back-code') },
  { name: 'coupon-refund-confirm', at: 'couponRefund', prepare: opens('Refund 3 vouchers', 'alertdialog') },
  {
    name: 'coupon-refund-withdrawal',
    at: 'couponRefund',
    before: withdrawable,
    prepare: opens('Withdraw from purchase', 'alertdialog'),
  },
  {
    name: 'coupon-refund-account',
    at: 'couponRefund',
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Another account/ }).tap()
      await page.getByRole('dialog', { name: 'Name an account' }).waitFor()
    },
  },
  {
    name: 'coupon-refund-done',
    at: 'couponRefund',
    before: (page) =>
      page.route(isTo(applyPath), (route) => route.fulfill({ json: couponRefunded({ refund: refund({}) }) })),
    prepare: async (page) => {
      await tap(page, 'Refund 3 vouchers')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Refund', exact: true }).tap()
      await sees('.result')(page)
    },
  },
  {
    name: 'coupon-refund-closed',
    at: 'couponRefund',
    before: together(
      changing<CouponRefundQuote>(quotePath, ({ vouchers }) => ({
        quoteToken: null,
        vouchers: [],
        closedVouchers: vouchers.map(({ voucherId, number, code }) => ({ voucherId, number, code, text: 'Used' })),
      })),
      changing<CouponRefundRules>(rulesPath, () => ({
        refunds: [
          refund({ refundId: 'r1', status: 'SUCCESS', sentAt: '2026-11-20T08:02:00.000Z' }),
          refund({
            refundId: 'r2',
            status: 'FAILED',
            needsAccount: true,
            cause: 'expired',
            causeText: 'Expired unused',
          }),
        ],
      })),
    ),
    prepare: sees('.refund-action'),
  },
  { name: 'coupon-refund-broken', at: 'couponRefund', before: breaking(quotePath), prepare: sees('.fail') },
  { name: 'coupon-refund-visitor', at: 'couponRefund', isVisitor: true, prepare: sees('.empty') },
]
