import type { Comment, CommentReply } from '@/contract/comment'
import { authorName } from '@/domain/community/author-name'
import { commentElementId } from '@/domain/community/comment-tree'
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
  readonly onReport: (commentId: string) => void
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
  /** The comment or reply that the page's address names; null for none. */
  readonly markedId?: string | null
  readonly actions: CommentActions
}

/** A comment with the replies to it. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, nowMs, hasMore, isReading, markedId = null, actions } = props
  const { commentId, replies, replyCount } = comment
  const body = { nowMs, markedId, actions }
  return (
    <article className="thread" aria-label={`Comment by ${authorName(comment.author)}`}>
      <CommentBody {...body} comment={comment} />
      {replies.length > 0 || hasMore ? (
        <div className="thread-replies">
          {replies.map((reply) => (
            <CommentBody {...body} key={reply.commentId} comment={reply} isReply />
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
  readonly markedId: string | null
  readonly isReply?: boolean
}

function CommentBody({ comment, nowMs, markedId, actions, isReply }: CommentBodyProps) {
  const { commentId, author, content, createdAt, isDeleted, appealId } = comment
  const isMarked = commentId === markedId
  const place = {
    id: commentElementId(commentId),
    className: isMarked ? 'thread-one thread-marked' : 'thread-one',
    'aria-current': isMarked || undefined,
  }
  if (isDeleted) {
    return (
      <div {...place}>
        <p className="thread-gone">This comment was deleted.</p>
      </div>
    )
  }
  const notice = ownStateNotice(comment)
  return (
    <div {...place}>
      <AuthorRow
        author={author}
        noteText={writtenText(createdAt, nowMs)}
        size={isReply ? 32 : 40}
        href={author.uid === null ? null : actions.hrefOfPerson(author.uid)}
        onOpen={() => author.uid !== null && actions.onPerson(author.uid)}
        action={<LikeButton comment={comment} onLike={(isLike) => actions.onLike(commentId, isLike)} />}
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
      ) : (
        <button
          type="button"
          className="thread-button"
          aria-label={`Report the comment by ${name}`}
          onClick={() => actions.onReport(commentId)}
        >
          Report
        </button>
      )}
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
