import type { WishItem } from '@/contract/collection'
import { priceChangeText } from '@/domain/favorites/price-change'
import { GoneCard } from '@/widgets/gone-card'
import { HotelCard } from '@/widgets/hotel-card'
import { Layer } from '@/widgets/layer'
import { ListFooter } from '@/widgets/list-footer'
import { NearCell } from '@/widgets/near-cell'
import { HotelCardsSkeleton } from '@/widgets/skeleton'
import type { WishListViewProps } from './view'

/** Pictures that are in the first markup; the others load when they come near. */
const EAGER = 3

/** The hotels below each other, each with what has become of its price. */
export function WishHotels(props: WishListViewProps) {
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
          <WishHotel {...props} item={item} index={index} />
        </NearCell>
      ))}
      <Layer>
        {status === 'loading' ? <HotelCardsSkeleton count={items.length === 0 ? 3 : 1} /> : null}
        <ListFooter status={status} onRetry={props.onRetry} />
      </Layer>
    </>
  )
}

type WishHotelProps = WishListViewProps & { readonly item: WishItem; readonly index: number }

function WishHotel({ item, index, ...props }: WishHotelProps) {
  const remove = () => props.onRemove(item.bizId)
  if (item.kind === 'gone') return <GoneCard name={item.name} picture={item.headImg} onRemove={remove} />
  if (item.kind !== 'hotel') return null
  const { card, change } = item
  return (
    <HotelCard
      card={card}
      href={props.hrefOfHotel(card.id)}
      notice={change && { text: priceChangeText(change, card.price?.rooms), isGood: change.direction === 'less' }}
      onOpen={() => props.onHotel(card.id)}
      onDates={props.onDates}
      onWish={remove}
      isEager={index < EAGER}
      isFirst={index === 0}
    />
  )
}
