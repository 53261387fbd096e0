import type { MixOrderStatus } from '@/contract/voucher-terms'
import type { OrderTable } from './order-table'
import { autoRefunding, over, refunded, toPay } from './usual-states'

/** What can happen to an order of vouchers with a date. */
type MixOrderEvent =
  | 'paid'
  | 'paid_late_taken_again'
  | 'paid_late_gone'
  | 'expired'
  | 'cancelled_by_user'
  | 'cancelled_free'
  | 'cancelled_with_fee'
  | 'all_vouchers_over'
  | 'voucher_open_again'
  | 'refunded'
  | 'refund_failed'

const lateMoves = { paid_late_taken_again: 'BOOKED', paid_late_gone: 'AUTO_REFUNDING' } as const

/** The life of an order of vouchers with a date: what each state is called, shows, allows, and leads to. */
export const mixOrderStates: OrderTable<MixOrderStatus, MixOrderEvent> = {
  TO_PAY: {
    ...toPay,
    moves: { paid: 'BOOKED', expired: 'CLOSED_TIMEOUT', cancelled_by_user: 'CANCELLED' },
  },
  BOOKED: {
    text: 'Booked',
    tone: 'good',
    tab: 'to_use',
    buttons: ['view'],
    isPassing: false,
    moves: { cancelled_free: 'CANCELLED', cancelled_with_fee: 'CANCELLED_WITH_FEE', all_vouchers_over: 'COMPLETED' },
  },
  COMPLETED: {
    ...over,
    text: 'Completed',
    tab: 'completed',
    moves: { voucher_open_again: 'BOOKED', refunded: 'REFUNDED' },
  },
  CLOSED_TIMEOUT: { ...over, text: 'Closed, not paid in time', moves: lateMoves },
  CANCELLED: { ...over, text: 'Cancelled', moves: { refunded: 'REFUNDED', ...lateMoves } },
  CANCELLED_WITH_FEE: { ...over, text: 'Cancelled with a fee', moves: {} },
  AUTO_REFUNDING: autoRefunding,
  REFUNDED: refunded,
}
