import type { HotelCard } from '@/contract/search'
import { isFreeToCancel, noPriceText, ownPriceText } from '@/domain/stays/stay-text'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { Badge } from '../badge'
import { CardFrame } from '../card-frame'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import { ScoreChip } from '../score-chip'
import { WhyLine } from '../why-line'
import { FavoriteButton } from '../favorite-button'
import './style.scss'

export interface HotelFeedCardProps {
  readonly card: HotelCard
  readonly href: string
  readonly onOpen: () => void
  readonly onFavorite: (isFavorite: boolean) => void
  readonly isEager?: boolean
  readonly isFirst?: boolean
  /** Why it is shown. */
  readonly why?: string | undefined
}

/** A hotel in the two-column feed, with a heart. */
export function HotelFeedCard({ card, href, onOpen, onFavorite, isEager, isFirst, why }: HotelFeedCardProps) {
  return (
    <CardFrame
      className="feed"
      href={href}
      onOpen={onOpen}
      controls={<FavoriteButton name={card.name} isFavorite={card.isCollection} onFavorite={onFavorite} />}
    >
      <Picture picture={card.headImg} isEager={isEager} isFirst={isFirst} isDecorative />
      <div className="feed-body">
        <h3 className="feed-name">{card.name}</h3>
        <div className="feed-place">{card.districtPath}</div>
        <ScoreChip score={card.reviewScore} count={card.reviewCount} isShort />
        {card.price && isFreeToCancel(card.returnPolicy) ? (
          <div className="feed-badge">
            <Badge tone="leaf">Free cancellation</Badge>
          </div>
        ) : null}
        <div className="feed-price">
          {card.price ? (
            <PriceLine {...card.price} perNightAmount={null} covers={stayCovers(card.price)} size="small" />
          ) : (
            <>
              <div className="feed-gone">{noPriceText(card.hasRooms)}</div>
              {card.priceFrom ? <div className="feed-gone">{ownPriceText(card.priceFrom)}</div> : null}
            </>
          )}
        </div>
        <WhyLine why={why} />
      </div>
    </CardFrame>
  )
}
