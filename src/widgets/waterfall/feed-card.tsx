import type { WaterfallItem } from '@/contract/feed'
import { CouponCard } from '../coupon-card'
import { HotelFeedCard } from '../hotel-feed-card'
import { MomentCard } from '../moment-card'

/** What can be done with the cards of a feed; hrefOf gives a card's address. */
export interface FeedActions {
  readonly hrefOf: (item: WaterfallItem) => string
  readonly onOpen: (item: WaterfallItem) => void
  readonly onWish: (hotelId: string, isWished: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
}

export interface FeedCardProps extends FeedActions {
  readonly item: WaterfallItem
  readonly isEager: boolean
  readonly isFirst: boolean
}

/** One card of the feed, by its kind. */
export function FeedCard({ item, isEager, isFirst, hrefOf, onOpen, onWish, onLike }: FeedCardProps) {
  const shared = { href: hrefOf(item), onOpen: () => onOpen(item), isEager, isFirst }
  switch (item.bizType) {
    case 'coupon':
      return <CouponCard card={item.data} {...shared} />
    case 'hotel':
      return <HotelFeedCard card={item.data} {...shared} onWish={(isWished) => onWish(item.data.id, isWished)} />
    case 'moment':
      return <MomentCard card={item.data} {...shared} onLike={(isLike) => onLike(item.data.id, isLike)} />
  }
}
