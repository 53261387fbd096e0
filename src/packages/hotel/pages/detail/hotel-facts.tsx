import { shownSubScores } from '@/domain/reviews/review-text'
import type { HotelDetail } from '@/contract/hotel'
import { nearestLandmarks } from '@/domain/stays/hotel-page'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { ScoreChip } from '@/widgets/score-chip'
import { StarRow } from '@/widgets/star-row'

/** Another page: its address, and what opens it. */
export interface PageLink {
  readonly href: string
  readonly onOpen: () => void
}

/** Where the hotel's page leads. */
export interface HotelLinks {
  readonly city: PageLink
  readonly reviews: PageLink
  /** One review among them. */
  readonly review: (commentId: string) => PageLink
  readonly pictures: PageLink
  readonly reviewRules: PageLink
  readonly support: PageLink
}

/** The hotel, what can be done with its address, and the link to its city's page. */
export interface HotelFactsProps {
  readonly hotel: HotelDetail
  readonly onCopyAddress: () => void
  readonly links: HotelLinks
}

/** Name, grade, score, and where it is. */
export function HotelFacts({ hotel, onCopyAddress, links }: HotelFactsProps) {
  return (
    <section className="detail-block detail-facts">
      <div className="detail-grade">
        <StarRow stars={hotel.star} />
        <span className="detail-brand">{originOf(hotel)}</span>
      </div>
      <h1 className="detail-name">{hotel.name}</h1>
      {hotel.localName !== hotel.name ? <p className="detail-local">{hotel.localName}</p> : null}
      {hotel.reviewCount > 0 ? (
        <Link className="detail-score-link" {...links.reviews}>
          <ScoreChip score={hotel.reviewScore} count={hotel.reviewCount} />
        </Link>
      ) : (
        <ScoreChip score={hotel.reviewScore} count={hotel.reviewCount} />
      )}
      {hotel.reviewCount > 0 ? <SubScores hotel={hotel} /> : null}
      <div className="detail-address">
        <Icon name="map-pin" size={20} className="detail-pin" />
        <div className="detail-address-text">
          <p>{hotel.address}</p>
          {hotel.addressLocal === hotel.address ? null : <p className="detail-address-local">{hotel.addressLocal}</p>}
          <Link className="detail-district" {...links.city} label={`Guide to ${hotel.cityName}`}>
            {hotel.districtPath}
          </Link>
          {hotel.nearby.length > 0 ? <p className="detail-landmarks">{nearestLandmarks(hotel.nearby)}</p> : null}
        </div>
      </div>
      <button type="button" className="detail-copy" onClick={onCopyAddress}>
        <Icon name="copy" size={18} />
        <span className="detail-copy-text">Copy address in local language</span>
      </button>
    </section>
  )
}

function SubScores({ hotel: { scores } }: { hotel: HotelDetail }) {
  if (!scores) return null
  return (
    <ul className="detail-scores">
      {shownSubScores(scores).map(([name, score]) => (
        <li key={name} className="detail-score">
          <span className="detail-score-name">{name}</span>
          <span className="detail-score-value">{score.toFixed(1)}</span>
          <div className="detail-score-bar" aria-hidden>
            <div className="detail-score-part" style={{ width: `${score * 20}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function originOf({ brand, openYear, renovateYear }: HotelDetail): string {
  const parts = [brand, openYear ? `Opened ${openYear}` : null, renovateYear ? `renovated ${renovateYear}` : null]
  return parts.filter(Boolean).join(' · ')
}
