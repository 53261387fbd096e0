import type { HotelDetail, ReviewPreview } from '@/contract/hotel'
import { formatMonth } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { ScoreChip } from '@/widgets/score-chip'

/** What some guests have written. */
export function Reviews({ hotel }: { readonly hotel: HotelDetail }) {
  if (hotel.reviews.length === 0) return null
  return (
    <section className="detail-block" aria-label="Reviews">
      <h2 className="detail-subhead">What guests say</h2>
      <ScoreChip score={hotel.reviewScore} count={hotel.reviewCount} />
      <p className="detail-note">{`The newest ${hotel.reviews.length} of ${countOf(hotel.reviewCount, 'review')}`}</p>
      {hotel.reviews.map((review) => (
        <Review key={review.commentId} review={review} />
      ))}
    </section>
  )
}

function Review({ review }: { readonly review: ReviewPreview }) {
  return (
    <article className="detail-review">
      <div className="detail-review-head">
        <span className="detail-review-initial" aria-hidden>
          {review.nickName.slice(0, 1).toUpperCase()}
        </span>
        <div className="detail-review-who">
          <h3 className="detail-review-name">{review.nickName}</h3>
          <p className="detail-review-stay">{`${formatMonth(review.stayMonth)} · ${review.roomName}`}</p>
        </div>
        <span className="detail-review-score">{review.score.toFixed(1)}</span>
      </div>
      <p className="detail-review-text">{review.content}</p>
    </article>
  )
}
