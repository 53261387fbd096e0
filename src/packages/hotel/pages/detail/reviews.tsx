import type { HotelDetail } from '@/contract/hotel'
import { reviewPageText } from '@/domain/reviews/review-text'
import { countOf } from '@/domain/text/phrases'
import { Link } from '@/widgets/link'
import { ReviewList } from '@/widgets/review-list'
import { ScoreChip } from '@/widgets/score-chip'
import type { HotelLinks } from './hotel-facts'

export interface ReviewsProps {
  readonly hotel: HotelDetail
  readonly links: Pick<HotelLinks, 'reviews' | 'review' | 'reviewRules'>
}

/** What some guests have written, and the way to all of it. */
export function Reviews({ hotel, links }: ReviewsProps) {
  if (hotel.reviews.length === 0) return null
  return (
    <section className="detail-block" aria-label="Reviews">
      <h2 className="detail-subhead">What guests say</h2>
      <ScoreChip score={hotel.reviewScore} count={hotel.reviewCount} />
      <Link className="detail-all" {...links.reviewRules}>
        {reviewPageText.rules}
      </Link>
      <p className="detail-note">{`The newest ${hotel.reviews.length} of ${countOf(hotel.reviewCount, 'review')}`}</p>
      <ReviewList reviews={hotel.reviews} linkOf={links.review} />
      <Link className="detail-all" {...links.reviews}>
        {`All ${countOf(hotel.reviewCount, 'review')}`}
      </Link>
    </section>
  )
}
