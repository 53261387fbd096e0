import type { RoomOffer } from '@/contract/hotel'
import { cheapestPid, isRoomGone } from '@/domain/stays/offers'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import { Picture } from '../picture'
import { type OfferActions, OfferUnavailable } from './offer-unavailable'
import { PackageRow } from './package-row'
import './style.scss'

export interface RoomCardProps extends OfferActions {
  readonly room: RoomOffer
  /** A link has led to this room: it is set off. */
  readonly isLinked?: boolean
  /** Without it the room has no share button. */
  readonly onShare?: (roomTypeId: string) => void
  /** What the host needs on a button that shares. */
  readonly shareProps?: Readonly<Record<string, string>>
}

/** A room type with its packages below it; a sold-out one is grayed and labeled once. */
export function RoomCard({ room, isLinked, onShare, shareProps, ...offers }: RoomCardProps) {
  const picture = room.pictures[0]
  const isGone = isRoomGone(room)
  const [first] = room.packages
  const cheapest = cheapestPid(room.packages)
  return (
    <article className={['room', isGone && 'room-gone', isLinked && 'room-linked'].filter(Boolean).join(' ')}>
      {picture ? <Picture picture={picture} ratio={2} /> : null}
      <div className="room-head">
        <div className="room-title">
          <h3 className="room-name">{room.name}</h3>
          {onShare ? (
            <button
              type="button"
              className="room-share"
              aria-label={`Share ${room.name}`}
              onClick={() => onShare(room.roomTypeId)}
              {...shareProps}
            >
              <Icon name="share-2" size={18} />
            </button>
          ) : null}
        </div>
        <RoomFacts room={room} />
      </div>
      {isGone && first ? (
        <OfferUnavailable offer={first} {...offers} />
      ) : (
        room.packages.map((offer) => (
          <PackageRow key={offer.pid} offer={offer} isCheapest={offer.pid === cheapest} {...offers} />
        ))
      )}
    </article>
  )
}

function RoomFacts({ room }: { room: RoomOffer }) {
  return (
    <>
      <div className="room-facts">
        <RoomFact icon="bed-double" text={room.bedText} />
        {room.areaSqm ? <RoomFact icon="maximize" text={`${room.areaSqm} m²`} /> : null}
        <RoomFact icon="users" text={`Sleeps ${room.maxGuests}`} />
        {room.windowText ? <RoomFact icon="image" text={room.windowText} /> : null}
      </div>
      <div className="room-facilities">{room.facilities.join(' · ')}</div>
    </>
  )
}

function RoomFact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <div className="room-fact">
      <Icon name={icon} size={16} className="room-icon" />
      {text}
    </div>
  )
}
