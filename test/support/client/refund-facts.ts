import type { CancelQuote, RefundView } from '@/contract/refund'

const roomWith = (room: number, feeMinor: number) => ({
  room,
  guest: `Guest ${room + 1}`,
  totalMinor: 100_000,
  totalAmount: '1,000',
  feeMinor,
  feeAmount: feeMinor === 0 ? '0' : '250',
  refundMinor: 100_000 - feeMinor,
  refundAmount: feeMinor === 0 ? '1,000' : '750',
})

/** A free quote of both rooms of an order of CNY 2,000, good for 15 minutes, with what a case changes. */
export const quoteWith = (change: Partial<CancelQuote> = {}): CancelQuote => ({
  quoteToken: 't1',
  orderid: 'o1',
  isWhole: true,
  rooms: [roomWith(0, 0), roomWith(1, 0)],
  otherRooms: [],
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '2,000',
  totalMinor: 200_000,
  feeMinor: 0,
  feeAmount: '0',
  refundMinor: 200_000,
  refundAmount: '2,000',
  isFree: true,
  tierText: 'Free cancellation until Fri 20 Nov 18:00, hotel time.',
  nextTierAt: '2026-11-20T10:00:00.000Z',
  nextTierText: 'From Fri 20 Nov 18:00, hotel time, CNY 500 of 2,000 is not refunded.',
  validUntil: '2026-11-20T08:15:00.000Z',
  serverTime: '2026-11-20T08:00:00.000Z',
  needsReason: false,
  needsFiles: false,
  canRequestWaiver: false,
  destinationText: 'The refund goes back the way you paid.',
  ...change,
})

/** The same order once a fee of CNY 500 applies, which the hotel can be requested to waive. */
export const feeQuoteWith = (change: Partial<CancelQuote> = {}): CancelQuote =>
  quoteWith({
    quoteToken: 't2',
    rooms: [roomWith(0, 25_000), roomWith(1, 25_000)],
    feeMinor: 50_000,
    feeAmount: '500',
    refundMinor: 150_000,
    refundAmount: '1,500',
    isFree: false,
    tierText: 'Cancelling: CNY 500 of 2,000 is not refunded.',
    nextTierAt: null,
    nextTierText: null,
    needsReason: true,
    needsFiles: true,
    canRequestWaiver: true,
    ...change,
  })

/** A refund of CNY 1,000 for one room that is on its way, with what a case changes. */
export const refundWith = (change: Partial<RefundView> = {}): RefundView => ({
  refundId: 'r1',
  cause: 'cancelled',
  causeText: 'Cancellation',
  status: 'SUBMITTED',
  statusText: 'On its way to your bank or wallet.',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,000',
  amountMinor: 100_000,
  rooms: [0],
  voucherIds: [],
  createdAt: '2026-11-20T08:01:00.000Z',
  sentAt: null,
  doneAt: null,
  needsAccount: false,
  accountText: null,
  ...change,
})
