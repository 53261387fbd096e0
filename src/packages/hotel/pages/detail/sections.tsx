import { observer } from 'mobx-react'
import { bookingQuery } from '@/domain/booking/booking-request'
import { failureView } from '@/domain/failure'
import { withLike } from '@/domain/feed/home-feed'
import { roomToChoose } from '@/domain/stays/offers'
import { stayQuery } from '@/domain/stays/stay-query'
import { supportLink } from '@/shell/support-link'
import { cardLinks, reviewLink } from '@/shell/card-links'
import type { OfferFix } from '@/domain/stays/unavailable-text'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go, hrefOf } from '@/platform/navigation'
import { scrollToElement } from '@/platform/scroll'
import { shareButtonProps } from '@/platform/share'
import { copyText } from '@/platform/share/clipboard'
import { useRoot } from '@/stores/app/context'
import type { ToastStore } from '@/stores/app/toast'
import type { HotelDetailStore } from '@/stores/stays/hotel-detail'
import type { StayStore } from '@/stores/stays/stay'
import { PageActions } from '@/widgets/page-actions'
import { StayBar } from '@/widgets/stay-bar'
import { HotelCoupons, HotelMoments, SimilarHotels } from './extras'
import { FromBar } from './from-bar'
import type { HotelLinks } from './hotel-facts'
import { RoomList } from './room-list'
import type { DetailSheet } from './sheets'
import { HotelDetailView } from './view'

/** The hotel that a section shows. */
interface HotelSectionProps {
  readonly store: HotelDetailStore
}

/** A section that can open a sheet over the page. */
interface OpeningSectionProps extends HotelSectionProps {
  readonly onSheet: (sheet: DetailSheet) => void
}

/** Looks at another stay, or another part of it; chosen dates are the app's choice from then on. */
export function changeStay(store: HotelDetailStore, choice: StayStore, part: WantedStay): void {
  if (part.checkIn && part.checkOut) choice.chooseDates({ checkIn: part.checkIn, checkOut: part.checkOut })
  void store.changeStay(part)
}

/** Query of the booking page: the stay, the hotel, and the price that stood on the button. */
function bookFields({ offers, id }: HotelDetailStore, pid: string) {
  const stay = offers.value?.stay
  const packages = offers.value?.rooms.flatMap((room) => room.packages) ?? []
  const price = packages.find((offer) => offer.pid === pid)?.price
  return bookingQuery(stay ?? {}, id, price ?? null)
}

/** The way from a package to its booking page. */
export const bookLinks = (store: HotelDetailStore) => ({
  hrefOf: (pid: string) => hrefOf('hotelBook', { pid }, bookFields(store, pid)),
  onBook: (pid: string) => go('hotelBook', { pid }, bookFields(store, pid)),
})

/** What is copied for a taxi driver: name and address as they are written there. */
async function copyAddress({ hotel }: HotelDetailStore, toast: ToastStore): Promise<void> {
  const facts = hotel.value
  const isCopied = facts !== null && (await copyText(`${facts.localName}\n${facts.addressLocal}`))
  toast.show(isCopied ? 'Address copied' : 'The address could not be copied')
}

const isLoadingOffers = ({ offers, isChangingStay }: HotelDetailStore) =>
  isChangingStay || (offers.isLoading && offers.value === null)

type OnShare = (roomTypeId: string | null) => Promise<void>

interface HeaderSectionProps extends HotelSectionProps {
  readonly onShare: OnShare
}

/** Share, and the heart as the traveler has set it. */
const HeaderSection = observer(function HeaderSection({ store, onShare }: HeaderSectionProps) {
  const root = useRoot()
  const hotel = store.hotel.value
  if (!hotel) return null
  return (
    <PageActions
      name={hotel.name}
      isFavorite={root.hotelFavorites.isOn(hotel.id, hotel.isCollection)}
      shareProps={shareButtonProps}
      onShare={() => void onShare(null)}
      onFavorite={(isOn) => void root.hotelFavorites.tap(store.id, isOn)}
    />
  )
})

interface StaySectionProps extends OpeningSectionProps {
  readonly areDatesDefault: boolean
  readonly stayProblem: string | null
}

/** The stay that prices are for. */
const StaySection = observer(function StaySection({ store, areDatesDefault, stayProblem, onSheet }: StaySectionProps) {
  const { stay: choice } = useRoot()
  if (!store.stay) return null
  return (
    <div className="detail-stay">
      <StayBar
        stay={store.stay}
        isDefault={areDatesDefault && choice.chosenDates === null}
        problem={stayProblem}
        onDates={() => onSheet('dates')}
        onGuests={() => onSheet('guests')}
      />
    </div>
  )
})

interface RoomsSectionProps extends OpeningSectionProps {
  readonly linkedRoomId: string | null
  readonly isOwn: boolean
  readonly onShare: OnShare
}

/** The rooms that are offered for the stay. */
const RoomsSection = observer(function RoomsSection(props: RoomsSectionProps) {
  const { store, linkedRoomId, isOwn, onSheet, onShare } = props
  const { stay: choice } = useRoot()
  const { hotel, offers, compared } = store
  if (!hotel.value) return null
  const change = (part: WantedStay) => changeStay(store, choice, part)
  return (
    <RoomList
      hotel={hotel.value}
      offers={offers.value}
      offersFailure={failureView(offers.failure)}
      isLoadingOffers={isLoadingOffers(store)}
      linkedRoomId={linkedRoomId}
      compared={compared}
      shareProps={shareButtonProps}
      ownTime={isOwn ? deviceTime : null}
      actions={{
        ...bookLinks(store),
        onCompare: store.compare,
        onShare: (roomTypeId) => void onShare(roomTypeId),
        onVip: () => onSheet('vip'),
        onFix({ change: part, opens }: OfferFix) {
          if (part) change(part)
          else if (opens) onSheet(opens === 'calendar' ? 'dates' : 'guests')
        },
      }}
      onNearestDates={change}
      onRetryOffers={() => void store.fetchOffers()}
    />
  )
})

/** The lowest price, or what is picked for comparison. */
const BarSection = observer(function BarSection({ store, onSheet }: OpeningSectionProps) {
  const { hotel, offers, compared } = store
  return (
    <FromBar
      phone={hotel.value?.phone ?? ''}
      offers={offers.value}
      isLoadingOffers={isLoadingOffers(store)}
      compared={compared}
      onChooseRoom={() => scrollToElement(roomToChoose(offers.value?.rooms ?? []))}
      onDates={() => onSheet('dates')}
      onClearCompared={store.clearCompared}
      onOpenCompare={() => onSheet('compare')}
    />
  )
})

interface PostingProps {
  /** Opens the form for a post about the hotel. */
  readonly onPost: () => void
}

/** Posts about the hotel, with the likes as the traveler has set them. */
const MomentsSection = observer(function MomentsSection({ store, onPost }: HotelSectionProps & PostingProps) {
  const { likes } = useRoot()
  const moments = store.hotel.value?.moments ?? []
  return (
    <HotelMoments
      {...cardLinks(store.stay ? stayQuery(store.stay) : {})}
      moments={moments.map((moment) => withLike(moment, likes.isOn(moment.id, moment.isLike)))}
      onLike={(id, isLike) => void likes.tap(id, isLike)}
      onPost={onPost}
    />
  )
})

/** Hotels like this one, for the same stay. */
const SimilarSection = observer(function SimilarSection({ store }: HotelSectionProps) {
  const { similar } = store
  const stay = store.stay ? stayQuery(store.stay) : {}
  return (
    <SimilarHotels
      similar={similar.value}
      similarFailure={failureView(similar.failure)}
      hrefOfHotel={(id) => hrefOf('hotelDetail', { id }, stay)}
      onHotel={(id) => go('hotelDetail', { id }, stay)}
      onRetrySimilar={() => void store.fetchSimilar()}
    />
  )
})

const hotelLinks = (id: string, cityId: string): HotelLinks => ({
  city: { href: hrefOf('cityInfo', {}, { cityId }), onOpen: () => go('cityInfo', {}, { cityId }) },
  reviews: {
    href: hrefOf('comments', { type: 'hotel', goodsId: id }),
    onOpen: () => go('comments', { type: 'hotel', goodsId: id }),
  },
  review: (commentId) => reviewLink(id, commentId),
  pictures: {
    href: hrefOf('pictures', {}, { type: 'hotel', id }),
    onOpen: () => go('pictures', {}, { type: 'hotel', id }),
  },
  reviewRules: { href: hrefOf('reviewRules', {}), onOpen: () => go('reviewRules', {}) },
  support: supportLink('hotel', id),
})

/** The hotel page without its sheets. */
export interface HotelScreenProps extends RoomsSectionProps, StaySectionProps, PostingProps {}

/** The hotel, around the sections that follow stores of their own. */
export const HotelScreen = observer(function HotelScreen(props: HotelScreenProps) {
  const { store, onSheet, onShare, onPost } = props
  const { toast } = useRoot()
  const { value, failure } = store.hotel
  const cityId = value?.cityId ?? ''
  return (
    <HotelDetailView
      hotel={value}
      hotelFailure={failureView(failure)}
      headerActions={<HeaderSection store={store} onShare={onShare} />}
      stayBar={
        <StaySection
          store={store}
          areDatesDefault={props.areDatesDefault}
          stayProblem={props.stayProblem}
          onSheet={onSheet}
        />
      }
      rooms={
        <RoomsSection
          store={store}
          linkedRoomId={props.linkedRoomId}
          isOwn={props.isOwn}
          onSheet={onSheet}
          onShare={onShare}
        />
      }
      bottomBar={<BarSection store={store} onSheet={onSheet} />}
      moments={<MomentsSection store={store} onPost={onPost} />}
      similar={<SimilarSection store={store} />}
      coupons={
        <HotelCoupons
          coupons={value?.coupons ?? []}
          hrefOfCoupon={(skuId) => hrefOf('productDetail', { skuId })}
          onCoupon={(skuId) => go('productDetail', { skuId })}
        />
      }
      links={hotelLinks(store.id, cityId)}
      onBack={back}
      onCopyAddress={() => void copyAddress(store, toast)}
      onFacilities={() => onSheet('facilities')}
      onRetryHotel={() => void store.start()}
    />
  )
})
