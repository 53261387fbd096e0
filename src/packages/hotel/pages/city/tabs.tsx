import { formatDay } from '@/domain/days/format-day'
import type { CityTab } from '@/stores/stays/city'
import { CouponCard } from '@/widgets/coupon-card'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { HotelCard } from '@/widgets/hotel-card'
import { Layer } from '@/widgets/layer'
import { MomentCard } from '@/widgets/moment-card'
import { PictureGrid } from '@/widgets/picture-grid'
import { HotelCardsSkeleton } from '@/widgets/skeleton'
import { Tabs } from '@/widgets/tabs'
import type { CityPartProps } from './view'

const NAMES: readonly { readonly key: CityTab; readonly label: string }[] = [
  { key: 'hotels', label: 'Hotels' },
  { key: 'coupons', label: 'Coupons' },
  { key: 'moments', label: 'Moments' },
  { key: 'pictures', label: 'Pictures' },
]

/** What is on offer in the city, a kind under each tab. */
export function CityTabs(props: CityPartProps) {
  return (
    <section className="city-block city-offers" aria-label={`Of ${props.info.name}`}>
      <Tabs label="What to see" tabs={NAMES} selected={props.tab} onSelect={props.onTab} />
      <Layer>
        <TabContent {...props} />
      </Layer>
    </section>
  )
}

function TabContent(props: CityPartProps) {
  switch (props.tab) {
    case 'hotels':
      return <HotelsTab {...props} />
    case 'coupons':
      return <CouponsTab {...props} />
    case 'moments':
      return <MomentsTab {...props} />
    case 'pictures':
      return <PicturesTab {...props} />
  }
}

function HotelsTab({ hotels, hotelsFailure, dates, links, onFavorite, onRetryHotels }: CityPartProps) {
  if (hotelsFailure && !hotels) return <ErrorState {...hotelsFailure} onRetry={onRetryHotels} isInline />
  if (!hotels) return <HotelCardsSkeleton count={2} />
  if (hotels.length === 0) return <EmptyState icon="bed-double" text="There are no hotels here yet." />
  return (
    <>
      <p className="city-note">{`Prices for ${formatDay(dates.checkIn)} – ${formatDay(dates.checkOut)}`}</p>
      <ul>
        {hotels.map((card) => (
          <li key={card.id} className="city-hotel">
            <HotelCard
              card={card}
              href={links.hrefOfHotel(card.id)}
              onOpen={() => links.onHotel(card.id)}
              onFavorite={(isFavorite) => onFavorite(card.id, isFavorite)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function CouponsTab({ info, links }: CityPartProps) {
  if (info.coupons.length === 0) return <EmptyState icon="ticket" text="There are no vouchers here at the moment." />
  return (
    <ul className="city-pairs">
      {info.coupons.map((coupon) => (
        <li key={coupon.skuId} className="city-pair">
          <CouponCard
            card={coupon}
            href={links.hrefOfCoupon(coupon.skuId)}
            onOpen={() => links.onCoupon(coupon.skuId)}
            ratio={1.5}
          />
        </li>
      ))}
    </ul>
  )
}

function MomentsTab({ info, links, onLike }: CityPartProps) {
  if (info.moments.length === 0) return <EmptyState icon="compass" text="Nobody has posted from here yet." />
  const columns = [0, 1].map((column) => info.moments.filter((_, index) => index % 2 === column))
  return (
    <div className="city-pairs">
      {columns.map((moments, column) => (
        <ul key={column} className="city-column">
          {moments.map((moment) => (
            <li key={moment.id} className="city-post">
              <MomentCard
                card={moment}
                href={links.hrefOfMoment(moment.id)}
                onOpen={() => links.onMoment(moment.id)}
                onLike={(isLike) => onLike(moment.id, isLike)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function PicturesTab({ info }: CityPartProps) {
  if (info.pictures.length === 0) return <EmptyState icon="image" text="There are no pictures yet." />
  return (
    <div className="city-grid">
      <PictureGrid name={info.name} pictures={info.pictures} />
    </div>
  )
}
