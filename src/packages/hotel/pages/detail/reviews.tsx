import type { HotelDetail } from '@/contract/hotel'
import { countOf } from '@/domain/text/phrases'
import { ReviewList } from '@/widgets/review-list'
import { ScoreChip } from '@/widgets/score-chip'

/** What some guests have written. */
export function Reviews({ hotel }: { readonly hotel: HotelDetail }) {
  if (hotel.reviews.length === 0) return null
  return (
    <section className="detail-block" aria-label="Reviews">
      <h2 className="detail-subhead">What guests say</h2>
      <ScoreChip score={hotel.reviewScore} count={hotel.reviewCount} />
      <p className="detail-note">{`The newest ${hotel.reviews.length} of ${countOf(hotel.reviewCount, 'review')}`}</p>
      <ReviewList reviews={hotel.reviews} />
    </section>
  )
}
