import type { PaymentPage } from '@/contract/payment'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { Picture } from '@/widgets/picture'

/** What is paid for. */
export function OrderLine({ order }: { readonly order: PaymentPage['order'] }) {
  return (
    <section className="pay-order" aria-label="Your booking">
      <div className="pay-thumb">
        <Picture picture={order.headImg} ratio={1} width={240} isEager isDecorative />
      </div>
      <div className="pay-order-text">
        <h2 className="pay-hotel">{order.hotelName}</h2>
        <p className="pay-fact">{order.roomTypeName}</p>
        <p className="pay-fact">{`${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}`}</p>
        <p className="pay-fact">{`${countOf(order.nights, 'night')}, ${countOf(order.roomCount, 'room')}`}</p>
      </div>
    </section>
  )
}
