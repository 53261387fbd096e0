import type { FlexStay, HotelDetail, RoomOffer } from '@/contract/hotel'
import type { Stay, StayPrice } from '@/contract/stay'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { FailureView } from '@/domain/failure'
import type { OfferFix } from '@/domain/stays/unavailable-text'
import { ErrorState } from '@/widgets/error-state'
import { Gallery } from '@/widgets/gallery'
import { Icon } from '@/widgets/icon'
import { Screen } from '@/widgets/screen'
import { StayBar } from '@/widgets/stay-bar'
import { FavoriteButton } from '@/widgets/wish-button'
import { DetailSkeleton } from './detail-skeleton'
import { HotelCoupons, HotelMoments, SimilarHotels, type SimilarHotelsProps } from './extras'
import { FromBar } from './from-bar'
import { HotelAbout, HotelNearby, HotelPolicies } from './hotel-about'
import { HotelFacts } from './hotel-facts'
import { Reviews } from './reviews'
import { RoomList } from './room-list'

/** The offers of the hotel for a stay, as the page shows them. */
export interface OffersFacts {
  readonly stay: Stay
  readonly rooms: readonly RoomOffer[]
  readonly from: StayPrice | null
  readonly nearestDates: DateRange | null
  /** The same stay on the days around it. */
  readonly flex: readonly FlexStay[]
}

/** What the hotel page shows and does. */
export interface HotelDetailViewProps extends SimilarHotelsProps {
  readonly hotel: HotelDetail | null
  readonly hotelFailure: FailureView | null
  /** The stay that was asked for; before the first answer it may be unknown. */
  readonly stay: Stay | null
  readonly offers: OffersFacts | null
  readonly offersFailure: FailureView | null
  readonly isLoadingOffers: boolean
  /** The traveller has chosen no dates: those shown are the default. */
  readonly areDatesDefault: boolean
  /** What is wrong with the stay of the address; null where nothing is. */
  readonly stayNote: string | null
  /** The room that a shared link has led to. */
  readonly linkedRoomId: string | null
  /** Packages that are picked for comparison, at most two. */
  readonly compared: readonly string[]
  /** What the host needs on a button that shares. */
  readonly shareProps: Readonly<Record<string, string>>
  readonly hrefOfCity: string
  readonly hrefOfBook: (pid: string) => string
  /** What the traveller's own clock shows at an instant; null while nobody knows. */
  readonly ownTime: ((instant: string) => string) | null
  readonly onBack: () => void
  readonly onWish: (isWished: boolean) => void
  /** A room, or null for the whole hotel. */
  readonly onShare: (roomTypeId: string | null) => void
  readonly onCity: () => void
  readonly onCopyAddress: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onNearestDates: (dates: DateRange) => void
  readonly onBook: (pid: string) => void
  readonly onFix: (fix: OfferFix) => void
  /** A visitor wants to sign in for the member price. */
  readonly onVip: () => void
  readonly onCompare: (pid: string) => void
  readonly onClearCompared: () => void
  readonly onOpenCompare: () => void
  readonly onChooseRoom: () => void
  readonly onFacilities: () => void
  readonly onLike: (momentId: string, isLike: boolean) => void
  readonly onRetryHotel: () => void
  readonly onRetryOffers: () => void
}

/** A hotel: pictures, facts, its rooms for a stay, and what else one should know. */
export function HotelDetailView(props: HotelDetailViewProps) {
  const { hotel, hotelFailure } = props
  if (!hotel) {
    return (
      <Screen title="Hotel Details" onBack={props.onBack}>
        {hotelFailure ? <ErrorState {...hotelFailure} onRetry={props.onRetryHotel} /> : <DetailSkeleton />}
      </Screen>
    )
  }
  return (
    <Screen
      title="Hotel Details"
      onBack={props.onBack}
      actions={<HeaderActions {...props} hotel={hotel} />}
      className="detail"
      bottomBar={<FromBar {...props} />}
    >
      <Gallery name={hotel.name} pictures={hotel.pictures} />
      <HotelFacts
        hotel={hotel}
        onCopyAddress={props.onCopyAddress}
        hrefOfCity={props.hrefOfCity}
        onCity={props.onCity}
      />
      <section id="rooms" className="detail-rooms" aria-label="Rooms">
        <h2 className="detail-head">Rooms</h2>
        {props.stay ? (
          <div className="detail-stay">
            <StayBar
              stay={props.stay}
              isDefault={props.areDatesDefault}
              note={props.stayNote}
              onDates={props.onDates}
              onGuests={props.onGuests}
            />
          </div>
        ) : null}
        <RoomList {...props} today={hotel.today} />
      </section>
      <HotelCoupons coupons={hotel.coupons} />
      <HotelAbout hotel={hotel} onFacilities={props.onFacilities} />
      <Reviews hotel={hotel} />
      <HotelMoments moments={hotel.moments} onLike={props.onLike} />
      <HotelNearby hotel={hotel} />
      <HotelPolicies hotel={hotel} />
      <SimilarHotels {...props} />
    </Screen>
  )
}

interface HeaderActionsProps extends HotelDetailViewProps {
  readonly hotel: HotelDetail
}

function HeaderActions({ hotel, shareProps, onShare, onWish }: HeaderActionsProps) {
  return (
    <>
      <button type="button" className="detail-share" aria-label="Share" onClick={() => onShare(null)} {...shareProps}>
        <Icon name="share-2" size={20} />
      </button>
      <FavoriteButton name={hotel.name} isWished={hotel.isCollection} onWish={onWish} />
    </>
  )
}
