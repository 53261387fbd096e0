import type { MomentCard } from '@/contract/feed'
import { FollowButton } from '../follow-button'
import { ListFooter, type ListFooterProps, listFooterStatus } from '../list-footer'
import { MomentGrid } from '../moment-grid'
import { Sheet } from '../sheet'
import { FeedSkeleton } from '../skeleton'
import './style.scss'

export interface TopicSheetProps {
  /** Without its #. */
  readonly name: string
  /** How many posts it has, e.g. "12 posts". */
  readonly countText: string
  readonly isFollowed: boolean
  readonly moments: readonly MomentCard[]
  readonly status: ListFooterProps['status'] | 'idle'
  readonly hrefOf: (momentId: string) => string
  readonly onOpen: (momentId: string) => void
  /** Requests the wanted state. */
  readonly onFollow: (isFollowed: boolean) => void
  readonly onNearEnd: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** A topic with its posts, newest first. */
export function TopicSheet(props: TopicSheetProps) {
  const { name, countText, isFollowed, moments, onFollow, onClose } = props
  const status = listFooterStatus(props.status)
  const isEmpty = status === 'end' && moments.length === 0
  return (
    <Sheet
      isOpen
      size="85"
      title={`#${name}`}
      top={
        <div className="topic-head">
          <span className="topic-count">{countText}</span>
          <FollowButton name={`#${name}`} isFollowed={isFollowed} onFollow={onFollow} />
        </div>
      }
      onNearEnd={props.onNearEnd}
      onClose={onClose}
    >
      <MomentGrid id="topic" moments={moments} hrefOf={props.hrefOf} onOpen={props.onOpen} />
      {status === 'loading' && moments.length === 0 ? <FeedSkeleton rows={2} /> : null}
      <ListFooter
        status={status}
        onRetry={props.onRetry}
        empty={isEmpty ? { icon: 'compass', text: 'There are no posts about this yet.' } : null}
      />
    </Sheet>
  )
}
