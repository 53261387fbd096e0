import type { HotelOrder } from '@/contract/order'

/** The order and the traveler's clock. */
export interface OrderHistoryProps {
  readonly order: HotelOrder
  readonly ownTime: (instant: string) => string
}

/** What happened to the booking, newest last, on the traveler's own clock. */
export function OrderHistory({ order, ownTime }: OrderHistoryProps) {
  return (
    <section className="trip-block">
      <h2 className="trip-title">History</h2>
      <p className="trip-clock">In your time</p>
      <ol className="trip-history">
        {order.logs.map((log) => (
          <li key={`${log.at}${log.to}`} className="trip-event">
            <span className="trip-event-text">{log.text}</span>
            <span className="trip-event-at">{ownTime(log.at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
