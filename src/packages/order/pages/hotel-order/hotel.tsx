import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { Picture } from '@/widgets/picture'
import type { WithOrder } from './view'
import { OrderWays } from './ways'

/** The hotel with its address, also in the language that is spoken there. */
export function OrderHotel(props: WithOrder) {
  const { order, hrefOfHotel, onHotel, onCopy } = props
  const local = `${order.hotelLocalName || order.hotelName}\n${order.addressLocal}`
  return (
    <section className="trip-block trip-hotel" aria-label="Hotel">
      <Link className="trip-hotel-link" href={hrefOfHotel ?? ''} onOpen={onHotel}>
        <div className="trip-hotel-picture">
          <Picture picture={order.headImg} ratio={1.5} isEager isDecorative />
        </div>
        <div className="trip-hotel-text">
          <h2 className="trip-hotel-name">{order.hotelName}</h2>
          <p className="trip-hotel-line">{order.address}</p>
          <p className="trip-hotel-line">{order.hotelPhone}</p>
        </div>
      </Link>
      <OrderWays {...props} />
      <div className="trip-local">
        <p className="trip-local-text">
          {order.addressLocal === order.address ? 'For a taxi, copy name and address' : order.addressLocal}
        </p>
        <button
          type="button"
          className="trip-copy"
          aria-label="Copy the address in the local language"
          onClick={() => onCopy(local, 'Address')}
        >
          <Icon name="copy" size={18} />
        </button>
      </div>
    </section>
  )
}
