import { orderPage, voucherPage } from '@/domain/orders/order-page'
import { exchangeOrder } from '../../../support/client/exchange-facts'
import { orderCardWith } from '../../../support/client/payment-facts'
import { couponCardWith } from '../../../support/client/voucher-facts'

test('an order stands on its own page, a date that is booked with a voucher with the voucher', () => {
  expect(orderPage(orderCardWith())).toEqual({ route: 'hotelOrder', orderid: 'o1' })
  const coupon = couponCardWith()
  expect(orderPage(coupon)).toEqual({ route: 'couponOrder', orderid: coupon.orderid })
  expect(orderPage(exchangeOrder())).toEqual({ route: 'couponOrder', orderid: 'o1' })
})

test('what was given stands in the wallet: the order is another person’s', () => {
  expect(orderPage(exchangeOrder({ couponOrderId: null }))).toEqual({ route: 'wallet' })
  expect(voucherPage(null)).toEqual({ route: 'wallet' })
})
