import type { ReviewPreview } from '@/contract/hotel'
import { formatMonth } from '@/domain/days/format-day'
import { Link } from '../link'
import './style.scss'

export interface ReviewListProps {
  readonly reviews: readonly ReviewPreview[]
  /** The way to a review among all of them. */
  readonly linkOf: (commentId: string) => { readonly href: string; readonly onOpen: () => void }
}

/** What guests have written, below each other; each leads to itself among all reviews. */
export function ReviewList({ reviews, linkOf }: ReviewListProps) {
  return (
    <div>
      {reviews.map((review) => (
        <article key={review.commentId} className="review">
          <Link className="review-link" {...linkOf(review.commentId)}>
            <Review review={review} />
          </Link>
        </article>
      ))}
    </div>
  )
}

function Review({ review }: { readonly review: ReviewPreview }) {
  return (
    <>
      <div className="review-head">
        <span className="review-initial" aria-hidden>
          {review.author.nickName.slice(0, 1).toUpperCase()}
        </span>
        <div className="review-who">
          <h3 className="review-name">{review.author.nickName}</h3>
          <p className="review-stay">{`${formatMonth(review.stayMonth)} · ${review.roomName}`}</p>
        </div>
        <span className="review-score">{review.score.toFixed(1)}</span>
      </div>
      <p className="review-text">{review.content}</p>
    </>
  )
}
