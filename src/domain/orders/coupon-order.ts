import type { CouponOrderStatus } from '@/contract/voucher-terms'
import type { OrderTable } from './order-table'
import { autoRefunding, over, refunded, toPay } from './usual-states'

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

const ended = { ...over, buttons: ['rebook', 'view', 'delete'] } as const

/** The life of an order of vouchers: what each state is called, shows, allows, and leads to. */
export const couponOrderStates: OrderTable<CouponOrderStatus, CouponOrderEvent> = {
  TO_PAY: {
    ...toPay,
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
    ...ended,
    text: 'Completed',
    tab: 'completed',
    moves: { voucher_open_again: 'TO_USE', refunded: 'REFUNDED' },
  },
  CLOSED_TIMEOUT: { ...ended, text: 'Closed, not paid in time', moves: lateMoves },
  CANCELLED: { ...ended, text: 'Cancelled', moves: lateMoves },
  AUTO_REFUNDING: autoRefunding,
  REFUNDED: { ...refunded, buttons: ended.buttons },
}
