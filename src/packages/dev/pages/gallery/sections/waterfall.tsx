import type { WaterfallItem } from '@/contract/feed'
import { Waterfall, type WaterfallProps } from '@/widgets/waterfall'
import { couponOf, doNothing, hotelOf, momentOf, pictureOf, priceOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const from = { price: priceOf(), checkIn: '2026-11-27', checkOut: '2026-11-29' }

const items: readonly WaterfallItem[] = [
  { bizType: 'hotel', data: hotelOf(), why: 'Highly rated in Kyoto' },
  { bizType: 'moment', data: momentOf({ from }), why: 'Popular in Kyoto' },
  { bizType: 'coupon', data: couponOf() },
  { bizType: 'hotel', data: hotelOf({ id: 'h2', name: 'Inn', price: null, isCollection: true }) },
  { bizType: 'moment', data: momentOf({ id: 'm2', headImg: pictureOf('dish-day-01', { height: 960 }) }) },
  {
    bizType: 'hotel',
    data: hotelOf({ id: 'h3', price: priceOf({ originalAmount: '160,000', currencyAmount: '128,000', rooms: 3 }) }),
    why: 'You looked at Kyoto',
  },
]

const Feed = (props: Pick<WaterfallProps, 'items' | 'status' | 'id'>) => (
  <Waterfall
    {...props}
    hrefOf={() => '/home'}
    onOpen={doNothing}
    onFavorite={doNothing}
    onCouponFavorite={doNothing}
    onLike={doNothing}
    onRetry={doNothing}
  />
)

function Show() {
  return (
    <>
      <GalleryState name="cards">
        <Feed id="feed-cards" items={items} status="more" />
      </GalleryState>
      <GalleryState name="loading">
        <Feed id="feed-loading" items={[]} status="loading" />
      </GalleryState>
      <GalleryState name="failed">
        <Feed id="feed-failed" items={items.slice(0, 2)} status="error" />
      </GalleryState>
      <GalleryState name="end">
        <Feed id="feed-end" items={items.slice(2, 4)} status="end" />
      </GalleryState>
    </>
  )
}

/** The feed in two columns. */
export const waterfallSection: GallerySection = { key: 'waterfall', title: 'Waterfall', Show }
