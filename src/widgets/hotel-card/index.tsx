import type { HotelCard as HotelFacts } from '@/contract/search'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { shortRange } from '@/domain/days/format-day'
import { isFreeToCancel, noPriceText, ownPriceText, perNightText } from '@/domain/stays/stay-text'
import { distanceText } from '@/domain/stays/location'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { Link } from '../link'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import { ScoreChip } from '../score-chip'
import { StarRow } from '../star-row'
import { FavoriteButton } from '../favorite-button'
import './style.scss'

export interface HotelCardProps {
  readonly card: HotelFacts
  readonly href: string
  readonly onOpen: () => void
  /** How its price has changed; a drop is shown in another color. */
  readonly notice?: { readonly text: string; readonly isGood: boolean } | null
  /** Origin of its distance, e.g. "from the centre"; without it no distance is shown. */
  readonly distanceFrom?: string
  /** Takes the nearest dates on which a sold-out hotel can be booked; without it none are offered. */
  readonly onDates?: (dates: DateRange) => void
  /** Requests the wanted state; without it the card has no heart. */
  readonly onFavorite?: (isFavorite: boolean) => void
  readonly isEager?: boolean
  readonly isFirst?: boolean
}

/** A hotel in a list: picture, what it is, how it was liked, and what the stay costs; a sold-out one is dimmed. */
export function HotelCard(props: HotelCardProps) {
  const { card, href, onOpen, onFavorite, onDates, notice, isEager, isFirst } = props
  const { nearestDates } = card
  return (
    <article className={card.price ? 'hotel' : 'hotel hotel-gone'}>
      <Link className="hotel-link" href={href} onOpen={onOpen}>
        <Picture picture={card.headImg} ratio={1.5} isEager={isEager} isFirst={isFirst} isDecorative />
        <div className="hotel-body">
          <h2 className="hotel-name">{card.name}</h2>
          {card.matchedName ? <div className="hotel-known">{`Also known as ${card.matchedName}`}</div> : null}
          <div className="hotel-place">
            <StarRow stars={card.star} />
            <span className="hotel-district">{card.districtPath}</span>
          </div>
          {props.distanceFrom && card.distanceMetres !== null ? (
            <div className="hotel-way">{`${distanceText(card.distanceMetres)} ${props.distanceFrom}`}</div>
          ) : null}
          <ScoreChip score={card.reviewScore} count={card.reviewCount} />
          <div className="hotel-foot">
            <HotelBadges card={card} />
            <HotelPrice card={card} />
          </div>
          {notice ? (
            <p className={notice.isGood ? 'hotel-notice hotel-better' : 'hotel-notice'}>{notice.text}</p>
          ) : null}
        </div>
      </Link>
      {nearestDates && onDates ? (
        <button type="button" className="hotel-dates" onClick={() => onDates(nearestDates)}>
          <Icon name="calendar-days" size={18} />
          <span className="hotel-dates-text">{`Free ${shortRange(nearestDates.checkIn, nearestDates.checkOut)}`}</span>
          <span className="hotel-dates-act">Change dates</span>
        </button>
      ) : null}
      {onFavorite ? (
        <div className="hotel-favorite">
          <FavoriteButton name={card.name} isFavorite={card.isCollection} onFavorite={onFavorite} />
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

function HotelPrice({ card: { price, hasRooms, contact, priceFrom } }: { card: HotelFacts }) {
  if (!price)
    return (
      <div className="hotel-noprice">
        <span className="hotel-soldout">{noPriceText(hasRooms)}</span>
        {priceFrom ? <span className="hotel-contact">{ownPriceText(priceFrom)}</span> : null}
        {contact ? <span className="hotel-contact">{contact}</span> : null}
      </div>
    )
  return (
    <PriceLine
      {...price}
      perNightAmount={perNightText(price)}
      covers={stayCovers(price)}
      showsVipPrice={price.vip?.state === 'offered'}
      align="end"
    />
  )
}
