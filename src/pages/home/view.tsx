import type { DestinationOption } from '@/contract/destination'
import type { CouponCard, WaterfallItem } from '@/contract/feed'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/guests/guest-counts'
import type { Timers } from '@/domain/timing/timers'
import { CityChips } from '@/widgets/city-chips'
import { CouponRail } from '@/widgets/coupon-rail'
import type { ListFooterProps } from '@/widgets/list-footer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import { SearchCard } from '@/widgets/search-card'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Waterfall } from '@/widgets/waterfall'
import { HomeBlock, type BlockState } from './block'
import { CitiesSkeleton, RailSkeleton } from './skeletons'
import { HomeTop } from './top'

/** What Explore shows and does. */
export interface HomeViewProps {
  readonly place: string | null
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly currencyCode: string
  readonly cities: BlockState<readonly DestinationOption[]>
  readonly coupons: BlockState<readonly CouponCard[]>
  readonly feed: readonly WaterfallItem[]
  readonly feedStatus: ListFooterProps['status']
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly hrefOfCity: (city: DestinationOption) => string
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onPlace: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onSearch: () => void
  readonly onCurrency: () => void
  readonly onCity: (city: DestinationOption) => void
  readonly onHotel: (hotelId: string) => void
  readonly onWish: (hotelId: string, isWished: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
  readonly onRefresh: () => Promise<unknown>
  readonly onRetryCities: () => void
  readonly onRetryCoupons: () => void
  readonly onRetryFeed: () => void
}

/** The hotel that a card of the feed leads to. */
const hotelOf = (item: WaterfallItem): string => (item.bizType === 'hotel' ? item.data.id : item.data.hotelId)

/** Explore: search, hot cities, vouchers and the feed. */
export function HomeView(props: HomeViewProps) {
  const { tabBar, feed, feedStatus, hrefOfHotel, onHotel } = props
  return (
    <Screen tabBar={tabBar} className="home">
      <PullRefresh onRefresh={props.onRefresh} timers={props.timers}>
        <HomeTop currencyCode={props.currencyCode} onCurrency={props.onCurrency} />
        <div className="home-search">
          <SearchCard
            destination={props.place}
            dates={props.dates}
            guests={props.guests}
            onDestination={props.onPlace}
            onDates={props.onDates}
            onGuests={props.onGuests}
            onSearch={props.onSearch}
          />
        </div>
        <HomeBlock
          title="Popular cities"
          block={props.cities}
          skeleton={<CitiesSkeleton />}
          onRetry={props.onRetryCities}
        >
          {(cities) => <CityChips cities={cities} hrefOf={props.hrefOfCity} onOpen={props.onCity} />}
        </HomeBlock>
        <HomeBlock
          title="Hotel vouchers"
          block={props.coupons}
          skeleton={<RailSkeleton />}
          onRetry={props.onRetryCoupons}
        >
          {(coupons) => (
            <CouponRail
              coupons={coupons}
              hrefOf={(coupon) => hrefOfHotel(coupon.hotelId)}
              onOpen={(coupon) => onHotel(coupon.hotelId)}
            />
          )}
        </HomeBlock>
        <section className="home-feed" aria-label="Stays and stories">
          <h2 className="home-head">Stays and stories</h2>
          <Waterfall
            items={feed}
            status={feedStatus}
            eagerCount={0}
            hrefOf={(item) => hrefOfHotel(hotelOf(item))}
            onOpen={(item) => onHotel(hotelOf(item))}
            onWish={props.onWish}
            onLike={props.onLike}
            onRetry={props.onRetryFeed}
          />
        </section>
      </PullRefresh>
    </Screen>
  )
}
