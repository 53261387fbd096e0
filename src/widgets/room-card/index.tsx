import type { RoomOffer } from '@/contract/hotel'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import { Picture } from '../picture'
import type { OfferActions } from './offer-actions'
import { PackageRow } from './package-row'
import './style.scss'

export interface RoomCardProps extends OfferActions {
  readonly room: RoomOffer
}

/** A room type with its packages below it. */
export function RoomCard({ room, ...offers }: RoomCardProps) {
  const picture = room.pictures[0]
  return (
    <article className="room">
      {picture ? <Picture picture={picture} ratio={2} /> : null}
      <div className="room-head">
        <h3 className="room-name">{room.name}</h3>
        <div className="room-facts">
          <RoomFact icon="bed-double" text={room.bedText} />
          <RoomFact icon="maximize" text={`${room.areaSqm} m²`} />
          <RoomFact icon="users" text={`Sleeps ${room.maxGuests}`} />
          <RoomFact icon="image" text={room.windowText} />
        </div>
        <div className="room-facilities">{room.facilities.join(' · ')}</div>
      </div>
      {room.packages.map((offer) => (
        <PackageRow key={offer.pid} offer={offer} {...offers} />
      ))}
    </article>
  )
}

function RoomFact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <div className="room-fact">
      <Icon name={icon} size={16} className="room-icon" />
      <span className="room-text">{text}</span>
    </div>
  )
}
