import type { HotelOrder } from '@/contract/order'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { Picture } from '@/widgets/picture'
import { RowsSkeleton } from '@/widgets/skeleton'

/** What is cancelled: the hotel, the stay, and how many rooms are left. */
export function OrderBrief({ order }: { readonly order: HotelOrder | null }) {
  if (!order) return <RowsSkeleton count={1} />
  const left = order.roomCount - order.cancelledRooms.length
  return (
    <section className="cancel-block cancel-order" aria-label="Your booking">
      <div className="cancel-thumb">
        <Picture picture={order.headImg} ratio={1} width={240} isEager isDecorative />
      </div>
      <div className="cancel-order-text">
        <h2 className="cancel-hotel">{order.hotelName}</h2>
        <p className="cancel-line">{`${order.roomTypeName}, ${countOf(left, 'room')}`}</p>
        <p className="cancel-line">
          {`${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}, ${countOf(order.nights, 'night')}`}
        </p>
        <p className="cancel-line">{`Booking number ${order.orderNo}`}</p>
      </div>
    </section>
  )
}
