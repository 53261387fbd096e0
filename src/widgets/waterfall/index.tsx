import type { WaterfallItem } from '@/contract/feed'
import { cardHeight } from '@/domain/waterfall/card-height'
import { placeCards } from '@/domain/waterfall/place-cards'
import { FeedCard, type FeedActions } from './feed-card'
import { Layer } from '../layer'
import { ListFooter, type ListFooterProps } from '../list-footer'
import { FeedSkeleton } from '../skeleton/feed'
import './style.scss'

export interface WaterfallProps extends FeedActions, ListFooterProps {
  readonly items: readonly WaterfallItem[]
  /** How many cards, in reading order, have their pictures in the first markup. */
  readonly eagerCount?: number
}

/** The feed in two columns: each card goes to the shorter one, and what stands stays when more are appended. */
export function Waterfall({ items, eagerCount = 8, status, onRetry, ...actions }: WaterfallProps) {
  const columns = placeCards(items.map(cardHeight), 2)
  return (
    <div className="fall">
      <div className="fall-columns">
        {columns.map((indices, column) => (
          <div key={column} className="fall-column">
            {indices.map((index) => (
              <FallCell
                key={keyOf(items[index])}
                item={items[index]}
                index={index}
                eagerCount={eagerCount}
                {...actions}
              />
            ))}
          </div>
        ))}
      </div>
      <Layer>
        {status === 'loading' ? <FeedSkeleton rows={items.length === 0 ? 2 : 1} /> : null}
        <ListFooter status={status} onRetry={onRetry} />
      </Layer>
    </div>
  )
}

interface FallCellProps extends FeedActions {
  readonly item: WaterfallItem | undefined
  readonly index: number
  readonly eagerCount: number
}

function FallCell({ item, index, eagerCount, ...actions }: FallCellProps) {
  if (!item) return null
  return (
    <div className="fall-cell">
      <FeedCard item={item} isEager={index < eagerCount} isFirst={index < 2} {...actions} />
    </div>
  )
}

function keyOf(item: WaterfallItem | undefined): string {
  if (!item) return ''
  return item.bizType === 'coupon' ? `coupon ${item.data.skuId}` : `${item.bizType} ${item.data.id}`
}
