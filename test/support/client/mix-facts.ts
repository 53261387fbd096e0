import type { CombinationPage, MixOrder } from '@/contract/mix-order'
import { exchangeOrder } from './exchange-facts'
import { couponOrderWith, voucherWith } from './voucher-facts'

const parts: CombinationPage['parts'] = [
  { kind: 'night', text: 'Night of Sat 28 Nov', amountMinor: 12_000, amount: '120' },
]
const stay = {
  hotelId: 'h1',
  hotelName: 'Garden House',
  roomTypeName: 'Garden Double',
  checkIn: '2026-11-28',
  checkOut: '2026-11-30',
  nights: 2,
}
const voucher = { skuId: 's1', name: 'A night by the lake', variant: '' }
const cancelText = 'Can be cancelled until Fri 27 Nov 15:00, hotel time (UTC+8)'
const serverTime = '2026-11-21T10:00:00.000Z'

/** What so many vouchers at CNY 800 cost with a date at CNY 120 on top, with what a case changes. */
export function combinationOf(quantity = 1, change: Partial<CombinationPage> = {}): CombinationPage {
  const differenceMinor = change.differenceMinor ?? 12_000
  const voucherMinor = quantity * 80_000
  const totalMinor = voucherMinor + differenceMinor
  return {
    ...voucher,
    ...stay,
    quantity,
    voucherMinor,
    voucherAmount: String(voucherMinor / 100),
    roomTypeId: 'r1',
    parts,
    differenceMinor,
    differenceAmount: String(differenceMinor / 100),
    totalMinor,
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: String(totalMinor / 100),
    withdrawalText: null,
    needsDocuments: false,
    cancelUntil: '2026-11-27T07:00:00.000Z',
    cancelText,
    token: `mix of ${quantity} at ${totalMinor}`,
    tokenExpireTime: '2026-11-21T10:15:00.000Z',
    serverTime,
    ...change,
  }
}

const amounts = (paidMinor: number, refundMinor: number) => ({
  paidMinor,
  paidAmount: String(paidMinor / 100),
  refundMinor,
  refundAmount: String(refundMinor / 100),
})

/** What cancelling a paid order past the free time of its room brings: the vouchers, and nothing for the date. */
export const mixCancelQuote: NonNullable<MixOrder['cancel']> = {
  lines: [
    { kind: 'voucher', voucherId: 'v1', text: 'Voucher 1', outcome: 'refunded', ...amounts(80_000, 80_000) },
    { kind: 'voucher', voucherId: 'v2', text: 'Voucher 2', outcome: 'refunded', ...amounts(80_000, 80_000) },
    { kind: 'date', voucherId: null, text: 'Date, Sat 28 Nov', outcome: 'lost', ...amounts(12_000, 0) },
  ],
  isDateFree: false,
  paidMinor: 172_000,
  refundMinor: 160_000,
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,600',
  destinationText: 'The refund goes back the way you paid. Most banks need 3 to 10 working days.',
  quoteToken: 'quote',
  validUntil: '2026-11-21T10:15:00.000Z',
}

/** A paid order of two vouchers with a date, with what a case changes. */
export const mixOrderWith = (change: Partial<MixOrder> = {}): MixOrder => {
  const { headImg, contact } = couponOrderWith()
  return {
    ...voucher,
    ...stay,
    type: 'mix',
    orderid: 'm1',
    orderNo: 'SL300000000001',
    status: 'BOOKED',
    statusText: 'Booked',
    buttons: ['view'],
    headImg,
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: '1,720',
    totalMinor: 172_000,
    payId: 'p1',
    payExpireTime: null,
    serverTime,
    createdAt: serverTime,
    quantity: 2,
    contact,
    voucherMinor: 160_000,
    voucherAmount: '1,600',
    parts,
    differenceMinor: 12_000,
    differenceAmount: '120',
    paidMinor: 172_000,
    refundedMinor: 0,
    cancelText,
    coupon: couponOrderWith({
      vouchers: [voucherWith({ status: 'EXCHANGED', statusText: 'Date booked' }), voucherWith({ voucherId: 'v2' })],
    }),
    exchange: exchangeOrder(),
    cancel: mixCancelQuote,
    refunds: [],
    logs: [{ at: serverTime, to: 'TO_PAY', text: 'Order placed' }],
    ...change,
  }
}
