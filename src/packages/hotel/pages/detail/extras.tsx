import type { HotelDetail } from '@/contract/hotel'
import type { HotelCard as HotelFacts } from '@/contract/search'
import { formatDayWithYear } from '@/domain/days/format-day'
import type { FailureView } from '@/domain/failure'
import type { CardLinks } from '@/shell/card-links'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { HotelCard } from '@/widgets/hotel-card'
import { Layer } from '@/widgets/layer'
import { Link } from '@/widgets/link'
import { MomentStrip } from '@/widgets/moment-strip'
import { NearCell } from '@/widgets/near-cell'
import { Picture } from '@/widgets/picture'
import { PriceLine } from '@/widgets/price-line'
import { HotelCardsSkeleton } from '@/widgets/skeleton'

/** Vouchers that can be used at the hotel, and the way to each. */
export interface HotelCouponsProps extends Pick<HotelDetail, 'coupons'>, Pick<CardLinks, 'hrefOfCoupon' | 'onCoupon'> {}

/** Vouchers that can be used at the hotel; nothing where there are none. */
export function HotelCoupons({ coupons, hrefOfCoupon, onCoupon }: HotelCouponsProps) {
  if (coupons.length === 0) return null
  return (
    <section className="detail-block" aria-label="Vouchers">
      <h2 className="detail-subhead">Vouchers for this hotel</h2>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.skuId} className="detail-coupon">
            <Link
              className="detail-coupon-link"
              href={hrefOfCoupon(coupon.skuId)}
              onOpen={() => onCoupon(coupon.skuId)}
            >
              <div className="detail-coupon-picture">
                <Picture picture={coupon.headImg} ratio={1} width={240} isDecorative />
              </div>
              <div className="detail-coupon-text">
                <h3 className="detail-coupon-name">{coupon.name}</h3>
                <p className="detail-coupon-until">{`Use until ${formatDayWithYear(coupon.validUntil)}`}</p>
                <PriceLine {...coupon} size="small" />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Posts about the hotel, and what is done with them. */
export interface HotelMomentsProps extends Pick<HotelDetail, 'moments'>, Pick<CardLinks, 'hrefOfMoment' | 'onMoment'> {
  readonly onLike: (momentId: string, isLike: boolean) => void
  /** Opens the form for a post about the hotel. */
  readonly onPost: () => void
}

/** Travelers' posts that are tagged with the hotel, and the way to a new one. */
export function HotelMoments({ moments, hrefOfMoment, onMoment, onLike, onPost }: HotelMomentsProps) {
  return (
    <section className="detail-block" aria-label="Moments">
      <h2 className="detail-subhead">Moments here</h2>
      {moments.length === 0 ? null : (
        <MomentStrip moments={moments} hrefOf={hrefOfMoment} onOpen={onMoment} onLike={onLike} />
      )}
      <div className="detail-more">
        <Button kind="secondary" size="medium" isWide onTap={onPost}>
          Post a moment from here
        </Button>
      </div>
    </section>
  )
}

/** Hotels like this one; null while they are on their way. */
export interface SimilarHotelsProps {
  readonly similar: readonly HotelFacts[] | null
  readonly similarFailure: FailureView | null
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onHotel: (hotelId: string) => void
  readonly onRetrySimilar: () => void
}

/** Hotels of like grade and price in the same city, with their prices for the same stay. */
export function SimilarHotels(props: SimilarHotelsProps) {
  const { similar } = props
  if (similar?.length === 0) return null
  return (
    <section className="detail-block" aria-label="Similar hotels">
      <h2 className="detail-subhead">Similar hotels</h2>
      <Layer>
        <SimilarList {...props} />
      </Layer>
    </section>
  )
}

function SimilarList({ similar, similarFailure, hrefOfHotel, onHotel, onRetrySimilar }: SimilarHotelsProps) {
  if (similarFailure) return <ErrorState {...similarFailure} onRetry={onRetrySimilar} isInline />
  if (!similar) return <HotelCardsSkeleton count={1} />
  return (
    <ul className="detail-similar">
      {similar.map((card) => (
        <li key={card.id} className="detail-similar-cell">
          <NearCell
            id={`similar-${card.id}`}
            className="detail-near"
            emptyClassName="detail-near-empty"
            isFirst={false}
          >
            <HotelCard card={card} href={hrefOfHotel(card.id)} onOpen={() => onHotel(card.id)} />
          </NearCell>
        </li>
      ))}
    </ul>
  )
}
