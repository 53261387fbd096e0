import type { HotelOrder } from '@/contract/order'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { RefundBrief } from '@/widgets/refund-form'
import { RowsSkeleton } from '@/widgets/skeleton'

/** What is cancelled: the hotel, the stay, and how many rooms are left. */
export function OrderBrief({ order }: { readonly order: HotelOrder | null }) {
  if (!order) return <RowsSkeleton count={1} />
  const left = order.roomCount - order.cancelledRooms.length
  return (
    <RefundBrief
      label="Your booking"
      headImg={order.headImg}
      title={order.hotelName}
      lines={[
        `${order.roomTypeName}, ${countOf(left, 'room')}`,
        `${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}, ${countOf(order.nights, 'night')}`,
        `Booking number ${order.orderNo}`,
      ]}
    />
  )
}
