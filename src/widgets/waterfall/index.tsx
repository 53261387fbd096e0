import { memo, useEffect, useRef, useState } from 'react'
import type { Timers } from '@/domain/app/timers'
import { cardHeight, feedChunks, grownCount, isChunkRendered, partAround, pxAt375, titleLines } from './layout'
import { type FeedActions, FeedCard, type StoredActions } from './feed-card'
import type { WaterfallItem } from '@/contract/feed'
import { waterfallKey } from '@/domain/feed/home-feed'
import { useScrollPlace } from '@/platform/scroll/position'
import { Layer } from '../layer'
import { ListFooter, type ListFooterProps } from '../list-footer'
import { FeedSkeleton } from '../skeleton'
import './style.scss'

/** One frame, so that rendered cards reach the screen before the next ones render. */
const GROWTH_MS = 16

/** Returns how many of the present cards to render: some at once, the rest in later frames. Initial cards render at once, as do all where there are no timers. */
function useGrowth(there: number, timers: Pick<Timers, 'after'> | undefined): number {
  const [grown, setGrown] = useState(() => grownCount(there, there))
  // A feed that restarts grows from its beginning.
  if (grown > there) setGrown(there)
  const renderedCount = timers ? Math.min(there, Math.max(grown, grownCount(0, there))) : there
  useEffect(() => {
    if (!timers || renderedCount === there) return
    return timers.after(GROWTH_MS, () => setGrown(grownCount(renderedCount, there)))
  }, [timers, renderedCount, there])
  return renderedCount
}

/** Functions that stay the same for the feed's lifetime and call the newest ones, so that cards need no rerender. */
function useStableActions(newest: StoredActions): StoredActions {
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  const [stable] = useState<StoredActions>(() => ({
    onOpen: (item) => latest.current.onOpen(item),
    onFavorite: (hotelId, isFavorite) => latest.current.onFavorite(hotelId, isFavorite),
    onCouponFavorite: (couponId, isFavorite) => latest.current.onCouponFavorite(couponId, isFavorite),
    onLike: (momentId, isLike) => latest.current.onLike(momentId, isLike),
  }))
  return stable
}

interface FallCellProps {
  readonly item: WaterfallItem
  /** At a screen 375 px wide, the space below the card included. */
  readonly heightPx: number
  readonly href: string
  readonly isEager: boolean
  readonly isFirst: boolean
  /** The same object for as long as the feed lives. */
  readonly actions: StoredActions
}

/** One cell of the feed; rerendered only where its card changes. */
const FallCell = memo(function FallCell({ heightPx, ...card }: FallCellProps) {
  const lines = titleLines(card.item)
  return (
    <div className={lines === 1 ? 'fall-cell fall-short' : 'fall-cell'} style={{ height: pxAt375(heightPx) }}>
      <FeedCard {...card} />
    </div>
  )
})

export interface WaterfallProps extends FeedActions, ListFooterProps {
  readonly items: readonly WaterfallItem[]
  /** How many cards, in reading order, have their pictures in the first markup. */
  readonly eagerCount?: number
  /** By this the host finds the feed in its page; one of its own for each feed of a page. */
  readonly id?: string
  /** With timers, appended cards render a few at a time; without them, at once. */
  readonly timers?: Pick<Timers, 'after'>
}

/** The feed in two columns: each card goes to the shorter one, what stands stays when more are appended, and cards far from the screen are empty boxes of their height. */
export function Waterfall(props: WaterfallProps) {
  const { items, eagerCount = 8, id = 'feed', status, onRetry, empty, hrefOf, timers, ...actions } = props
  const frame = useRef<HTMLDivElement>(null)
  const part = partAround(useScrollPlace(frame, id))
  const stableActions = useStableActions(actions)
  const grown = useGrowth(items.length, timers)
  const heights = items.map(cardHeight)
  return (
    <div className="fall">
      <div ref={frame} id={id} className="fall-columns">
        {feedChunks(heights, 2).map((chunks, column) => (
          <div key={column} className="fall-column">
            {chunks.map((chunk) => (
              <div key={chunk.key} className="fall-chunk" style={{ height: pxAt375(chunk.heightPx) }}>
                {(isChunkRendered(chunk, part) ? chunk.indices : []).map((index) => {
                  const item = items[index]
                  return item && index < grown ? (
                    <FallCell
                      key={waterfallKey(item)}
                      item={item}
                      heightPx={heights[index] ?? 0}
                      href={hrefOf(item)}
                      isEager={index < eagerCount}
                      isFirst={index < 2}
                      actions={stableActions}
                    />
                  ) : null
                })}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Layer>
        {status === 'loading' ? <FeedSkeleton rows={items.length === 0 ? 2 : 1} /> : null}
        <ListFooter status={status} onRetry={onRetry} empty={empty} />
      </Layer>
    </div>
  )
}
