import type { WaterfallItem } from '@/contract/feed'
import { CouponCard } from '../coupon-card'
import { HotelFeedCard } from '../hotel-feed-card'
import { MomentCard } from '../moment-card'

/** What taps on cards of a feed do. */
export interface StoredActions {
  readonly onOpen: (item: WaterfallItem) => void
  readonly onFavorite: (hotelId: string, isFavorite: boolean) => void
  readonly onCouponFavorite: (couponId: string, isFavorite: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
}

/** What can be done with the cards of a feed; hrefOf gives a card's address. */
export interface FeedActions extends StoredActions {
  readonly hrefOf: (item: WaterfallItem) => string
}

export interface FeedCardProps {
  readonly item: WaterfallItem
  readonly href: string
  readonly isEager: boolean
  readonly isFirst: boolean
  readonly actions: StoredActions
}

/** One card of the feed, by its kind. */
export function FeedCard({ item, href, isEager, isFirst, actions }: FeedCardProps) {
  const shared = { href, onOpen: () => actions.onOpen(item), isEager, isFirst, why: item.why }
  switch (item.bizType) {
    case 'coupon':
      return (
        <CouponCard
          card={item.data}
          {...shared}
          onFavorite={(isFavorite) => actions.onCouponFavorite(item.data.skuId, isFavorite)}
        />
      )
    case 'hotel':
      return (
        <HotelFeedCard
          card={item.data}
          {...shared}
          onFavorite={(isFavorite) => actions.onFavorite(item.data.id, isFavorite)}
        />
      )
    case 'moment':
      return <MomentCard card={item.data} {...shared} onLike={(isLike) => actions.onLike(item.data.id, isLike)} />
  }
}
