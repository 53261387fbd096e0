import type { HotelOrder, OrderStatus } from '@/contract/order'
import type { RefundView } from '@/contract/refund'
import { orderButtons, orderStatuses, orderStatusText } from '@/domain/orders/hotel-order'
import { refundStatusText } from '@/domain/orders/refund-text'
import { formatAmount } from '@/domain/money/amount-text'
import { refundWith } from '../../support/client/refund-facts'

type Change = (order: HotelOrder) => Partial<HotelOrder>

/** An order that is paid and confirmed. */
export const paid: Change = ({ totalMinor, createdAt, currencyAmount }) => ({
  paidMinor: totalMinor,
  confirmationNo: 'LH-4711',
  pinCode: '4821',
  payExpireTime: null,
  payments: [{ bankOrderId: 'b1', channelName: 'Practice payment', paidAt: createdAt, amount: currencyAmount }],
})

/** A refund of an order with what a state changes. */
function refundOf(order: HotelOrder, amountMinor: number, change: Partial<RefundView>): RefundView {
  const { currencyCode, currencySymbol, createdAt } = order
  const status = change.status ?? 'SUBMITTED'
  return refundWith({
    currencyCode,
    currencySymbol,
    currencyAmount: formatAmount(amountMinor, currencyCode),
    amountMinor,
    createdAt,
    statusText: refundStatusText(status),
    ...(status === 'SUCCESS' ? { sentAt: createdAt, doneAt: createdAt } : {}),
    ...change,
  })
}

/** A paid order all of which goes back. */
export const refunding =
  (change: Partial<RefundView>): Change =>
  (order) => ({ ...paid(order), refunds: [refundOf(order, order.totalMinor, change)] })

/** A paid order of two rooms with these cancelled, a quarter of each room's price retained where there is a fee. */
const cancelled =
  (rooms: readonly number[], hasFee: boolean): Change =>
  (order) => {
    const { totalMinor, currencyCode, createdAt: cancelledAt } = order
    const feeMinor = hasFee ? Math.floor(totalMinor / 8) : 0
    const refundMinor = Math.floor(totalMinor / 2) - feeMinor
    const back = refundMinor * rooms.length
    return {
      ...paid(order),
      roomCount: 2,
      refundedMinor: back,
      cancelledRooms: rooms.map((room) => ({
        room,
        guest: room === 0 ? 'Maya Lindqvist' : 'Noah Lindqvist',
        cancelledAt,
        feeMinor,
        feeAmount: formatAmount(feeMinor, currencyCode),
        refundMinor,
        refundAmount: formatAmount(refundMinor, currencyCode),
      })),
      refunds: [refundOf(order, back, { status: 'SUCCESS' })],
    }
  }

/** What an order shows in each state that no scene reaches by itself, as changes of one that is to be paid. */
const changes: Readonly<Record<Exclude<OrderStatus, 'TO_PAY' | 'CONFIRMED' | 'REFUNDED'>, Change>> = {
  CONFIRMING: (order) => ({ ...paid(order), confirmationNo: null }),
  PARTIAL_REFUNDED: cancelled([1], false),
  CANCEL_APPLIED: paid,
  CHECKED_IN: paid,
  COMPLETED: paid,
  NO_SHOW: paid,
  CLOSED_TIMEOUT: () => ({ payExpireTime: null }),
  CANCELLED: refunding({ status: 'SUBMITTED' }),
  CANCELLED_WITH_FEE: cancelled([0, 1], true),
  REJECTED: paid,
  AUTO_REFUNDING: refunding({ cause: 'late_payment', causeText: 'Paid too late', status: 'WAITING_FOR_BALANCE' }),
}

/** Turns an unpaid order into one of a state, with more that is special. */
export function inState(status: OrderStatus, change: Change): Change {
  return (order) => {
    const buttons = orderButtons({ status, payExpireAt: new Date(0) }, new Date(0))
    return { ...change(order), status, statusText: orderStatusText(status), buttons }
  }
}

const changeOf: Partial<Record<OrderStatus, Change>> = changes

/** All those states, each with its change. */
export const orderStates: readonly (readonly [OrderStatus, Change])[] = orderStatuses.flatMap((status) => {
  const change = changeOf[status]
  return change ? [[status, inState(status, change)] as const] : []
})
