import { dialHref, mapHref, mapPlaceOf } from '@/domain/stays/map'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { WithOrder } from './view'

/** Calling the hotel, the way to it, and the stay in one's calendar. */
export function OrderWays({ order, onCall, onWay, onCalendar }: WithOrder) {
  const place = mapPlaceOf(order)
  return (
    <div className="trip-ways">
      {order.hotelPhone === '' ? null : (
        <Link className="trip-way" href={dialHref(order.hotelPhone)} label={`Call ${order.hotelName}`} onOpen={onCall}>
          <WayText icon="phone" text="Call" />
        </Link>
      )}
      {place ? (
        <Link className="trip-way" href={mapHref(place)} label={`Directions to ${order.hotelName}`} onOpen={onWay}>
          <WayText icon="map-pin" text="Directions" />
        </Link>
      ) : null}
      <button type="button" className="trip-way" aria-label="Add to calendar" onClick={onCalendar}>
        <WayText icon="calendar-days" text="Calendar" />
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
