import type { WaterfallItem } from '@/contract/feed'
import type { SignedInSwitch } from '@/stores/signed-in-switch'

/** A card of the feed as this traveller has it: with the heart and the like that were tapped since it was read; the very same where nothing was. */
export function personalItem(item: WaterfallItem, wishes: SignedInSwitch, likes: SignedInSwitch): WaterfallItem {
  switch (item.bizType) {
    case 'coupon':
      return item
    case 'hotel': {
      const isCollection = wishes.isOn(item.data.id, item.data.isCollection)
      return isCollection === item.data.isCollection ? item : { ...item, data: { ...item.data, isCollection } }
    }
    case 'moment': {
      const isLike = likes.isOn(item.data.id, item.data.isLike)
      if (isLike === item.data.isLike) return item
      const likeCount = item.data.likeCount + Number(isLike) - Number(item.data.isLike)
      return { ...item, data: { ...item.data, isLike, likeCount } }
    }
  }
}
