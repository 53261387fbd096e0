import { memo } from 'react'
import type { WaterfallItem } from '@/contract/feed'
import { titleLines } from '@/domain/waterfall/card-height'
import { FeedCard, type KeptActions } from './feed-card'
import { pxAt375 } from './px-at-375'

export interface FallCellProps {
  readonly item: WaterfallItem
  /** At a screen 375 px wide, the space below the card included. */
  readonly heightPx: number
  readonly href: string
  readonly isEager: boolean
  readonly isFirst: boolean
  /** The same object for as long as the feed lives. */
  readonly actions: KeptActions
}

/** One place of the feed; drawn anew only where its card changes. */
export const FallCell = memo(function FallCell({ heightPx, ...card }: FallCellProps) {
  const lines = titleLines(card.item)
  return (
    <div className={lines === 1 ? 'fall-cell fall-short' : 'fall-cell'} style={{ height: pxAt375(heightPx) }}>
      <FeedCard {...card} />
    </div>
  )
})
