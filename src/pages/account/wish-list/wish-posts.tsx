import type { WaterfallItem } from '@/contract/feed'
import type { WishItem } from '@/contract/collection'
import { priceChangeText } from '@/domain/favorites/price-change'
import { GoneCard } from '@/widgets/gone-card'
import { Waterfall } from '@/widgets/waterfall'
import type { WishListViewProps } from './view'

function cardOf(item: WishItem): WaterfallItem | null {
  if (item.kind === 'moment') return { bizType: 'moment', data: item.card }
  if (item.kind !== 'coupon') return null
  return { bizType: 'coupon', data: item.card, ...(item.change ? { why: priceChangeText(item.change) } : {}) }
}

const hotelOf = (card: WaterfallItem) => (card.bizType === 'hotel' ? card.data.id : card.data.hotelId)

/** Vouchers or posts in two columns, and below them what is no longer there. */
export function WishPosts(props: WishListViewProps) {
  const { items } = props
  return (
    <>
      <Waterfall
        id="wished"
        items={items.flatMap((item) => cardOf(item) ?? [])}
        status={props.status}
        timers={props.timers}
        hrefOf={(card) => props.hrefOfHotel(hotelOf(card))}
        onOpen={(card) => props.onHotel(hotelOf(card))}
        onWish={(id) => props.onRemove(id)}
        onCouponWish={(id) => props.onRemove(id)}
        onLike={(id) => props.onRemove(id)}
        onRetry={props.onRetry}
      />
      {items.map((item) =>
        item.kind === 'gone' ? (
          <div key={item.bizId} className="wishes-cell">
            <GoneCard name={item.name} picture={item.headImg} onRemove={() => props.onRemove(item.bizId)} />
          </div>
        ) : null,
      )}
    </>
  )
}
