import type { FlexStay, HotelDetail, RoomOffer } from '@/contract/hotel'
import type { Stay, StayPrice } from '@/contract/stay'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { FailureView } from '@/domain/failure'
import { formatDay } from '@/domain/days/format-day'
import { sellsNothing } from '@/domain/stays/offers'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { FlexStrip } from '@/widgets/flex-strip'
import { NearCell } from '@/widgets/near-cell'
import { RoomCard, type RoomCardProps } from '@/widgets/room-card'
import { RoomsSkeleton } from './detail-skeleton'
import { RequestRooms } from './request-rooms'

/** The offers of the hotel for a stay, as the page shows them. */
export interface OffersFacts {
  readonly stay: Stay
  readonly rooms: readonly RoomOffer[]
  readonly from: StayPrice | null
  readonly nearestDates: DateRange | null
  /** The same stay on the days around it. */
  readonly flex: readonly FlexStay[]
}

/** What a tap on a room or on one of its packages does. */
export type RoomActions = Pick<RoomCardProps, 'hrefOf' | 'onBook' | 'onCompare' | 'onShare' | 'onFix' | 'onVip'>

/** The rooms of a hotel for a stay. */
export interface RoomListProps {
  readonly hotel: HotelDetail
  readonly offers: OffersFacts | null
  readonly offersFailure: FailureView | null
  readonly isLoadingOffers: boolean
  /** The room that a shared link has led to. */
  readonly linkedRoomId: string | null
  /** Packages that are picked for comparison, at most two. */
  readonly compared: readonly string[]
  /** What the host needs on a button that shares. */
  readonly shareProps: Readonly<Record<string, string>>
  /** What the traveler's own clock shows at an instant; null while nobody knows. */
  readonly ownTime: ((instant: string) => string) | null
  readonly actions: RoomActions
  readonly onNearestDates: (dates: DateRange) => void
  readonly onRetryOffers: () => void
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
      {offers.from === null && offers.nearestDates ? (
        <Nearest dates={offers.nearestDates} onNearestDates={props.onNearestDates} />
      ) : null}
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
            today={props.hotel.today}
            isLinked={room.roomTypeId === props.linkedRoomId}
            compared={props.compared}
            shareProps={props.shareProps}
            ownTime={props.ownTime}
            {...props.actions}
          />
        </NearCell>
      ))}
    </>
  )
}

interface NearestProps extends Pick<RoomListProps, 'onNearestDates'> {
  readonly dates: DateRange
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
