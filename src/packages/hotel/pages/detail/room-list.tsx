import { formatDay } from '@/domain/days/format-day'
import { sellsNothing } from '@/domain/stays/offers'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { FlexStrip } from '@/widgets/flex-strip'
import { NearCell } from '@/widgets/near-cell'
import { RoomCard } from '@/widgets/room-card'
import { RoomsSkeleton } from './detail-skeleton'
import { RequestRooms } from './ask-for-rooms'
import type { HotelDetailViewProps } from './view'

/** The page's props and the hotel's day. */
export interface RoomListProps extends HotelDetailViewProps {
  readonly today: string
}

/** More than a screen of them. */
const FIRST_ROOMS = 2

/** The rooms with their packages, or why there are none. */
export function RoomList(props: RoomListProps) {
  const { offers, offersFailure, isLoadingOffers } = props
  if (offersFailure && !isLoadingOffers) return <ErrorState {...offersFailure} onRetry={props.onRetryOffers} isInline />
  if (!offers || isLoadingOffers) return <RoomsSkeleton />
  if (sellsNothing(offers)) return <RequestRooms hotel={props.hotel} />
  return (
    <>
      {offers.flex.length > 1 ? (
        <div className="detail-flex">
          <h3 className="detail-flex-head">Other days nearby</h3>
          <FlexStrip
            stays={offers.flex}
            checkIn={offers.stay.checkIn}
            onChoose={({ checkIn, checkOut }) => props.onNearestDates({ checkIn, checkOut })}
          />
        </div>
      ) : null}
      {offers.from === null && offers.nearestDates ? <Nearest {...props} dates={offers.nearestDates} /> : null}
      {offers.rooms.map((room, index) => (
        <NearCell
          key={room.roomTypeId}
          id={`room-${room.roomTypeId}`}
          className="detail-room"
          emptyClassName="detail-room-empty"
          isFirst={index < FIRST_ROOMS || props.linkedRoomId !== null}
        >
          <RoomCard
            room={room}
            stay={offers.stay}
            today={props.today}
            isLinked={room.roomTypeId === props.linkedRoomId}
            compared={props.compared}
            shareProps={props.shareProps}
            hrefOf={props.hrefOfBook}
            ownTime={props.ownTime}
            onBook={props.onBook}
            onCompare={props.onCompare}
            onShare={props.onShare}
            onFix={props.onFix}
            onVip={props.onVip}
          />
        </NearCell>
      ))}
    </>
  )
}

interface NearestProps extends RoomListProps {
  readonly dates: { readonly checkIn: string; readonly checkOut: string }
}

function Nearest({ dates, onNearestDates }: NearestProps) {
  const text = `${formatDay(dates.checkIn)} – ${formatDay(dates.checkOut)}`
  return (
    <div className="detail-nearest" role="status">
      <p className="detail-nearest-text">{`Nothing is left for your dates. The nearest stay of the same length is ${text}.`}</p>
      <Button kind="secondary" size="medium" onTap={() => onNearestDates(dates)}>
        {`See ${text}`}
      </Button>
    </div>
  )
}
