import type { Comment, CommentReply } from '@/contract/comment'
import { authorName } from '@/domain/community/author-name'
import { ownStateNotice, writtenText } from '@/domain/community/moment-text'
import { countOf } from '@/domain/text/phrases'
import { AuthorRow } from '../author-row'
import { Icon } from '../icon'
import { OwnNotice } from '../own-notice'
import './style.scss'

/** What can be done with comments and replies. */
export interface CommentActions {
  readonly hrefOfPerson: (uid: string) => string
  readonly onPerson: (uid: string) => void
  /** Requests the wanted state. */
  readonly onLike: (commentId: string, isLike: boolean) => void
  readonly onReply: (target: { readonly commentId: string; readonly name: string }) => void
  readonly onDelete: (commentId: string) => void
  /** Null where nothing can be reported. */
  readonly onReport: ((commentId: string) => void) | null
  readonly onAppeal: (appealId: string) => void
  readonly onMore: (commentId: string) => void
}

export interface CommentThreadProps {
  readonly comment: Comment
  /** The device's clock; null in a page from the server. */
  readonly nowMs: number | null
  readonly hasMore: boolean
  /** Further replies are on their way. */
  readonly isReading: boolean
  readonly actions: CommentActions
}

/** A comment with the replies to it. */
export function CommentThread({ comment, nowMs, hasMore, isReading, actions }: CommentThreadProps) {
  const { commentId, replies, replyCount } = comment
  return (
    <article className="thread" aria-label={`Comment by ${authorName(comment.author)}`}>
      <CommentBody comment={comment} nowMs={nowMs} actions={actions} />
      {replies.length > 0 || hasMore ? (
        <div className="thread-replies">
          {replies.map((reply) => (
            <CommentBody key={reply.commentId} comment={reply} nowMs={nowMs} actions={actions} isReply />
          ))}
          {hasMore ? (
            <button
              type="button"
              className="thread-more"
              aria-busy={isReading}
              onClick={isReading ? undefined : () => actions.onMore(commentId)}
            >
              {isReading ? 'Loading' : `Show ${countOf(replyCount - replies.length, 'more reply', 'more replies')}`}
            </button>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}

interface CommentBodyProps extends Pick<CommentThreadProps, 'nowMs' | 'actions'> {
  readonly comment: Comment | CommentReply
  readonly isReply?: boolean
}

function CommentBody({ comment, nowMs, actions, isReply }: CommentBodyProps) {
  const { author, content, createdAt, isDeleted } = comment
  if (isDeleted) return <p className="thread-gone">This comment was deleted.</p>
  const notice = ownStateNotice(comment)
  const { appealId } = comment
  return (
    <div className="thread-one">
      <AuthorRow
        author={author}
        noteText={writtenText(createdAt, nowMs)}
        size={isReply ? 32 : 40}
        href={author.uid === null ? null : actions.hrefOfPerson(author.uid)}
        onOpen={() => author.uid !== null && actions.onPerson(author.uid)}
        action={<LikeButton comment={comment} onLike={(isLike) => actions.onLike(comment.commentId, isLike)} />}
      />
      <p className="thread-text">
        {'replyTo' in comment && comment.replyTo ? (
          <span className="thread-to">{`${authorName(comment.replyTo)}, `}</span>
        ) : null}
        <span className="thread-words">{content}</span>
      </p>
      {notice ? (
        <OwnNotice {...notice} onAppeal={appealId === undefined ? null : () => actions.onAppeal(appealId)} />
      ) : null}
      <CommentButtons comment={comment} actions={actions} />
    </div>
  )
}

function CommentButtons({ comment, actions }: Pick<CommentBodyProps, 'comment' | 'actions'>) {
  const { onReport } = actions
  const { commentId, isOwn, state } = comment
  const name = authorName(comment.author)
  return (
    <div className="thread-buttons">
      {state === 'approved' ? (
        <button
          type="button"
          className="thread-button"
          aria-label={`Reply to ${name}`}
          onClick={() => actions.onReply({ commentId, name })}
        >
          Reply
        </button>
      ) : null}
      {isOwn ? (
        <button
          type="button"
          className="thread-button"
          aria-label="Delete your comment"
          onClick={() => actions.onDelete(commentId)}
        >
          Delete
        </button>
      ) : onReport ? (
        <button
          type="button"
          className="thread-button"
          aria-label={`Report the comment by ${name}`}
          onClick={() => onReport(commentId)}
        >
          Report
        </button>
      ) : null}
    </div>
  )
}

interface LikeButtonProps {
  readonly comment: Comment | CommentReply
  readonly onLike: (isLike: boolean) => void
}

function LikeButton({ comment: { author, isLike, likeCount }, onLike }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={isLike ? 'thread-like thread-liked' : 'thread-like'}
      aria-pressed={isLike}
      aria-label={`Like the comment by ${authorName(author)}, ${countOf(likeCount, 'like')}`}
      onClick={() => onLike(!isLike)}
    >
      <Icon name={isLike ? 'thumbs-up-filled' : 'thumbs-up'} size={16} />
      {likeCount > 0 ? <span className="thread-likes">{likeCount}</span> : null}
    </button>
  )
}
