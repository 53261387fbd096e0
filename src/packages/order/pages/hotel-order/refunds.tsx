import type { HotelOrder } from '@/contract/order'
import { orderAmount } from '@/domain/orders/next-step'
import { RefundTimeline } from '@/widgets/refund-timeline'
import type { WithOrder } from './view'
import { OrderWaiver } from './waiver'
import { OrderBlock } from '@/widgets/order-block'

/** What was requested and cancelled of a booking and what goes back: the request, rooms with fee and refund, and each refund's way. */
export function OrderRefunds({ order, ownTime, shortcuts }: WithOrder) {
  const { cancelledRooms, refunds, waiver } = order
  if (cancelledRooms.length === 0 && refunds.length === 0 && !waiver) return null
  const title = cancelledRooms.length === 0 && refunds.length === 0 ? 'Request to the hotel' : 'Cancelled and refunded'
  return (
    <OrderBlock title={title}>
      {waiver ? <OrderWaiver order={order} waiver={waiver} ownTime={ownTime} shortcuts={shortcuts} /> : null}
      {cancelledRooms.map((cancelled) => (
        <CancelledRoom key={cancelled.room} order={order} cancelled={cancelled} ownTime={ownTime} />
      ))}
      {refunds.map((refund) => (
        <div key={refund.refundId} className="trip-refund">
          <RefundTimeline
            refund={refund}
            ownTime={ownTime}
            onNameAccount={() => shortcuts.onSheet({ kind: 'account', refundId: refund.refundId })}
          />
        </div>
      ))}
    </OrderBlock>
  )
}

interface CancelledRoomProps extends Pick<WithOrder, 'order' | 'ownTime'> {
  readonly cancelled: HotelOrder['cancelledRooms'][number]
}

function CancelledRoom({ order, cancelled, ownTime }: CancelledRoomProps) {
  const { room, guest, cancelledAt, feeMinor, refundMinor } = cancelled
  const fee = feeMinor === 0 ? 'no fee' : `fee ${orderAmount(order, feeMinor)}`
  return (
    <div className="trip-cancelled">
      <p className="trip-cancelled-room">{guest === '' ? `Room ${room + 1}` : `Room ${room + 1}, ${guest}`}</p>
      <p className="trip-cancelled-sums">{`${orderAmount(order, refundMinor)} back, ${fee}`}</p>
      <p className="trip-cancelled-at">{`Cancelled ${ownTime(cancelledAt)}`}</p>
    </div>
  )
}
