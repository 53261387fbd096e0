import type { ReactNode } from 'react'
import type { HotelDetail } from '@/contract/hotel'
import type { FailureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { Gallery } from '@/widgets/gallery'
import { Icon } from '@/widgets/icon'
import { Screen } from '@/widgets/screen'
import { FavoriteButton } from '@/widgets/favorite-button'
import { DetailSkeleton } from './detail-skeleton'
import { HotelCoupons } from './extras'
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
      <HotelFacts
        hotel={hotel}
        onCopyAddress={props.onCopyAddress}
        hrefOfCity={props.hrefOfCity}
        onCity={props.onCity}
      />
      <section id="rooms" className="detail-rooms" aria-label="Rooms">
        <h2 className="detail-head">Rooms</h2>
        {props.stayBar}
        {props.rooms}
      </section>
      <HotelCoupons coupons={hotel.coupons} />
      <HotelAbout hotel={hotel} onFacilities={props.onFacilities} />
      <Reviews hotel={hotel} />
      {props.moments}
      <HotelNearby hotel={hotel} />
      <HotelPolicies hotel={hotel} />
      {props.similar}
    </Screen>
  )
}

/** What stands in the page's head: share, and the heart. */
export interface HeaderActionsProps {
  readonly name: string
  readonly isFavorite: boolean
  /** What the host needs on a button that shares. */
  readonly shareProps: Readonly<Record<string, string>>
  readonly onShare: () => void
  readonly onFavorite: (isOn: boolean) => void
}

/** Shares the hotel, and puts it on the wish list. */
export function HeaderActions({ name, isFavorite, shareProps, onShare, onFavorite }: HeaderActionsProps) {
  return (
    <>
      <button type="button" className="detail-share" aria-label="Share" onClick={onShare} {...shareProps}>
        <Icon name="share-2" size={20} />
      </button>
      <FavoriteButton name={name} isFavorite={isFavorite} onFavorite={onFavorite} />
    </>
  )
}
