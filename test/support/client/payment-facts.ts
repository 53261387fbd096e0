import type { HotelOrderCard } from '@/contract/order'
import type { PaymentAttempt, PaymentPage } from '@/contract/payment'
import { picture } from '../catalogue/cards'

/** An attempt to pay, with what a case changes. */
export const attemptWith = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  bankOrderId: 'b1',
  channel: 'sandbox',
  status: 'PENDING',
  failMessage: null,
  ...change,
})

/** The stay that is paid for. */
const stay = {
  type: 'hotel' as const,
  hotelId: 'h1',
  pid: 'p1',
  hotelName: 'Garden House',
  headImg: picture,
  roomTypeName: 'Garden twin',
  checkIn: '2026-11-22',
  checkOut: '2026-11-24',
  nights: 2,
  roomCount: 1,
  adults: 2,
  children: 0,
}

/** CNY 1,280 to be paid within 15 minutes, with what a case changes. */
export const paymentPageWith = (change: Partial<PaymentPage> = {}): PaymentPage => ({
  payId: 'pay1',
  status: 'PENDING',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,280',
  totalMinor: 128_000,
  payExpireTime: '2026-11-21T10:15:00.000Z',
  serverTime: '2026-11-21T10:00:00.000Z',
  order: stay,
  methods: [{ channel: 'sandbox', name: 'Practice payment', hint: 'No money is moved', disabledReason: null }],
  noMethodText: null,
  attempt: null,
  ...change,
})

/** The booking that is paid for, with what a case changes. */
export const orderCardWith = (change: Partial<HotelOrderCard> = {}): HotelOrderCard => ({
  orderid: 'o1',
  orderNo: 'N1',
  status: 'TO_PAY',
  statusText: 'To pay',
  buttons: ['pay', 'cancel', 'view'],
  packageName: 'Breakfast',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,280',
  totalMinor: 128_000,
  payId: 'pay1',
  payExpireTime: '2026-11-21T10:15:00.000Z',
  serverTime: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...stay,
  ...change,
})
