import type { CouponCard, MomentCard } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import type { Picture } from '@/contract/scalars'
import type { StayPrice } from '@/contract/stay'

export const picture: Picture = {
  url: '/pictures/480/hotel-day-01.webp',
  width: 960,
  height: 640,
  averageColor: '#88aabb',
  alt: 'A hotel by day.',
}

/** CNY 1,280 for two nights, with what a case changes. */
export function priceWith(change: Partial<StayPrice> = {}): StayPrice {
  return {
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: '1,280',
    totalMinor: 128_000,
    perNightAmount: '640',
    perNightMinor: 64_000,
    originalAmount: null,
    nights: 2,
    rooms: 1,
    ...change,
  }
}

/** A hotel with everything, with what a case changes. */
export function hotelWith(change: Partial<HotelCard> = {}): HotelCard {
  return {
    id: 'h1',
    headImgUrl: picture.url,
    headImg: picture,
    name: 'Garden House',
    star: 4,
    grade: 5,
    districtPath: 'Kyoto · Higashiyama',
    reviewScore: 4.7,
    reviewCount: 1284,
    returnPolicy: 1,
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: '1,280',
    price: priceWith(),
    stockLeft: null,
    tags: ['Pool', 'Breakfast'],
    isCollection: false,
    distanceMetres: null,
    nearestDates: null,
    matchedName: null,
    hasRooms: true,
    ...change,
  }
}

/** A voucher on sale. */
export function couponWith(change: Partial<CouponCard> = {}): CouponCard {
  return {
    skuId: 's1',
    hotelId: 'h1',
    headImgUrl: picture.url,
    headImg: picture,
    name: 'Two nights with breakfast',
    subTitle: 'Garden House',
    districtPath: 'Kyoto',
    currencyCode: 'CNY',
    currencySymbol: '¥',
    currencyAmount: '1,699',
    originalAmount: '2,380',
    soldCount: 130,
    validUntil: '2027-03-31',
    isCollection: false,
    ...change,
  }
}

/** A traveler's post. */
export function momentWith(change: Partial<MomentCard> = {}): MomentCard {
  return {
    id: 'm1',
    hotelId: 'h1',
    hotelName: 'Garden House',
    uid: 'u2',
    isDemo: false,
    isVideo: false,
    pictureCount: 1,
    headImgUrl: picture.url,
    headImg: picture,
    content: 'Rain on the temple roof.',
    avater: '',
    nickName: 'Mei',
    isLike: false,
    likeCount: 12,
    from: null,
    ...change,
  }
}
