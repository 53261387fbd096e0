import type { CouponCard, WaterfallItem } from '@/contract/feed'
import type { RootStore } from '@/stores/root'

type Switches = Pick<RootStore, 'wishes' | 'couponWishes' | 'likes'>

/** A card of the feed as this traveller has it: with the heart and the like that were tapped since it was read; the very same where nothing was. */
export function personalItem(item: WaterfallItem, switches: Switches): WaterfallItem {
  switch (item.bizType) {
    case 'coupon': {
      const data = personalCoupon(item.data, switches)
      return data === item.data ? item : { ...item, data }
    }
    case 'hotel': {
      const isCollection = switches.wishes.isOn(item.data.id, item.data.isCollection)
      return isCollection === item.data.isCollection ? item : { ...item, data: { ...item.data, isCollection } }
    }
    case 'moment': {
      const isLike = switches.likes.isOn(item.data.id, item.data.isLike)
      if (isLike === item.data.isLike) return item
      const likeCount = item.data.likeCount + Number(isLike) - Number(item.data.isLike)
      return { ...item, data: { ...item.data, isLike, likeCount } }
    }
  }
}

/** A voucher with the heart that was tapped since it was read; the very same where none was. */
export function personalCoupon(coupon: CouponCard, { couponWishes }: Pick<Switches, 'couponWishes'>): CouponCard {
  const isCollection = couponWishes.isOn(coupon.skuId, coupon.isCollection)
  return isCollection === coupon.isCollection ? coupon : { ...coupon, isCollection }
}
