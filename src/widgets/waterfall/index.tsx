import { useRef } from 'react'
import type { WaterfallItem } from '@/contract/feed'
import type { Timers } from '@/domain/app/timers'
import { cardHeight } from '@/domain/waterfall/card-height'
import { feedChunks } from '@/domain/waterfall/feed-chunks'
import { isChunkDrawn } from '@/domain/waterfall/is-chunk-drawn'
import { partAround } from '@/domain/waterfall/part-around'
import { waterfallKey } from '@/domain/waterfall/waterfall-key'
import { useScrollPlace } from '@/platform/scroll/position'
import { FallCell } from './cell'
import type { FeedActions } from './feed-card'
import { Layer } from '../layer'
import { ListFooter, type ListFooterProps } from '../list-footer'
import { FeedSkeleton } from '../skeleton/feed'
import { pxAt375 } from './px-at-375'
import './style.scss'
import { useGrowth } from './use-growth'
import { useKeptActions } from './use-kept-actions'

export interface WaterfallProps extends FeedActions, ListFooterProps {
  readonly items: readonly WaterfallItem[]
  /** How many cards, in reading order, have their pictures in the first markup. */
  readonly eagerCount?: number
  /** By this the host finds the feed in its page; one of its own for each feed of a page. */
  readonly id?: string
  /** With them cards that come are drawn a few at a time, without them at once. */
  readonly timers?: Pick<Timers, 'after'>
}

/** The feed in two columns: each card goes to the shorter one, what stands stays when more are appended, and cards far from the screen are empty boxes of their height. */
export function Waterfall(props: WaterfallProps) {
  const { items, eagerCount = 8, id = 'feed', status, onRetry, hrefOf, timers, ...actions } = props
  const frame = useRef<HTMLDivElement>(null)
  const part = partAround(useScrollPlace(frame, id))
  const kept = useKeptActions(actions)
  const grown = useGrowth(items.length, timers)
  const heights = items.map(cardHeight)
  return (
    <div className="fall">
      <div ref={frame} id={id} className="fall-columns">
        {feedChunks(heights, 2).map((chunks, column) => (
          <div key={column} className="fall-column">
            {chunks.map((chunk) => (
              <div key={chunk.key} className="fall-chunk" style={{ height: pxAt375(chunk.heightPx) }}>
                {(isChunkDrawn(chunk, part) ? chunk.indices : []).map((index) => {
                  const item = items[index]
                  return item && index < grown ? (
                    <FallCell
                      key={waterfallKey(item)}
                      item={item}
                      heightPx={heights[index] ?? 0}
                      href={hrefOf(item)}
                      isEager={index < eagerCount}
                      isFirst={index < 2}
                      actions={kept}
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
        <ListFooter status={status} onRetry={onRetry} />
      </Layer>
    </div>
  )
}
