import type { MomentTag } from '@/contract/moment'
import type { CardLinks } from '@/shell/card-links'
import { CouponCard } from '@/widgets/coupon-card'
import { HotelCard } from '@/widgets/hotel-card'
import { IconLink } from '@/widgets/icon-link'

export interface TagCardProps extends Pick<CardLinks, 'hrefOfHotel' | 'onHotel' | 'hrefOfCoupon' | 'onCoupon'> {
  readonly tag: MomentTag
  readonly hrefOfCity: (cityId: string) => string
  readonly onCity: (cityId: string) => void
  /** Requests the wanted state. */
  readonly onHotelFavorite: (hotelId: string, isFavorite: boolean) => void
  readonly onCouponFavorite: (skuId: string, isFavorite: boolean) => void
}

/** What a post is about, at its price. */
export function TagCard(props: TagCardProps) {
  return (
    <section className="activity-block" aria-label="What this post is about">
      <TagContent {...props} />
    </section>
  )
}

function TagContent({ tag, ...links }: TagCardProps) {
  switch (tag.kind) {
    case 'hotel':
      return (
        <HotelCard
          card={tag.card}
          href={links.hrefOfHotel(tag.card.id)}
          onOpen={() => links.onHotel(tag.card.id)}
          onFavorite={(isFavorite) => links.onHotelFavorite(tag.card.id, isFavorite)}
        />
      )
    case 'coupon':
      return (
        <div className="activity-coupon">
          <CouponCard
            card={tag.card}
            ratio={1.5}
            href={links.hrefOfCoupon(tag.card.skuId)}
            onOpen={() => links.onCoupon(tag.card.skuId)}
            onFavorite={(isFavorite) => links.onCouponFavorite(tag.card.skuId, isFavorite)}
          />
        </div>
      )
    case 'city':
      return (
        <IconLink
          icon="map-pin"
          text={`Stays in ${tag.name}`}
          href={links.hrefOfCity(tag.cityId)}
          onOpen={() => links.onCity(tag.cityId)}
        />
      )
  }
}
