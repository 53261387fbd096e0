import { render } from '@testing-library/react'
import {
  HotelCoupons,
  type HotelCouponsProps,
  HotelMoments,
  type HotelMomentsProps,
  SimilarHotels,
  type SimilarHotelsProps,
} from '@/packages/hotel/pages/detail/extras'
import { FromBar, type FromBarProps } from '@/packages/hotel/pages/detail/from-bar'
import { type RoomActions, RoomList, type RoomListProps } from '@/packages/hotel/pages/detail/room-list'
import { HotelDetailView, type HotelDetailViewProps } from '@/packages/hotel/pages/detail/view'
import { PageActions } from '@/widgets/page-actions'
import { StayBar } from '@/widgets/stay-bar'
import { priceWith } from '../catalogue/cards'
import { hotelFacts, roomFacts } from './hotel-facts'

/** The stay that the page is shown for. */
export const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', nights: 2, rooms: 1, adults: 2, children: 0 }

const nothing = () => {}

type Slots = 'links' | 'headerActions' | 'stayBar' | 'rooms' | 'bottomBar' | 'coupons' | 'moments' | 'similar'
/** Props of all parts of the hotel page. */
export type HotelPageParts = Omit<HotelDetailViewProps, Slots> &
  Omit<RoomListProps, 'hotel' | 'actions'> &
  Omit<RoomActions, 'hrefOf'> &
  Pick<FromBarProps, 'onChooseRoom' | 'onDates' | 'onClearCompared' | 'onOpenCompare'> &
  Omit<HotelCouponsProps, 'coupons'> &
  Pick<HotelMomentsProps, 'hrefOfMoment' | 'onMoment' | 'onLike'> &
  SimilarHotelsProps & {
    areDatesDefault: boolean
    hrefOfCity: string
    onCity: () => void
    onReviews: () => void
    onPictures: () => void
    hrefOfBook: (pid: string) => string
    onShare: (roomTypeId: string | null) => void
    onFavorite: (isOn: boolean) => void
  }

/** Renders the hotel page of its pure parts; returns what its buttons called. */
export function showHotelPage(change: Partial<HotelPageParts> = {}) {
  const spies = {
    onBook: jest.fn(),
    onFix: jest.fn(),
    onDates: jest.fn(),
    onCopyAddress: jest.fn(),
    onFavorite: jest.fn(),
    onNearestDates: jest.fn(),
    onRetryHotel: jest.fn(),
    onRetryOffers: jest.fn(),
    onChooseRoom: jest.fn(),
    onShare: jest.fn(),
    onCity: jest.fn(),
    onReviews: jest.fn(),
    onPictures: jest.fn(),
    onCompare: jest.fn(),
    onClearCompared: jest.fn(),
    onOpenCompare: jest.fn(),
    onFacilities: jest.fn(),
    onLike: jest.fn(),
    onHotel: jest.fn(),
    onCoupon: jest.fn(),
    onMoment: jest.fn(),
    onRetrySimilar: jest.fn(),
    onVip: jest.fn(),
  }
  const props: HotelPageParts = {
    hotel: hotelFacts(),
    hotelFailure: null,
    offers: { stay, rooms: [roomFacts()], from: priceWith(), nearestDates: null, flex: [] },
    offersFailure: null,
    isLoadingOffers: false,
    areDatesDefault: false,
    linkedRoomId: null,
    compared: [],
    shareProps: {},
    similar: [],
    similarFailure: null,
    hrefOfCity: '/hotel/city/info?cityId=shanghai',
    hrefOfHotel: (id) => `/hotel/detail/${id}`,
    hrefOfCoupon: (skuId) => `/product/detail/${skuId}`,
    hrefOfMoment: (id) => `/ugc/moment/detail/${id}`,
    ownTime: () => 'Mon 30 Nov, 10:00',
    hrefOfBook: (pid) => `/hotel/book/${pid}`,
    onBack: nothing,
    ...spies,
    ...change,
  }
  const { hotel, hrefOfBook: hrefOf } = props
  render(
    <HotelDetailView
      {...props}
      links={{
        city: { href: props.hrefOfCity, onOpen: props.onCity },
        reviews: { href: '/ugc/comment/hotel/h1', onOpen: props.onReviews },
        review: (commentId) => ({ href: `/ugc/comment/hotel/h1/${commentId}`, onOpen: nothing }),
        pictures: { href: '/ugc/picture/list?type=hotel&id=h1', onOpen: props.onPictures },
        reviewRules: { href: '/ugc/reviews', onOpen: nothing },
        support: { href: '/im/udesk', onOpen: nothing },
      }}
      headerActions={
        <PageActions
          {...props}
          name={hotel?.name ?? ''}
          isFavorite={hotel?.isCollection ?? false}
          onShare={() => props.onShare(null)}
        />
      }
      stayBar={<StayBar stay={stay} isDefault={props.areDatesDefault} onDates={props.onDates} onGuests={nothing} />}
      rooms={hotel ? <RoomList {...props} hotel={hotel} actions={{ ...props, hrefOf }} /> : null}
      bottomBar={<FromBar {...props} phone={hotel?.phone ?? ''} />}
      coupons={<HotelCoupons {...props} coupons={hotel?.coupons ?? []} />}
      moments={<HotelMoments {...props} moments={hotel?.moments ?? []} onPost={nothing} />}
      similar={<SimilarHotels {...props} />}
    />,
  )
  return spies
}
