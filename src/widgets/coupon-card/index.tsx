import type { CouponCard as CouponFacts } from '@/contract/feed'
import { formatDay } from '@/domain/days/format-day'
import { Badge } from '../badge'
import { CardFrame } from '../card-frame'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import { WhyLine } from '../why-line'
import { FavoriteButton } from '../favorite-button'
import './style.scss'

export interface CouponCardProps {
  readonly card: CouponFacts
  readonly href: string
  readonly onOpen: () => void
  /** Requests the wanted state; without it the card has no heart. */
  readonly onFavorite?: ((isFavorite: boolean) => void) | undefined
  readonly isEager?: boolean
  readonly isFirst?: boolean
  /** Fixed aspect ratio of the picture, for a row; in the feed the picture has its own. */
  readonly ratio?: number
  /** Why it is shown. */
  readonly why?: string | undefined
}

/** A voucher on sale: what it is, until when it is good, what it costs. */
export function CouponCard({ card, href, onOpen, onFavorite, isEager, isFirst, ratio, why }: CouponCardProps) {
  return (
    <CardFrame
      className="coupon"
      href={href}
      onOpen={onOpen}
      controls={
        onFavorite ? <FavoriteButton name={card.name} isFavorite={card.isCollection} onFavorite={onFavorite} /> : null
      }
    >
      <div className="coupon-picture">
        <Picture picture={card.headImg} ratio={ratio} isEager={isEager} isFirst={isFirst} isDecorative />
        <Badge tone="lagoon" icon="ticket">
          Voucher
        </Badge>
      </div>
      <div className="coupon-body">
        <h3 className="coupon-name">{card.name}</h3>
        <div className="coupon-sub">{card.subTitle}</div>
        <div className="coupon-price">
          <PriceLine
            currencyCode={card.currencyCode}
            currencySymbol={card.currencySymbol}
            currencyAmount={card.currencyAmount}
            originalAmount={card.originalAmount}
            size="small"
          />
        </div>
        <div className="coupon-facts">{`Use by ${formatDay(card.validUntil)}`}</div>
        {card.soldCount > 0 ? <div className="coupon-facts">{`${card.soldCount} sold`}</div> : null}
        <WhyLine why={why} />
      </div>
    </CardFrame>
  )
}
