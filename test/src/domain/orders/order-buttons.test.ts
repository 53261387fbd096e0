import type { OrderButton, OrderStatus } from '@/contract/order'
import { orderButtons } from '@/domain/booking/order-status'

const payExpireAt = new Date('2026-11-21T10:15:00Z')
const inTime = new Date('2026-11-21T10:14:59.999Z')

test.each<[OrderStatus, Date, OrderButton[]]>([
  ['TO_PAY', inTime, ['pay', 'cancel', 'view']],
  ['TO_PAY', payExpireAt, ['view']],
  ['CONFIRMING', inTime, ['view']],
  ['CONFIRMED', inTime, ['view']],
  ['CHECKED_IN', inTime, ['view']],
  ['AUTO_REFUNDING', inTime, ['view']],
  ['COMPLETED', inTime, ['rebook', 'view']],
  ['NO_SHOW', inTime, ['rebook', 'view']],
  ['CLOSED_TIMEOUT', inTime, ['rebook', 'view']],
  ['CANCELLED', inTime, ['rebook', 'view']],
  ['REJECTED', inTime, ['rebook', 'view']],
  ['REFUNDED', inTime, ['rebook', 'view']],
])('%s at %s', (status, now, buttons) => {
  expect(orderButtons({ status, payExpireAt }, now)).toEqual(buttons)
})
