import type { CouponOrderStatus } from '@/contract/voucher-terms'
import type { OrderTable } from './order-table'

/** What can happen to an order of vouchers. */
export type CouponOrderEvent =
  | 'paid'
  | 'paid_late_stock_left'
  | 'paid_late_stock_gone'
  | 'expired'
  | 'cancelled_by_user'
  | 'all_vouchers_over'
  | 'voucher_open_again'
  | 'refunded'
  | 'refund_failed'

const lateMoves = { paid_late_stock_left: 'TO_USE', paid_late_stock_gone: 'AUTO_REFUNDING' } as const

const over = { tone: 'over', buttons: ['rebook', 'view', 'delete'], isPassing: false, tab: 'cancelled' } as const

/** The life of an order of vouchers: what each state is called, shows, allows, and leads to. */
export const couponOrderStates: OrderTable<CouponOrderStatus, CouponOrderEvent> = {
  TO_PAY: {
    text: 'Waiting for payment',
    tone: 'todo',
    tab: 'to_pay',
    buttons: ['pay', 'cancel', 'view'],
    isPassing: true,
    moves: { paid: 'TO_USE', expired: 'CLOSED_TIMEOUT', cancelled_by_user: 'CANCELLED' },
  },
  TO_USE: {
    text: 'Ready to use',
    tone: 'good',
    tab: 'to_use',
    buttons: ['use', 'view', 'refund'],
    isPassing: false,
    moves: { all_vouchers_over: 'COMPLETED', refunded: 'REFUNDED' },
  },
  COMPLETED: {
    ...over,
    text: 'Completed',
    tab: 'completed',
    moves: { voucher_open_again: 'TO_USE', refunded: 'REFUNDED' },
  },
  CLOSED_TIMEOUT: { ...over, text: 'Closed, not paid in time', moves: lateMoves },
  CANCELLED: { ...over, text: 'Cancelled', moves: lateMoves },
  AUTO_REFUNDING: {
    text: 'Refund on its way',
    tone: 'calm',
    tab: 'cancelled',
    buttons: ['view'],
    isPassing: true,
    moves: { refunded: 'REFUNDED' },
  },
  REFUNDED: { ...over, text: 'Refunded', moves: { refund_failed: 'AUTO_REFUNDING' } },
}
