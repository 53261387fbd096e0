import type { ReactNode } from 'react'
import type { CollectionType } from '@/contract/collection'
import type { CouponCard, MomentCard } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { CardLinks } from '@/shell/card-links'
import { CouponRail } from '@/widgets/coupon-rail'
import { EmptyState } from '@/widgets/empty-state'
import { MomentStrip } from '@/widgets/moment-strip'
import { RecentRail } from '@/widgets/recent-rail'
import { favoriteTabs } from './wish-tabs'

/** Suggestions for an empty tab. */
export interface FavoriteSuggestions {
  readonly hotels: readonly HotelCard[]
  /** The days that the hotels' prices are for. */
  readonly dates: DateRange
  readonly coupons: readonly CouponCard[]
  readonly moments: readonly MomentCard[]
}

/** The empty tab and its suggestions. */
export interface EmptyTabProps {
  readonly links: CardLinks
  readonly tab: CollectionType
  readonly suggestions: FavoriteSuggestions
  readonly onCouponFavorite: (couponId: string, isFavorite: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
  readonly onExplore: () => void
}

/** A tab with nothing in it: what belongs there, a way on, and something to begin with. */
export function EmptyTab(props: EmptyTabProps) {
  const tabFacts = favoriteTabs.find(({ key }) => key === props.tab)
  if (!tabFacts) return null
  return (
    <div>
      <EmptyState icon={tabFacts.icon} text={tabFacts.empty} action={{ text: tabFacts.way, onTap: props.onExplore }} />
      <Suggestions {...props} />
    </div>
  )
}

function Suggestions(props: EmptyTabProps) {
  const { tab, suggestions, links } = props
  const { hotels, dates, coupons, moments } = suggestions
  if (tab === 'hotel' && hotels.length > 0) {
    return (
      <Titled title="Recently viewed">
        <RecentRail hotels={hotels} dates={dates} hrefOf={links.hrefOfHotel} onOpen={links.onHotel} />
      </Titled>
    )
  }
  if (tab === 'coupon' && coupons.length > 0) {
    return (
      <Titled title="Vouchers that others buy">
        <CouponRail
          coupons={coupons}
          hrefOf={({ skuId }) => links.hrefOfCoupon(skuId)}
          onOpen={({ skuId }) => links.onCoupon(skuId)}
          onFavorite={props.onCouponFavorite}
        />
      </Titled>
    )
  }
  if (tab === 'moment' && moments.length > 0) {
    return (
      <Titled title="What travellers tell">
        <div className="wishes-strip">
          <MomentStrip moments={moments} hrefOf={links.hrefOfMoment} onOpen={links.onMoment} onLike={props.onLike} />
        </div>
      </Titled>
    )
  }
  return null
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="wishes-more" aria-label={title}>
      <h2 className="wishes-head">{title}</h2>
      {children}
    </section>
  )
}
