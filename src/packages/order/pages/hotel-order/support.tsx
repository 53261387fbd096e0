import { dialHref, mailHref } from '@/domain/stays/map'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { WithOrder } from './view'

/** How to reach the people behind the app about this booking. */
export function OrderSupport({ order, onSupport }: WithOrder) {
  const { email, phone } = order.support
  return (
    <section className="trip-block" aria-label="Customer support">
      <h2 className="trip-title">Need help?</h2>
      <p className="trip-help">{`Tell us your booking number, ${order.orderNo}.`}</p>
      <Link
        className="trip-help-link"
        href={mailHref(email, `Booking ${order.orderNo}`)}
        onOpen={() => onSupport('mail')}
      >
        <Icon name="mail" size={18} />
        <span className="trip-help-text">{email}</span>
      </Link>
      {phone ? (
        <Link className="trip-help-link" href={dialHref(phone)} onOpen={() => onSupport('phone')}>
          <Icon name="phone" size={18} />
          <span className="trip-help-text">{phone}</span>
        </Link>
      ) : null}
    </section>
  )
}
