import type { CouponOrder, CouponOrderCard, CouponSubmitPage, VoucherView } from '@/contract/coupon-order'
import type { ProductDetail } from '@/contract/product'
import { picture } from '../catalogue/cards'
import { easyTerms } from '../vouchers/easy-terms'
import { productFacts } from './product-facts'

const validity = { kind: 'days', from: null, until: '2027-06-30' } as const
const price = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '800' }

/** A voucher at CNY 800 of which 50 are left, with what a case changes. */
export const productWith = (change: Partial<ProductDetail> = {}): ProductDetail =>
  productFacts({
    chargedMinor: 80_000,
    chargedAmount: '800',
    stockLeft: 50,
    limitPerUser: null,
    state: 'on_sale',
    ...change,
  })

/** The page that buys so many of them, with what a case changes. */
export function submitPageWith(quantity = 1, change: Partial<CouponSubmitPage> = {}): CouponSubmitPage {
  const totalMinor = change.totalMinor ?? quantity * 80_000
  return {
    product: productWith(),
    quantity,
    wantedQuantity: quantity,
    mostQuantity: 50,
    unitMinor: 80_000,
    unitAmount: '800',
    totalMinor,
    ...price,
    currencyAmount: String(totalMinor / 100),
    verifyToken: `token of ${quantity} at ${totalMinor}`,
    tokenExpireTime: '2026-11-21T10:15:00.000Z',
    serverTime: '2026-11-21T10:00:00.000Z',
    withdrawalText: null,
    longRefundText: null,
    ...change,
  }
}

/** An unpaid order of two vouchers in a list, with what a case changes. */
export const couponCardWith = (change: Partial<CouponOrderCard> = {}): CouponOrderCard => ({
  type: 'coupon',
  orderid: 'o2',
  orderNo: 'SL000000000002',
  status: 'TO_PAY',
  statusText: 'Waiting for payment',
  buttons: ['pay', 'cancel', 'view'],
  headImg: picture,
  ...price,
  currencyAmount: '1,600',
  totalMinor: 160_000,
  payId: 'pay2',
  payExpireTime: '2026-11-21T10:15:00.000Z',
  serverTime: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
  skuId: 's1',
  use: 'exchange',
  hotelId: 'h1',
  name: 'A night by the lake',
  variant: '',
  quantity: 2,
  isGift: false,
  openCount: 0,
  lastDay: null,
  ...change,
})

/** An unused voucher, with what a case changes. */
export const voucherWith = (change: Partial<VoucherView> = {}): VoucherView => ({
  voucherId: 'v1',
  orderid: 'o2',
  skuId: 's1',
  name: 'A night by the lake',
  variant: '',
  headImg: picture,
  status: 'UNUSED',
  statusText: 'Ready to use',
  holding: 'bought',
  buttons: ['exchange', 'refund', 'give'],
  code: '••••-••••-••••-7KQ2',
  nights: 1,
  nightsLeft: 1,
  firstDay: null,
  lastDay: '2027-06-30',
  validText: 'Good until the end of Wed 30 Jun 2027, UTC+8',
  refundMinor: 80_000,
  refundAmount: '800',
  exchange: null,
  appointment: null,
  gift: null,
  ...change,
})

/** A paid order of two vouchers, with what a case changes. */
export const couponOrderWith = (change: Partial<CouponOrder> = {}): CouponOrder => ({
  ...couponCardWith({
    status: 'TO_USE',
    statusText: 'Ready to use',
    buttons: ['use', 'view', 'refund'],
    payExpireTime: null,
    openCount: 2,
    lastDay: '2027-06-30',
  }),
  subTitle: 'Lakeside House',
  terms: easyTerms,
  validity,
  termsLines: [{ kind: 'validity', text: 'Good until Wed 30 Jun 2027.' }],
  hotels: [{ hotelId: 'h1', name: 'Lakeside House', cityName: 'Hangzhou' }],
  contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
  unitAmount: '800',
  paidMinor: 160_000,
  refundedMinor: 0,
  refundableMinor: 160_000,
  refundableAmount: '1,600',
  withdrawalUntil: null,
  withdrawalText: null,
  hasWithdrawalButton: false,
  vouchers: [voucherWith(), voucherWith({ voucherId: 'v2' })],
  refunds: [],
  payments: [
    { bankOrderId: 'b1', channelName: 'Practice payment', paidAt: '2026-11-21T10:01:00.000Z', amount: '1,600' },
  ],
  support: { email: 'support@example.com', phone: null },
  logs: [{ at: '2026-11-21T10:00:00.000Z', to: 'TO_PAY', text: 'Order placed' }],
  ...change,
})
