import type { ReviewPreview } from '@/contract/hotel'
import { formatMonth } from '@/domain/days/format-day'
import './style.scss'

export interface ReviewListProps {
  readonly reviews: readonly ReviewPreview[]
}

/** What guests have written, below each other. */
export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <div>
      {reviews.map((review) => (
        <Review key={review.commentId} review={review} />
      ))}
    </div>
  )
}

function Review({ review }: { readonly review: ReviewPreview }) {
  return (
    <article className="review">
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
    </article>
  )
}
