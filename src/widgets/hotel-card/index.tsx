import type { HotelCard as HotelFacts } from '@/contract/hotel-card'
import { perNightNote } from '@/domain/stay/per-night-note'
import { stayCovers } from '@/domain/stay/stay-covers'
import { Badge } from '../badge'
import { Link } from '../link'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import { ScoreChip } from '../score-chip'
import { StarRow } from '../star-row'
import { WishButton } from '../wish-button'
import { isFreeToCancel } from '@/domain/stay/is-free-to-cancel'
import './style.scss'

export interface HotelCardProps {
  readonly card: HotelFacts
  readonly href: string
  readonly onOpen: () => void
  /** Asks for the state that is wanted; without it the card has no heart. */
  readonly onWish?: (isWished: boolean) => void
  readonly isEager?: boolean
  readonly isFirst?: boolean
}

/** A hotel in a list: picture, what it is, how it was liked, and what the stay costs; a sold-out one is dimmed. */
export function HotelCard({ card, href, onOpen, onWish, isEager, isFirst }: HotelCardProps) {
  return (
    <article className={card.price ? 'hotel' : 'hotel hotel-gone'}>
      <Link className="hotel-link" href={href} onOpen={onOpen}>
        <Picture picture={card.headImg} ratio={1.5} isEager={isEager} isFirst={isFirst} isDecorative />
        <div className="hotel-body">
          <h2 className="hotel-name">{card.name}</h2>
          <div className="hotel-place">
            <StarRow stars={card.star} />
            <span className="hotel-district">{card.districtPath}</span>
          </div>
          <ScoreChip score={card.reviewScore} count={card.reviewCount} />
          <div className="hotel-foot">
            <HotelBadges card={card} />
            <HotelPrice card={card} />
          </div>
        </div>
      </Link>
      {onWish ? (
        <div className="hotel-wish">
          <WishButton name={card.name} isWished={card.isCollection} onWish={onWish} />
        </div>
      ) : null}
    </article>
  )
}

function HotelBadges({ card }: { card: HotelFacts }) {
  return (
    <div className="hotel-badges">
      {isFreeToCancel(card.returnPolicy) && card.price ? (
        <Badge tone="leaf" icon="check">
          Free cancellation
        </Badge>
      ) : null}
      {card.stockLeft !== null && card.stockLeft > 0 ? (
        <Badge tone="coral">{`Only ${card.stockLeft} left`}</Badge>
      ) : null}
      <span className="hotel-tags">{card.tags.join(' · ')}</span>
    </div>
  )
}

function HotelPrice({ card: { price } }: { card: HotelFacts }) {
  if (!price) return <span className="hotel-soldout">Sold out for these dates</span>
  return <PriceLine {...price} perNightAmount={perNightNote(price)} covers={stayCovers(price)} align="end" />
}
