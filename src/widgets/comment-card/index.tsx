import { useState } from 'react'
import type { Comment, CommentReply, ReviewFacts } from '@/contract/comment'
import { authorName } from '@/domain/community/author-name'
import {
  helpfulText,
  hiddenText,
  isLongText,
  reviewMarks,
  reviewPageText,
  shownSubScores,
  stayText,
  writtenOn,
} from '@/domain/reviews/review-text'
import { pictureOrigin } from '@/platform/media/picture'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { Link } from '../link'
import { Picture } from '../picture'
import './style.scss'

/** What can be done with a comment or review; what is left out has no button. */
export interface CommentActions {
  readonly hrefOfPerson: (uid: string) => string
  readonly onPerson: (uid: string) => void
  /** Requests the wanted state of a helpful vote or like. */
  readonly onVote: (commentId: string, isOn: boolean) => void
  readonly onReport: (commentId: string) => void
  readonly onDelete: (commentId: string) => void
  readonly onAppeal: (appealId: string) => void
  readonly onPicture: (commentId: string, index: number) => void
  readonly onEdit?: ((commentId: string) => void) | undefined
  readonly onReply?: ((commentId: string) => void) | undefined
}

export interface CommentCardProps {
  /** A review, a comment, or a reply to one. */
  readonly comment: Omit<CommentReply, 'replyTo'> & Partial<Pick<Comment, 'review'>>
  /** It is the one that the address names. */
  readonly isMarked?: boolean
  readonly actions: CommentActions
}

/** What a traveler has written: who, when, the text and its pictures, and what can be done with it. */
export function CommentCard(props: CommentCardProps) {
  const { comment, isMarked } = props
  if (comment.isDeleted) return <p className="remark remark-gone">{reviewPageText.deleted}</p>
  const hidden = comment.isOwn ? hiddenText(comment) : null
  const review = comment.review ?? null
  return (
    <article
      id={`remark-${comment.commentId}`}
      className={isMarked ? 'remark remark-marked' : 'remark'}
      aria-current={isMarked ? 'true' : undefined}
    >
      <Head {...props} review={review} />
      {hidden === null ? null : (
        <div className="remark-hidden" role="status">
          <p>{hidden}</p>
          {comment.appealId === undefined ? null : (
            <button
              type="button"
              className="remark-action"
              onClick={() => comment.appealId && props.actions.onAppeal(comment.appealId)}
            >
              Appeal
            </button>
          )}
        </div>
      )}
      <Text text={comment.content} language={review?.language} />
      <Pictures {...props} />
      {review ? <Scores review={review} /> : null}
      {review?.hotelReply ? (
        <div className="remark-reply">
          <p className="remark-reply-head">{`Reply of the hotel, ${writtenOn(review.hotelReply.repliedAt)}`}</p>
          <p className="remark-text">{review.hotelReply.content}</p>
        </div>
      ) : null}
      <Foot {...props} review={review} />
    </article>
  )
}

interface PartProps extends CommentCardProps {
  readonly review: ReviewFacts | null
}

function Head({ comment, review, actions }: PartProps) {
  const { author } = comment
  const { uid } = author
  const name = authorName(author)
  return (
    <div className="remark-head">
      <span className="remark-face" aria-hidden>
        {author.avater ? (
          <img
            className="remark-avatar"
            src={pictureOrigin + author.avater}
            width={36}
            height={36}
            alt=""
            loading="lazy"
          />
        ) : (
          name.slice(0, 1).toUpperCase()
        )}
      </span>
      <div className="remark-who">
        {uid === null ? (
          <h3 className="remark-name">{name}</h3>
        ) : (
          <Link className="remark-person" href={actions.hrefOfPerson(uid)} onOpen={() => actions.onPerson(uid)}>
            <h3 className="remark-name">{name}</h3>
          </Link>
        )}
        <p className="remark-stay">{stayText({ review, createdAt: comment.createdAt })}</p>
        <div className="remark-marks">
          {reviewMarks({ review, author }).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
      </div>
      {review ? (
        <span className="remark-score" role="img" aria-label={`Rated ${review.score} out of 5`}>
          {review.score.toFixed(1)}
        </span>
      ) : null}
    </div>
  )
}

function Text({ text, language }: { readonly text: string; readonly language: string | undefined }) {
  const [isWhole, setWhole] = useState(false)
  if (text === '') return null
  const isFolded = isLongText(text) && !isWhole
  return (
    <>
      <p className={isFolded ? 'remark-text remark-folded' : 'remark-text'} lang={language}>
        {text}
      </p>
      {isLongText(text) ? (
        <button type="button" className="remark-action" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Read less' : 'Read more'}
        </button>
      ) : null}
    </>
  )
}

function Pictures({ comment: { commentId, pictures }, actions }: CommentCardProps) {
  if (pictures.length === 0) return null
  return (
    <ul className="remark-pictures">
      {pictures.map((picture, index) => (
        <li key={picture.url} className="remark-picture-cell">
          <button
            type="button"
            className="remark-picture"
            aria-label={`Picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
            onClick={() => actions.onPicture(commentId, index)}
          >
            <Picture picture={picture} ratio={1} width={240} isDecorative />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Sub-scores, folded until they are wanted. */
function Scores({ review }: { readonly review: ReviewFacts }) {
  const [isOpen, setOpen] = useState(false)
  const scores = shownSubScores(review.subScores)
  if (scores.length === 0) return null
  return (
    <>
      <button type="button" className="remark-action" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide scores' : 'Show scores'}
      </button>
      {isOpen ? (
        <ul className="remark-scores">
          {scores.map(([name, score]) => (
            <li key={name} className="remark-sub">{`${name} ${score.toFixed(1)}`}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Foot({ comment, review, actions }: PartProps) {
  const { commentId, isOwn, isLike, likeCount } = comment
  const { onEdit, onReply } = actions
  const voteText = review ? helpfulText(likeCount) : `Like${likeCount > 0 ? ` (${likeCount})` : ''}`
  return (
    <div className="remark-foot">
      {isOwn ? null : (
        <button
          type="button"
          className={isLike ? 'remark-action remark-on' : 'remark-action'}
          aria-pressed={isLike}
          onClick={() => actions.onVote(commentId, !isLike)}
        >
          <Icon name={isLike ? 'thumbs-up-filled' : 'thumbs-up'} size={18} className="remark-thumb" />
          <span className="remark-action-text">{voteText}</span>
        </button>
      )}
      {onReply && !review ? <Action text="Reply" onTap={() => onReply(commentId)} /> : null}
      {isOwn && onEdit && review?.canEdit ? <Action text="Edit" onTap={() => onEdit(commentId)} /> : null}
      {isOwn ? (
        <Action text="Delete" onTap={() => actions.onDelete(commentId)} />
      ) : (
        <Action text="Report" onTap={() => actions.onReport(commentId)} />
      )}
    </div>
  )
}

function Action({ text, onTap }: { readonly text: string; readonly onTap: () => void }) {
  return (
    <button type="button" className="remark-action" onClick={onTap}>
      {text}
    </button>
  )
}
