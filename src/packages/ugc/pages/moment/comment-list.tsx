import type { Comment } from '@/contract/comment'
import { type CommentActions, CommentThread } from '@/widgets/comment-thread'
import { ListFooter, type ListFooterProps } from '@/widgets/list-footer'
import { NearCell } from '@/widgets/near-cell'
import { RowsSkeleton } from '@/widgets/skeleton'

/** A comment with what is known of its further replies. */
export interface ListedComment {
  readonly comment: Comment
  readonly hasMore: boolean
  readonly isReading: boolean
}

export interface CommentListProps {
  readonly comments: readonly ListedComment[]
  readonly status: ListFooterProps['status']
  /** The device's clock; null in a page from the server, which has no comments yet. */
  readonly nowMs: number | null
  readonly actions: CommentActions
  readonly onRetry: () => void
}

/** Comments below each other, in two levels. */
export function CommentList({ comments, status, nowMs, actions, onRetry }: CommentListProps) {
  const isEmpty = comments.length === 0
  return (
    <div>
      {comments.map(({ comment, hasMore, isReading }, index) => (
        <NearCell
          key={comment.commentId}
          id={`comment-${comment.commentId}`}
          className="activity-comment"
          emptyClassName="activity-comment-empty"
          isFirst={index < 3}
        >
          <CommentThread comment={comment} nowMs={nowMs} hasMore={hasMore} isReading={isReading} actions={actions} />
        </NearCell>
      ))}
      {nowMs !== null && status === 'loading' && isEmpty ? <RowsSkeleton count={2} /> : null}
      {nowMs === null ? null : isEmpty && status === 'end' ? (
        <p className="activity-none">No comments yet. Be the first to write one.</p>
      ) : (
        <ListFooter status={status} onRetry={onRetry} />
      )}
    </div>
  )
}
