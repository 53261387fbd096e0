import type { HotelOrder } from '@/contract/order'
import { formatInstant } from '@/domain/days/format-instant'

/** What happened to the booking, newest last, in UTC. */
export function OrderHistory({ order }: { readonly order: HotelOrder }) {
  return (
    <section className="trip-block">
      <h2 className="trip-title">History</h2>
      <ol className="trip-history">
        {order.logs.map((log) => (
          <li key={`${log.at}${log.to}`} className="trip-event">
            <span className="trip-event-text">{log.text}</span>
            <span className="trip-event-at">{formatInstant(log.at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
