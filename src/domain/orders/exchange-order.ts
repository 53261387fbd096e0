import type { ExchangeOrderStatus } from '@/contract/voucher-terms'
import type { OrderTable } from './order-table'
import { autoRefunding, over, refunded, toPay } from './usual-states'

/** What can happen to a stay that a voucher is exchanged for. */
export type ExchangeOrderEvent =
  | 'paid'
  | 'paid_late_rooms_taken_again'
  | 'paid_late_rooms_gone'
  | 'expired'
  | 'cancelled_by_user'
  | 'certificate_cancelled'
  | 'cancelled_with_fee'
  | 'stay_ended'
  | 'refunded'
  | 'refund_failed'

const lateMoves = { paid_late_rooms_taken_again: 'CONFIRMED', paid_late_rooms_gone: 'AUTO_REFUNDING' } as const

/** The life of a stay that was booked with a voucher: what each state is called, shows, allows, and leads to. */
export const exchangeOrderStates: OrderTable<ExchangeOrderStatus, ExchangeOrderEvent> = {
  TO_PAY: {
    ...toPay,
    text: 'Difference to pay',
    moves: { paid: 'CONFIRMED', expired: 'CLOSED_TIMEOUT', cancelled_by_user: 'CANCELLED' },
  },
  CONFIRMED: {
    text: 'Confirmed',
    tone: 'good',
    tab: 'upcoming',
    buttons: ['view', 'refund'],
    isPassing: false,
    moves: { certificate_cancelled: 'CANCELLED', cancelled_with_fee: 'CANCELLED_WITH_FEE', stay_ended: 'COMPLETED' },
  },
  COMPLETED: { ...over, text: 'Completed', tab: 'completed', moves: {} },
  CLOSED_TIMEOUT: { ...over, text: 'Closed, not paid in time', moves: lateMoves },
  CANCELLED: { ...over, text: 'Cancelled', moves: { refunded: 'REFUNDED', ...lateMoves } },
  CANCELLED_WITH_FEE: { ...over, text: 'Cancelled with a fee', moves: {} },
  AUTO_REFUNDING: autoRefunding,
  REFUNDED: refunded,
}
