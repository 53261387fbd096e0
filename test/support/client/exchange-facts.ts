import type { ExchangeDifference, ExchangeInfo, ExchangeOrder } from '@/contract/exchange'
import { picture } from '../catalogue/cards'
import { exchangeDates, productFacts } from './product-facts'

const contact = { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' }
const serverTime = '2026-11-21T10:00:00.000Z'

/** A voucher of one night with two rooms to choose from, with what a case changes. */
export const exchangeInfo = (change: Partial<ExchangeInfo> = {}): ExchangeInfo => ({
  voucherId: 'v1',
  couponOrderId: 'o1',
  name: 'A night by the lake',
  variant: 'Weekend',
  headImg: picture,
  status: 'UNUSED',
  refusal: null,
  exchange: null,
  nights: 2,
  nightsLeft: 2,
  fewestNights: 2,
  firstDay: null,
  lastDay: '2027-06-30',
  validText: 'Good until the end of Wed 30 Jun 2027, UTC+8',
  currencyCode: 'CNY',
  termsLines: [],
  hotels: productFacts().hotels,
  needsDocuments: false,
  triesLeft: 3,
  contact,
  serverTime,
  ...change,
})

/** The days of its first room. */
export const exchangeDays = exchangeDates

/** What a stay from a day costs on top, good for a quarter of an hour; 120 on a Saturday. */
export const differenceOf = (change: Partial<ExchangeDifference> = {}): ExchangeDifference => {
  const differenceMinor = change.differenceMinor ?? 12_000
  const amount = String(differenceMinor / 100)
  return {
    voucherId: 'v1',
    hotelId: 'h1',
    hotelName: 'Garden House',
    roomTypeId: 'r1',
    roomTypeName: 'Garden Double',
    checkIn: '2026-11-28',
    checkOut: '2026-11-30',
    nights: 2,
    parts: [{ kind: 'night', text: 'Night of Sat 28 Nov', amountMinor: differenceMinor, amount }],
    differenceMinor,
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: amount,
    cancelUntil: '2026-11-27T07:00:00.000Z',
    cancelText: 'Can be cancelled until Fri 27 Nov 15:00, hotel time (UTC+8)',
    token: `token at ${differenceMinor}`,
    tokenExpireTime: '2026-11-21T10:15:00.000Z',
    serverTime,
    ...change,
  }
}

/** A date that is booked for it, with what a case changes. */
export const exchangeOrder = (change: Partial<ExchangeOrder> = {}): ExchangeOrder => ({
  type: 'exchange',
  orderid: 'e1',
  orderNo: 'SL200000000001',
  status: 'CONFIRMED',
  statusText: 'Confirmed',
  buttons: [],
  headImg: picture,
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '120',
  totalMinor: 12_000,
  payId: 'p1',
  payExpireTime: null,
  serverTime,
  createdAt: serverTime,
  voucherId: 'v1',
  couponOrderId: 'o1',
  hotelId: 'h1',
  hotelName: 'Garden House',
  roomTypeName: 'Garden Double',
  checkIn: '2026-11-28',
  checkOut: '2026-11-30',
  nights: 2,
  certificateNo: 'E0123456789',
  cancelUntil: '2026-11-27T07:00:00.000Z',
  hotelLocalName: '花园酒店',
  address: '1 Garden Road',
  addressLocal: '花园路1号',
  hotelPhone: '+86 21 5550 0001',
  timeZone: 'Asia/Shanghai',
  checkinFrom: '15:00',
  checkinUntil: '23:00',
  checkoutUntil: '12:00',
  bedText: '1 double bed',
  guests: [{ name: 'Ada Li' }],
  contact,
  specialRequest: '',
  parts: [{ kind: 'night', text: 'Night of Sat 28 Nov', amountMinor: 12_000, amount: '120' }],
  paidMinor: 12_000,
  refundedMinor: 0,
  canCancel: true,
  cancelText: 'Can be cancelled until Fri 27 Nov 15:00, hotel time (UTC+8)',
  refunds: [],
  logs: [],
  ...change,
})
