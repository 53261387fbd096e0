import type { ReactNode } from 'react'
import type { DestinationOption } from '@/contract/destination'
import type { CouponCard } from '@/contract/feed'
import { cityBanners, type CityBanner } from '@/domain/feed/home-feed'
import type { Timers } from '@/domain/app/timers'
import { type CardLinks, feedLinks } from '@/shell/card-links'
import { BannerRail } from '@/widgets/banner-rail'
import { CityChips } from '@/widgets/city-chips'
import { CouponRail } from '@/widgets/coupon-rail'
import { Layer } from '@/widgets/layer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { RecentRail, type RecentRailProps } from '@/widgets/recent-rail'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Waterfall, type WaterfallProps } from '@/widgets/waterfall'
import { BannerSkeleton, type BlockState, CitiesSkeleton, HomeBlock, RailSkeleton } from './block'

/** The sections of Explore, from top to bottom. */
export interface HomeViewProps {
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly onRefresh: () => Promise<unknown>
  readonly search: ReactNode
  readonly cities: ReactNode
  readonly coupons: ReactNode
  readonly recent: ReactNode
  readonly feed: ReactNode
}

/** Explore: search, hot cities, vouchers and the feed. */
export function HomeView({ tabBar, timers, onRefresh, search, cities, coupons, recent, feed }: HomeViewProps) {
  return (
    <Screen tabBar={tabBar} className="home">
      <PullRefresh onRefresh={onRefresh} timers={timers}>
        {search}
        {cities}
        {coupons}
        <Layer>{recent}</Layer>
        <section className="home-feed" aria-label="Stays and stories">
          <h2 className="home-head">Stays and stories</h2>
          {feed}
        </section>
      </PullRefresh>
    </Screen>
  )
}

/** Popular cities and their banners. */
export interface CitiesBlockProps {
  readonly cities: BlockState<readonly DestinationOption[]>
  readonly hrefOfCity: (city: DestinationOption) => string
  readonly hrefOfBanner: (banner: CityBanner) => string
  readonly onCity: (city: DestinationOption) => void
  readonly onBanner: (banner: CityBanner) => void
  readonly onRetryCities: () => void
}

/** City chips, followed by banners for some of the cities. */
export function CitiesBlock({ cities, hrefOfCity, hrefOfBanner, onCity, onBanner, onRetryCities }: CitiesBlockProps) {
  return (
    <>
      <HomeBlock title="Popular cities" block={cities} skeleton={<CitiesSkeleton />} onRetry={onRetryCities}>
        {(list) => <CityChips cities={list} hrefOf={hrefOfCity} onOpen={onCity} />}
      </HomeBlock>
      <div className="home-block">
        {cities.value ? (
          <BannerRail banners={cityBanners(cities.value)} hrefOf={hrefOfBanner} onOpen={onBanner} />
        ) : null}
        {!cities.value && !cities.failure ? <BannerSkeleton /> : null}
      </div>
    </>
  )
}

/** Vouchers on sale. */
export interface CouponsBlockProps extends Pick<CardLinks, 'hrefOfCoupon' | 'onCoupon'> {
  readonly coupons: BlockState<readonly CouponCard[]>
  readonly onCouponFavorite: (couponId: string, isFavorite: boolean) => void
  readonly onRetryCoupons: () => void
}

/** A horizontal rail of vouchers. */
export function CouponsBlock(props: CouponsBlockProps) {
  const { coupons, hrefOfCoupon, onCoupon, onCouponFavorite, onRetryCoupons } = props
  return (
    <HomeBlock title="Hotel vouchers" block={coupons} skeleton={<RailSkeleton />} onRetry={onRetryCoupons}>
      {(list) => (
        <CouponRail
          coupons={list}
          hrefOf={({ skuId }) => hrefOfCoupon(skuId)}
          onOpen={({ skuId }) => onCoupon(skuId)}
          onFavorite={onCouponFavorite}
        />
      )}
    </HomeBlock>
  )
}

/** Recently viewed hotels, newest first, with the dates of their prices. */
export interface RecentBlockProps extends RecentRailProps {
  readonly onClear: () => void
}

/** Recently viewed hotels of the device or user. */
export function RecentBlock({ onClear, ...rail }: RecentBlockProps) {
  const clear = (
    <button type="button" className="home-clear" aria-label="Clear recently viewed" onClick={onClear}>
      Clear
    </button>
  )
  return (
    <HomeBlock title="Recently viewed" block={{ value: rail.hotels, failure: null }} skeleton={null} action={clear}>
      {() => <RecentRail {...rail} />}
    </HomeBlock>
  )
}

/** The loaded part of the feed. */
export interface FeedProps extends CardLinks, Omit<WaterfallProps, 'id' | 'eagerCount' | 'hrefOf' | 'onOpen'> {
  /** Choose which part of the feed is shown. */
  readonly tabs: ReactNode
}

/** Hotels, vouchers and posts in two columns. */
export function Feed({
  tabs,
  hrefOfHotel,
  onHotel,
  hrefOfCoupon,
  onCoupon,
  hrefOfMoment,
  onMoment,
  ...feed
}: FeedProps) {
  const links = { hrefOfHotel, onHotel, hrefOfCoupon, onCoupon, hrefOfMoment, onMoment }
  return (
    <>
      {tabs}
      <Waterfall {...feed} eagerCount={0} {...feedLinks(links)} />
    </>
  )
}
