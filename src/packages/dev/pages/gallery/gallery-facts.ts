import type { CouponCard, MomentCard } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import type { Picture } from '@/contract/scalars'
import type { StayPrice } from '@/contract/stay'

/** A picture of the demo catalogue by its name, e.g. hotel-day-01. */
export const pictureOf = (name: string, change: Partial<Picture> = {}): Picture => ({
  url: `/pictures/480/${name}.webp`,
  width: 960,
  height: 640,
  averageColor: '#88aabb',
  alt: 'A picture of the demo catalogue.',
  ...change,
})

const shown = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' }

/** CNY 1,280 for two nights, with what a state changes. */
export const priceOf = (change: Partial<StayPrice> = {}): StayPrice => ({
  ...shown,
  totalMinor: 128_000,
  perNightAmount: '640',
  perNightMinor: 64_000,
  originalAmount: null,
  nights: 2,
  rooms: 1,
  ...change,
})

/** A hotel with everything, with what a state changes. */
export const hotelOf = (change: Partial<HotelCard> = {}): HotelCard => ({
  id: 'h1',
  headImgUrl: '/pictures/480/hotel-golden-01.webp',
  headImg: pictureOf('hotel-golden-01'),
  name: 'Garden House Kyoto',
  star: 4,
  districtPath: 'Kyoto · Higashiyama',
  reviewScore: 4.7,
  reviewCount: 1284,
  returnPolicy: 1,
  ...shown,
  price: priceOf(),
  stockLeft: null,
  tags: ['Pool', 'Breakfast', 'Garden'],
  isCollection: false,
  grade: 5,
  distanceMetres: 1400,
  nearestDates: null,
  matchedName: null,
  hasRooms: true,
  ...change,
})

/** A voucher on sale, with what a state changes. */
export const couponOf = (change: Partial<CouponCard> = {}): CouponCard => ({
  skuId: 's1',
  hotelId: 'h1',
  headImgUrl: '/pictures/480/pool-day-01.webp',
  headImg: pictureOf('pool-day-01'),
  name: 'Two nights with breakfast and dinner',
  subTitle: 'Garden House Kyoto',
  districtPath: 'Kyoto',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,699',
  originalAmount: '2,380',
  soldCount: 130,
  validUntil: '2027-03-31',
  isCollection: false,
  ...change,
})

/** A traveler's post, with the changes of a state. */
export const momentOf = (change: Partial<MomentCard> = {}): MomentCard => ({
  id: 'm1',
  hotelId: 'h1',
  hotelName: 'Garden House Kyoto',
  uid: 'u2',
  isDemo: false,
  isVideo: false,
  pictureCount: 1,
  headImgUrl: '/pictures/480/temple-day-01.webp',
  headImg: pictureOf('temple-day-01'),
  content: 'Rain on the temple roof, and nobody else awake yet.',
  avater: '/pictures/240/avatar-day-01.webp',
  nickName: 'Mei',
  isLike: false,
  likeCount: 12,
  from: null,
  ...change,
})

/** For what leads or does something elsewhere and nothing here. */
export const doNothing = () => {}
