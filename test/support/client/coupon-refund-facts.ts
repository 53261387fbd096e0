import type { CouponRefunded, CouponRefundQuote, CouponRefundRules, QuotedVoucher } from '@/contract/coupon-refund'
import { refundWith } from './refund-facts'

/** A voucher of CNY 800 that was not used, by its number from 1. */
export const quotedVoucher = (number: number, change: Partial<QuotedVoucher> = {}): QuotedVoucher => ({
  voucherId: `v${number}`,
  number,
  code: `••••-••••-••••-000${number}`,
  nights: 1,
  nightsLeft: 1,
  isGift: false,
  paidMinor: 80_000,
  paidAmount: '800',
  refundMinor: 80_000,
  refundAmount: '800',
  ...change,
})

/** A quote of two vouchers of an order of CNY 1,600, good for 15 minutes, with what a case changes. */
export const couponQuoteWith = (change: Partial<CouponRefundQuote> = {}): CouponRefundQuote => ({
  quoteToken: 't1',
  orderid: 'o1',
  vouchers: [quotedVoucher(1), quotedVoucher(2)],
  otherVouchers: [],
  closedVouchers: [],
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,600',
  paidMinor: 160_000,
  paidAmount: '1,600',
  refundMinor: 160_000,
  isWithdrawal: false,
  hasWithdrawalButton: false,
  ruleText: 'Refunded at any time while it is unused, and by itself when it expires.',
  destinationText: 'The refund goes back the way you paid. Most banks need 3 to 10 working days.',
  validUntil: '2026-11-20T08:15:00.000Z',
  serverTime: '2026-11-20T08:00:00.000Z',
  ...change,
})

/** A quote of the first of two vouchers. */
export const partQuoteWith = (change: Partial<CouponRefundQuote> = {}): CouponRefundQuote =>
  couponQuoteWith({
    vouchers: [quotedVoucher(1)],
    otherVouchers: [quotedVoucher(2)],
    currencyAmount: '800',
    paidMinor: 80_000,
    paidAmount: '800',
    refundMinor: 80_000,
    ...change,
  })

/** The rules of an order of two vouchers, with what a case changes. */
export const couponRulesWith = (change: Partial<CouponRefundRules> = {}): CouponRefundRules => ({
  orderid: 'o1',
  orderNo: 'SL200',
  status: 'TO_USE',
  statusText: 'Ready to use',
  name: 'A night by the lake',
  variant: 'Weekend',
  headImg: { url: '/pictures/city-day-01', width: 960, height: 640, averageColor: '#808080', alt: 'The lake' },
  quantity: 2,
  ruleLines: [
    { kind: 'refund', text: 'Refunded at any time while it is unused, and by itself when it expires.' },
    { kind: 'partial', text: 'All nights are used on one stay.' },
  ],
  withdrawalText: null,
  withdrawalUntil: null,
  refunds: [],
  serverTime: '2026-11-20T08:00:00.000Z',
  ...change,
})

/** What giving both vouchers back did. */
export const couponRefunded = (change: Partial<CouponRefunded> = {}): CouponRefunded => ({
  orderid: 'o1',
  status: 'COMPLETED',
  refund: refundWith({ rooms: [], voucherIds: ['v1', 'v2'] }),
  ...change,
})
