import type { HotelOrder } from '@/contract/order'
import { dialHref, mapHref, mapPlaceOf } from '@/domain/stays/map'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { WithOrder } from './view'
import { Picture } from '@/widgets/picture'
import { OrderBlock } from '@/widgets/order-block'

/** Calling the hotel, the way to it, and the stay in one's calendar; a post from it once it is over. */
function ShortcutList({ order, shortcuts, actions: { onPost } }: WithOrder) {
  const { onCall, onDirections, onCalendar, onSheet } = shortcuts
  const place = mapPlaceOf(order)
  return (
    <div className="trip-ways">
      {order.hotelPhone === '' ? null : (
        <Link className="trip-way" href={dialHref(order.hotelPhone)} label={`Call ${order.hotelName}`} onOpen={onCall}>
          <WayText icon="phone" text="Call" />
        </Link>
      )}
      {place ? (
        <Link
          className="trip-way"
          href={mapHref(place)}
          label={`Directions to ${order.hotelName}`}
          onOpen={onDirections}
        >
          <WayText icon="map-pin" text="Directions" />
        </Link>
      ) : null}
      {onPost ? (
        <button type="button" className="trip-way" aria-label="Post a moment from this stay" onClick={onPost}>
          <WayText icon="image" text="Post" />
        </button>
      ) : (
        <button type="button" className="trip-way" aria-label="Add to calendar" onClick={onCalendar}>
          <WayText icon="calendar-days" text="Calendar" />
        </button>
      )}
      <button
        type="button"
        className="trip-way"
        aria-label="Show the address to a driver"
        onClick={() => onSheet({ kind: 'taxi' })}
      >
        <WayText icon="car" text="Taxi" />
      </button>
    </div>
  )
}

function WayText({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <Icon name={icon} size={20} className="trip-way-icon" />
      <span className="trip-way-text">{text}</span>
    </>
  )
}

/** Name and address as they are written where the hotel is. */
export const localAddress = ({ hotelLocalName, hotelName, addressLocal }: HotelOrder): string =>
  `${hotelLocalName || hotelName}\n${addressLocal}`

/** The hotel with its address, also in the language that is spoken there. */
export function OrderHotel(props: WithOrder) {
  const { order, hrefOfHotel, shortcuts, onCopy } = props
  return (
    <OrderBlock className="trip-hotel" label="Hotel">
      <Link className="trip-hotel-link" href={hrefOfHotel ?? ''} onOpen={shortcuts.onHotel}>
        <div className="trip-hotel-picture">
          <Picture picture={order.headImg} ratio={1.5} isEager isDecorative />
        </div>
        <div className="trip-hotel-text">
          <h2 className="trip-hotel-name">{order.hotelName}</h2>
          <p className="trip-hotel-line">{order.address}</p>
          <p className="trip-hotel-line">{order.hotelPhone}</p>
        </div>
      </Link>
      <ShortcutList {...props} />
      <div className="trip-local">
        <p className="trip-local-text">
          {order.addressLocal === order.address ? 'For a taxi, copy name and address' : order.addressLocal}
        </p>
        <button
          type="button"
          className="trip-copy"
          aria-label="Copy the address in the local language"
          onClick={() => onCopy(localAddress(order), 'Address')}
        >
          <Icon name="copy" size={18} />
        </button>
      </div>
    </OrderBlock>
  )
}
