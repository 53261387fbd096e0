import type { FavoriteItem } from '@/contract/collection'
import type { Timers } from '@/domain/app/timers'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { priceChangeText } from '@/domain/favorites/price-change'
import { type CardLinks, feedLinks } from '@/shell/card-links'
import { GoneCard } from '@/widgets/gone-card'
import { HotelCard } from '@/widgets/hotel-card'
import { Layer } from '@/widgets/layer'
import { ListFooter, type ListFooterProps } from '@/widgets/list-footer'
import { NearCell } from '@/widgets/near-cell'
import { HotelCardsSkeleton } from '@/widgets/skeleton'
import type { WaterfallItem } from '@/contract/feed'
import { Waterfall } from '@/widgets/waterfall'

/** Items of the list, its loading state, and its actions. */
export interface FavoriteItemsProps {
  readonly links: CardLinks
  readonly items: readonly FavoriteItem[]
  readonly status: ListFooterProps['status']
  readonly timers: Pick<Timers, 'after'>
  readonly onDates: (dates: DateRange) => void
  readonly onRemove: (bizId: string) => void
  readonly onRetry: () => void
}

/** Pictures that are in the first markup; the others load when they come near. */
const EAGER = 3

/** The hotels below each other, each with what has become of its price. */
export function FavoriteHotels(props: FavoriteItemsProps) {
  const { items, status } = props
  return (
    <>
      {items.map((item, index) => (
        <NearCell
          key={item.bizId}
          id={`wish-${item.bizId}`}
          className="wishes-cell"
          emptyClassName="wishes-empty"
          isFirst={index < EAGER}
        >
          <FavoriteHotel {...props} item={item} index={index} />
        </NearCell>
      ))}
      <Layer>
        {status === 'loading' ? <HotelCardsSkeleton count={items.length === 0 ? 3 : 1} /> : null}
        <ListFooter status={status} onRetry={props.onRetry} />
      </Layer>
    </>
  )
}

type FavoriteHotelProps = FavoriteItemsProps & { readonly item: FavoriteItem; readonly index: number }

function FavoriteHotel({ item, index, ...props }: FavoriteHotelProps) {
  const remove = () => props.onRemove(item.bizId)
  if (item.kind === 'gone') return <GoneCard name={item.name} picture={item.headImg} onRemove={remove} />
  if (item.kind !== 'hotel') return null
  const { card, change } = item
  return (
    <HotelCard
      card={card}
      href={props.links.hrefOfHotel(card.id)}
      notice={change && { text: priceChangeText(change, card.price?.rooms), isGood: change.direction === 'less' }}
      onOpen={() => props.links.onHotel(card.id)}
      onDates={props.onDates}
      onFavorite={remove}
      isEager={index < EAGER}
      isFirst={index === 0}
    />
  )
}

function cardOf(item: FavoriteItem): WaterfallItem | null {
  if (item.kind === 'moment') return { bizType: 'moment', data: item.card }
  if (item.kind !== 'coupon') return null
  return { bizType: 'coupon', data: item.card, ...(item.change ? { why: priceChangeText(item.change) } : {}) }
}

/** Vouchers or posts in two columns, and below them what is no longer there. */
export function FavoritePosts(props: FavoriteItemsProps) {
  const { items } = props
  return (
    <>
      <Waterfall
        id="wished"
        items={items.flatMap((item) => cardOf(item) ?? [])}
        status={props.status}
        timers={props.timers}
        {...feedLinks(props.links)}
        onFavorite={(id) => props.onRemove(id)}
        onCouponFavorite={(id) => props.onRemove(id)}
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
