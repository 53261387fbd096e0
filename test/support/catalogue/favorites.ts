import type { FavoriteItem } from '@/contract/collection'
import { couponWith, hotelWith, momentWith, picture } from './cards'

const savedAt = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`

/** A hotel on a wish list, saved at a minute of one hour. */
export const favoriteHotel = (
  bizId: string,
  minute = 0,
  change: Partial<FavoriteItem & { kind: 'hotel' }> = {},
): FavoriteItem => ({
  kind: 'hotel',
  bizId,
  savedAt: savedAt(minute),
  card: hotelWith({ id: bizId, name: `Hotel ${bizId}`, isCollection: true }),
  change: null,
  ...change,
})

/** A voucher on a wish list. */
export const favoriteCoupon = (bizId: string): FavoriteItem => ({
  kind: 'coupon',
  bizId,
  savedAt: savedAt(0),
  card: couponWith({ skuId: bizId, isCollection: true }),
  change: null,
})

/** A liked post. */
export const likedMoment = (bizId: string): FavoriteItem => ({
  kind: 'moment',
  bizId,
  savedAt: savedAt(0),
  card: momentWith({ id: bizId, isLike: true }),
})

/** Something that is no longer sold. */
export const removedFavorite = (bizId: string): FavoriteItem => ({
  kind: 'gone',
  bizId,
  savedAt: savedAt(0),
  name: `Closed ${bizId}`,
  headImg: picture,
})
