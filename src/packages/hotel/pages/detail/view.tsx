import type { HotelDetail, RoomOffer } from '@/contract/hotel'
import type { StayPrice } from '@/contract/price'
import type { Stay } from '@/contract/stay'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { FailureNote } from '@/domain/failure/failure-note'
import type { OfferFix } from '@/domain/offers/fix-unavailable'
import { stayCovers } from '@/domain/stay/stay-covers'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { Gallery } from '@/widgets/gallery'
import { PriceLine } from '@/widgets/price-line'
import { Screen } from '@/widgets/screen'
import { StayBar } from '@/widgets/stay-bar'
import { WishButton } from '@/widgets/wish-button'
import { DetailSkeleton } from './detail-skeleton'
import { HotelAbout } from './hotel-about'
import { HotelFacts } from './hotel-facts'
import { RoomList } from './room-list'

/** The offers of the hotel for a stay, as the page shows them. */
export interface OffersFacts {
  readonly stay: Stay
  readonly rooms: readonly RoomOffer[]
  readonly from: StayPrice | null
  readonly nearestDates: DateRange | null
}

/** What the hotel page shows and does. */
export interface HotelDetailViewProps {
  readonly hotel: HotelDetail | null
  readonly hotelFailure: FailureNote | null
  /** The stay that was asked for; before the first answer it may be unknown. */
  readonly stay: Stay | null
  readonly offers: OffersFacts | null
  readonly offersFailure: FailureNote | null
  readonly isLoadingOffers: boolean
  /** The traveller has chosen no dates: those shown are the default. */
  readonly areDatesDefault: boolean
  readonly hrefOfBook: (pid: string) => string
  readonly onBack: () => void
  readonly onWish: (isWished: boolean) => void
  readonly onCopyAddress: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onNearestDates: (dates: DateRange) => void
  readonly onBook: (pid: string) => void
  readonly onFix: (fix: OfferFix) => void
  readonly onChooseRoom: () => void
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
      actions={<WishButton name={hotel.name} isWished={hotel.isCollection} onWish={props.onWish} />}
      className="detail"
      bottomBar={<FromBar {...props} />}
    >
      <Gallery name={hotel.name} pictures={hotel.pictures} />
      <HotelFacts hotel={hotel} onCopyAddress={props.onCopyAddress} />
      <section id="rooms" className="detail-rooms" aria-label="Rooms">
        <h2 className="detail-head">Rooms</h2>
        {props.stay ? (
          <div className="detail-stay">
            <StayBar
              stay={props.stay}
              isDefault={props.areDatesDefault}
              onDates={props.onDates}
              onGuests={props.onGuests}
            />
          </div>
        ) : null}
        <RoomList {...props} today={hotel.today} />
      </section>
      <HotelAbout hotel={hotel} />
    </Screen>
  )
}

function FromBar({ offers, isLoadingOffers, onChooseRoom, onDates }: HotelDetailViewProps) {
  const from = offers?.from
  if (from) {
    return (
      <BottomBar
        lead={
          <PriceLine {...from} prefix="from" covers={stayCovers(from)} perNightAmount={null} originalAmount={null} />
        }
      >
        <Button onTap={onChooseRoom}>Choose room</Button>
      </BottomBar>
    )
  }
  const isSoldOut = offers !== null && !isLoadingOffers
  return (
    <BottomBar
      lead={<span className="detail-nothing">{isSoldOut ? 'No rooms for these dates' : 'Checking prices'}</span>}
    >
      <Button isDisabled={!isSoldOut} onTap={onDates}>
        Change dates
      </Button>
    </BottomBar>
  )
}
