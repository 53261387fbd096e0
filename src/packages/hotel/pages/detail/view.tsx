import type { ReactNode } from 'react'
import type { HotelDetail } from '@/contract/hotel'
import type { FailureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { Gallery } from '@/widgets/gallery'
import { Link } from '@/widgets/link'
import { Screen } from '@/widgets/screen'
import { DetailSkeleton } from './detail-skeleton'
import { HotelAbout, HotelNearby, HotelPolicies } from './hotel-about'
import { HotelFacts, type HotelFactsProps } from './hotel-facts'
import { Reviews } from './reviews'

/** The hotel's facts, and the parts of the page that change without them. */
export interface HotelDetailViewProps extends Omit<HotelFactsProps, 'hotel'> {
  readonly hotel: HotelDetail | null
  readonly hotelFailure: FailureView | null
  readonly headerActions: ReactNode
  readonly stayBar: ReactNode
  readonly rooms: ReactNode
  readonly bottomBar: ReactNode
  readonly coupons: ReactNode
  readonly moments: ReactNode
  readonly similar: ReactNode
  readonly onBack: () => void
  readonly onFacilities: () => void
  readonly onRetryHotel: () => void
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
      actions={props.headerActions}
      className="detail"
      bottomBar={props.bottomBar}
    >
      <Gallery name={hotel.name} pictures={hotel.pictures} />
      {hotel.pictures.length > 0 ? (
        <div className="detail-pictures">
          <Link className="detail-all" {...props.links.pictures}>
            {`All pictures (${hotel.pictures.length})`}
          </Link>
        </div>
      ) : null}
      <HotelFacts hotel={hotel} onCopyAddress={props.onCopyAddress} links={props.links} />
      <section id="rooms" className="detail-rooms" aria-label="Rooms">
        <h2 className="detail-head">Rooms</h2>
        {props.stayBar}
        {props.rooms}
      </section>
      {props.coupons}
      <HotelAbout hotel={hotel} onFacilities={props.onFacilities} />
      <Reviews hotel={hotel} links={props.links} />
      {props.moments}
      <HotelNearby hotel={hotel} />
      <HotelPolicies hotel={hotel} />
      <div className="detail-pictures">
        <Link className="detail-all" {...props.links.support}>
          Questions about this hotel? Chat with customer support
        </Link>
      </div>
      {props.similar}
    </Screen>
  )
}
