import { couponOrderRoutes, type CouponOrder, type CouponSubmitPage } from '@/contract/coupon-order'
import { shownAmount } from '@/domain/money/amount-text'
import { voucherStatuses, voucherStatusText } from '@/domain/vouchers/voucher-state'
import { refundWith } from '../../support/client/refund-facts'
import { type Before, breaking, changing, refusing, together } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'
import { fillPurchase } from './voucher-journey/product'

const submitPath = couponOrderRoutes.getCouponSubmitPage.path
const orderPath = couponOrderRoutes.getCouponOrder.path

const bookScene = (
  name: string,
  change: (page: CouponSubmitPage) => Partial<CouponSubmitPage>,
  shown: string,
): Scene => ({
  name: `product-book-${name}`,
  at: 'productBook',
  before: changing<CouponSubmitPage>(submitPath, change),
  prepare: sees(shown),
})

/** Every reply of the submit page after the first costs more. */
const dearerAfterward: Before = (page) => {
  let seen = 0
  return changing<CouponSubmitPage>(submitPath, ({ totalMinor, currencyCode }) => {
    const minor = seen === 0 ? totalMinor : totalMinor + 10_000
    seen += 1
    return { totalMinor: minor, ...shownAmount(minor, currencyCode) }
  })(page)
}

const orderScene = (name: string, change: (order: CouponOrder) => Partial<CouponOrder>, shown: string): Scene => ({
  name: `coupon-order-${name}`,
  at: 'couponOrder',
  before: changing<CouponOrder>(orderPath, change),
  prepare: sees(shown),
})

/** The order with one voucher in every state. */
const everyState = ({ vouchers: [first] }: CouponOrder): Partial<CouponOrder> =>
  first
    ? {
        vouchers: voucherStatuses.map((status, index) => ({
          ...first,
          voucherId: `v${index}`,
          status,
          statusText: voucherStatusText(status),
        })),
      }
    : {}

const closedStates = ['not_started', 'sold_out', 'ended', 'limit_reached'] as const

/** The page that buys vouchers, the page of their order, and the wallet, in every state. */
export const voucherScenes: readonly Scene[] = [
  { name: 'product-book', at: 'productBook', prepare: sees('.buy-terms') },
  {
    name: 'product-book-faults',
    at: 'productBook',
    prepare: async (page) => {
      await sees('.buy-terms')(page)
      await tap(page, 'Submit')
      await page.locator('.form-block-fault').waitFor()
    },
  },
  bookScene('short', (page) => ({ wantedQuantity: 9, mostQuantity: page.quantity }), '.buy-notice'),
  bookScene(
    'law',
    () => ({ withdrawalText: 'You can withdraw within 14 days.', longRefundText: 'A late refund goes to an account.' }),
    '.buy-terms',
  ),
  ...closedStates.map((state) =>
    bookScene(
      state,
      ({ product }) => ({ verifyToken: null, product: { ...product, state, limitPerUser: 2 } }),
      '.result',
    ),
  ),
  {
    name: 'product-book-dearer',
    at: 'productBook',
    before: together(
      dearerAfterward,
      refusing(couponOrderRoutes.submitCouponOrder.path, 409, {
        code: 'price_changed',
        message: 'The price has changed.',
      }),
    ),
    prepare: async (page) => {
      await sees('.buy-terms')(page)
      await fillPurchase(page, 'looks@example.com')
      await tap(page, 'Submit')
      await page.getByRole('alertdialog', { name: 'The price has gone up' }).waitFor()
    },
  },
  { name: 'product-book-broken', at: 'productBook', before: breaking(submitPath), prepare: sees('.fail-text') },
  { name: 'coupon-order', at: 'couponOrder', prepare: sees('.voucher') },
  { name: 'coupon-order-code', at: 'couponOrder', prepare: opens(/^Show the code/) },
  orderScene('every-voucher', everyState, '.voucher:nth-child(1)'),
  orderScene(
    'unpaid',
    () => ({
      status: 'TO_PAY',
      statusText: 'Waiting for payment',
      buttons: ['pay', 'cancel'],
      vouchers: [],
      payments: [],
    }),
    '.status',
  ),
  orderScene('refunding', () => ({ refunds: [refundWith({})] }), '.refund'),
  orderScene(
    'over',
    () => ({ status: 'REFUNDED', statusText: 'Refunded', buttons: ['rebook', 'delete'] }),
    '.bottom-bar',
  ),
  { name: 'coupon-order-broken', at: 'couponOrder', before: breaking(orderPath), prepare: sees('.fail-text') },
  {
    name: 'coupon-order-not-found',
    at: 'couponOrder',
    before: refusing(orderPath, 404, { code: 'not_found', message: 'There is no such order.' }),
    prepare: sees('.fail-text'),
  },
  { name: 'wallet', at: 'wallet', prepare: sees('.voucher') },
  {
    name: 'wallet-empty',
    at: 'wallet',
    before: changing(couponOrderRoutes.listVouchers.path, () => ({ list: [] })),
    prepare: sees('.empty'),
  },
]
