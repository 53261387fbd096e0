import type { DestinationOption } from '@/contract/destination'
import type { CouponCard, WaterfallItem } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/stays/guests'
import { cityBanners, type CityBanner } from '@/domain/feed/home-feed'
import type { Timers } from '@/domain/app/timers'
import { BannerRail } from '@/widgets/banner-rail'
import { CityChips } from '@/widgets/city-chips'
import { CouponRail } from '@/widgets/coupon-rail'
import { Layer } from '@/widgets/layer'
import type { ListFooterProps } from '@/widgets/list-footer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { RecentRail } from '@/widgets/recent-rail'
import { Screen } from '@/widgets/screen'
import { SearchCard } from '@/widgets/search-card'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Waterfall } from '@/widgets/waterfall'
import { BannerSkeleton, type BlockState, CitiesSkeleton, HomeBlock, RailSkeleton } from './block'
import { HomeTop, StartHint } from './top'

/** What Explore shows and does. */
export interface HomeViewProps {
  readonly place: string | null
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly currencyCode: string
  readonly cities: BlockState<readonly DestinationOption[]>
  /** Hotels that were looked at, newest first. */
  readonly recent: readonly HotelCard[]
  /** The days that their prices are for. */
  readonly recentDates: DateRange
  /** Country that the traveller seems to be in, ISO 3166; null while nobody knows. */
  readonly countryCode: string | null
  readonly coupons: BlockState<readonly CouponCard[]>
  readonly feed: readonly WaterfallItem[]
  readonly feedStatus: ListFooterProps['status']
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly hrefOfCity: (city: DestinationOption) => string
  readonly hrefOfBanner: (banner: CityBanner) => string
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onPlace: () => void
  /** Something is to be searched for by its name. */
  readonly onKeyword: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onSearch: () => void
  readonly onCurrency: () => void
  readonly onCity: (city: DestinationOption) => void
  readonly onBanner: (banner: CityBanner) => void
  readonly onHotel: (hotelId: string) => void
  readonly onClearRecent: () => void
  readonly onWish: (hotelId: string, isWished: boolean) => void
  readonly onCouponWish: (couponId: string, isWished: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
  readonly onRefresh: () => Promise<unknown>
  readonly onRetryCities: () => void
  readonly onRetryCoupons: () => void
  readonly onRetryFeed: () => void
}

/** What the device's or user's last hotels are shown with. */
function RecentBlock({ recent, recentDates, hrefOfHotel, onHotel, onClearRecent }: HomeViewProps) {
  const clear = (
    <button type="button" className="home-clear" aria-label="Clear recently viewed" onClick={onClearRecent}>
      Clear
    </button>
  )
  return (
    <HomeBlock title="Recently viewed" block={{ value: recent, failure: null }} skeleton={null} action={clear}>
      {(hotels) => <RecentRail hotels={hotels} dates={recentDates} hrefOf={hrefOfHotel} onOpen={onHotel} />}
    </HomeBlock>
  )
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
            onKeyword={props.onKeyword}
            onDates={props.onDates}
            onGuests={props.onGuests}
            onSearch={props.onSearch}
          />
        </div>
        <Layer>{props.place === null ? <StartHint {...props} cities={props.cities.value ?? []} /> : null}</Layer>
        <HomeBlock
          title="Popular cities"
          block={props.cities}
          skeleton={<CitiesSkeleton />}
          onRetry={props.onRetryCities}
        >
          {(cities) => <CityChips cities={cities} hrefOf={props.hrefOfCity} onOpen={props.onCity} />}
        </HomeBlock>
        <div className="home-block">
          {props.cities.value ? (
            <BannerRail banners={cityBanners(props.cities.value)} hrefOf={props.hrefOfBanner} onOpen={props.onBanner} />
          ) : null}
          {!props.cities.value && !props.cities.failure ? <BannerSkeleton /> : null}
        </div>
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
              onWish={props.onCouponWish}
            />
          )}
        </HomeBlock>
        <Layer>
          <RecentBlock {...props} />
        </Layer>
        <section className="home-feed" aria-label="Stays and stories">
          <h2 className="home-head">Stays and stories</h2>
          <Waterfall
            items={feed}
            status={feedStatus}
            eagerCount={0}
            timers={props.timers}
            hrefOf={(item) => hrefOfHotel(hotelOf(item))}
            onOpen={(item) => onHotel(hotelOf(item))}
            onWish={props.onWish}
            onCouponWish={props.onCouponWish}
            onLike={props.onLike}
            onRetry={props.onRetryFeed}
          />
        </section>
      </PullRefresh>
    </Screen>
  )
}
