import type { HotelDetail } from '@/contract/hotel'
import { Icon } from '@/widgets/icon'
import { ScoreChip } from '@/widgets/score-chip'
import { StarRow } from '@/widgets/star-row'

/** Whose facts, and what can be done with the address. */
export interface HotelFactsProps {
  readonly hotel: HotelDetail
  readonly onCopyAddress: () => void
}

/** Name, grade, score, and where it is. */
export function HotelFacts({ hotel, onCopyAddress }: HotelFactsProps) {
  return (
    <section className="detail-block detail-facts">
      <div className="detail-grade">
        <StarRow stars={hotel.star} />
        <span className="detail-brand">{originOf(hotel)}</span>
      </div>
      <h1 className="detail-name">{hotel.name}</h1>
      {hotel.localName !== hotel.name ? <p className="detail-local">{hotel.localName}</p> : null}
      <ScoreChip score={hotel.reviewScore} count={hotel.reviewCount} />
      {hotel.reviewCount > 0 ? <SubScores hotel={hotel} /> : null}
      <div className="detail-address">
        <Icon name="map-pin" size={20} className="detail-pin" />
        <div className="detail-address-text">
          <p>{hotel.address}</p>
          <p className="detail-address-local">{hotel.addressLocal}</p>
          <p className="detail-district">{hotel.districtPath}</p>
        </div>
        <button
          type="button"
          className="detail-copy"
          aria-label="Copy the address in local language"
          onClick={onCopyAddress}
        >
          <Icon name="copy" size={18} />
          <span className="detail-copy-text">Copy</span>
        </button>
      </div>
    </section>
  )
}

function SubScores({ hotel: { scores } }: { hotel: HotelDetail }) {
  const parts = [
    ['Cleanliness', scores.cleanliness],
    ['Service', scores.service],
    ['Location', scores.location],
  ] as const
  return <p className="detail-scores">{parts.map(([name, score]) => `${name} ${score.toFixed(1)}`).join(' · ')}</p>
}

function originOf({ brand, openYear, renovateYear }: HotelDetail): string {
  const parts = [brand, `Opened ${openYear}`, renovateYear ? `renovated ${renovateYear}` : null]
  return parts.filter(Boolean).join(' · ')
}
