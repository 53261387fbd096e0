import { useState } from 'react'
import type { Comment, ReviewFacts } from '@/contract/comment'
import { authorName } from '@/domain/community/author-name'
import { commentElementId } from '@/domain/community/comment-tree'
import { ownStateNotice } from '@/domain/community/moment-text'
import { helpfulText, isLongText, reviewMarks, shownSubScores, stayText, writtenOn } from '@/domain/reviews/review-text'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { Link } from '../link'
import { OwnNotice } from '../own-notice'
import { Picture } from '../picture'
import './style.scss'

/** What can be done with a review. */
export interface ReviewActions {
  readonly hrefOfPerson: (uid: string) => string
  readonly onPerson: (uid: string) => void
  /** Requests the wanted state of a helpful vote. */
  readonly onVote: (commentId: string, isOn: boolean) => void
  readonly onReport: (commentId: string) => void
  readonly onDelete: (commentId: string) => void
  readonly onAppeal: (appealId: string) => void
  readonly onPicture: (commentId: string, index: number) => void
  /** Left out where nothing can be written. */
  readonly onEdit?: ((commentId: string) => void) | undefined
}

export interface ReviewCardProps {
  readonly comment: Omit<Comment, 'review'> & { readonly review: ReviewFacts }
  /** It is the one that the page's address names. */
  readonly isMarked?: boolean
  readonly actions: ReviewActions
}

/** A review of a stay: who, when, the text and its pictures, and what can be done with it. */
export function ReviewCard(props: ReviewCardProps) {
  const { comment, isMarked, actions } = props
  const { review, appealId } = comment
  const notice = comment.isOwn ? ownStateNotice(comment) : null
  return (
    <article
      id={commentElementId(comment.commentId)}
      className={isMarked ? 'remark remark-marked' : 'remark'}
      aria-current={isMarked || undefined}
    >
      <Head {...props} />
      {notice ? (
        <OwnNotice {...notice} onAppeal={appealId === undefined ? null : () => actions.onAppeal(appealId)} />
      ) : null}
      <Text text={comment.content} language={review.language} />
      <Pictures {...props} />
      <Scores review={review} />
      {review.hotelReply ? (
        <div className="remark-reply">
          <p className="remark-reply-head">{`Reply of the hotel, ${writtenOn(review.hotelReply.repliedAt)}`}</p>
          <p className="remark-text">{review.hotelReply.content}</p>
        </div>
      ) : null}
      <Foot {...props} />
    </article>
  )
}

function Head({ comment, actions }: ReviewCardProps) {
  const { author, review } = comment
  const { uid } = author
  const name = authorName(author)
  return (
    <div className="remark-head">
      <Avatar url={author.avater} name={author.nickName} />
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
      <span className="remark-score" role="img" aria-label={`Rated ${review.score} out of 5`}>
        {review.score.toFixed(1)}
      </span>
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

function Pictures({ comment: { commentId, pictures }, actions }: ReviewCardProps) {
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

function Foot({ comment, actions }: ReviewCardProps) {
  const { commentId, isOwn, isLike, likeCount, review } = comment
  const { onEdit } = actions
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
          <span className="remark-action-text">{helpfulText(likeCount)}</span>
        </button>
      )}
      {isOwn && onEdit && review.canEdit ? <Action text="Edit" onTap={() => onEdit(commentId)} /> : null}
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
