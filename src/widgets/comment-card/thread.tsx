import type { Comment } from '@/contract/comment'
import { countOf } from '@/domain/text/phrases'
import { type CommentActions, CommentCard } from './index'

export interface CommentThreadProps {
  readonly comment: Comment
  /** The comment or reply that the address names; null for none. */
  readonly markedId: string | null
  readonly hasMoreReplies: boolean
  readonly isLoadingReplies: boolean
  readonly actions: CommentActions
  readonly onMoreReplies: (commentId: string) => void
}

/** A comment or review, and its replies one level below. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, markedId, hasMoreReplies, isLoadingReplies, actions, onMoreReplies } = props
  const { replies, replyCount, commentId } = comment
  return (
    <>
      <CommentCard comment={comment} isMarked={commentId === markedId} actions={actions} />
      {replies.length > 0 ? (
        <ul className="remark-replies" aria-label="Replies">
          {replies.map((reply) => (
            <li key={reply.commentId}>
              {reply.replyTo ? <p className="remark-to">{`To ${reply.replyTo.nickName}`}</p> : null}
              <CommentCard comment={reply} isMarked={reply.commentId === markedId} actions={actions} />
            </li>
          ))}
        </ul>
      ) : null}
      {hasMoreReplies ? (
        <button
          type="button"
          className="remark-action remark-more"
          aria-busy={isLoadingReplies}
          onClick={() => onMoreReplies(commentId)}
        >
          {isLoadingReplies ? 'Loading replies' : `Show ${moreText(replyCount - replies.length)}`}
        </button>
      ) : null}
    </>
  )
}

const moreText = (count: number) => (count > 0 ? countOf(count, 'more reply', 'more replies') : 'more replies')
