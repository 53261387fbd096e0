import { observer } from 'mobx-react'
import { useRef } from 'react'
import { failureText, failureView, readFailure } from '@/domain/failure'
import { stayQuery } from '@/domain/stays/stay-query'
import { useNear } from '@/platform/scroll/near'
import { cardLinks } from '@/shell/card-links'
import { lazy } from '@/shell/lazy'
import { supportLink } from '@/shell/support-link'
import { useRoot } from '@/stores/app/context'
import type { Loaded } from '@/stores/app/loaded'
import type { RootStore } from '@/stores/app/root'
import type { HomeStore } from '@/stores/feed/home'
import { listFooterStatus } from '@/widgets/list-footer'
import type { HomeSheet } from './sheets'
import { SearchBlock } from './top'
import { homeLinks, personalCoupon, personalItem } from './use-home'
import { CitiesBlock, CouponsBlock, Feed, RecentBlock } from './view'

/** The store that every section of Explore reads. */
interface HomeSectionProps {
  readonly store: HomeStore
}

interface SearchSectionProps extends HomeSectionProps {
  readonly onSheet: (sheet: HomeSheet) => void
}

interface BlockSectionProps extends HomeSectionProps {
  /** Fetches the blocks that failed. */
  readonly onRetry: () => void
}

const blockOf = <Value,>(block: Loaded<Value>) => ({ value: block.value, failure: failureView(block.failure) })

/** Links of cards, with the chosen stay. */
const ownCardLinks = ({ stay }: RootStore) => cardLinks(stayQuery(stay.wanted))

/** The search card, with the chosen place and stay. */
export const SearchSection = observer(function SearchSection({ store, onSheet }: SearchSectionProps) {
  const root = useRoot()
  const { stay, currency, region } = root
  const links = homeLinks(root)
  return (
    <SearchBlock
      currencyCode={currency.code}
      place={stay.place?.label ?? null}
      dates={stay.dates}
      guests={{ ...stay.guests }}
      cities={store.hotCities.value ?? []}
      countryCode={region.current?.countryCode ?? null}
      hrefOfCity={(city) => links.hrefOfCity(city.value)}
      onCity={(city) => links.openCity(city.value)}
      onCurrency={() => onSheet('currency')}
      support={supportLink('home')}
      onPlace={() => onSheet('place')}
      onKeyword={links.openSearch}
      onDates={() => onSheet('dates')}
      onGuests={() => onSheet('guests')}
      onSearch={() => (stay.place ? links.openList(stay.place.cityId) : onSheet('place'))}
    />
  )
})

/** Popular cities and their banners. */
export const CitiesSection = observer(function CitiesSection({ store, onRetry }: BlockSectionProps) {
  const links = homeLinks(useRoot())
  return (
    <CitiesBlock
      cities={blockOf(store.hotCities)}
      hrefOfCity={(city) => links.hrefOfCity(city.value)}
      hrefOfBanner={links.hrefOfBanner}
      onCity={(city) => links.openCity(city.value)}
      onBanner={links.openBanner}
      onRetryCities={onRetry}
    />
  )
})

/** Vouchers with the traveler's own hearts. */
export const CouponsSection = observer(function CouponsSection({ store, onRetry }: BlockSectionProps) {
  const root = useRoot()
  const { value, failure } = blockOf(store.coupons)
  const { hrefOfCoupon, onCoupon } = ownCardLinks(root)
  return (
    <CouponsBlock
      coupons={{ value: value && value.map((coupon) => personalCoupon(coupon, root)), failure }}
      hrefOfCoupon={hrefOfCoupon}
      onCoupon={onCoupon}
      onCouponFavorite={(id, isOn) => void root.couponFavorites.tap(id, isOn)}
      onRetryCoupons={onRetry}
    />
  )
})

/** Recently viewed hotels, priced for the chosen stay. */
export const RecentSection = observer(function RecentSection() {
  const root = useRoot()
  const { recentViews, stay, toast } = root
  const { hrefOfHotel, onHotel } = ownCardLinks(root)
  return (
    <RecentBlock
      hotels={recentViews.hotels}
      dates={stay.dates}
      hrefOf={hrefOfHotel}
      onOpen={onHotel}
      onClear={() => void recentViews.clear().catch((thrown: unknown) => toast.show(failureText(readFailure(thrown))))}
    />
  )
})

const LazyFeedTabs = lazy<HomeSectionProps>(async () => (await import('./feed-tabs')).FeedTabs)

/** The choice between parts of the feed, fetched when it comes into view: the public feed is there without it. */
function FeedTabsInView({ store }: HomeSectionProps) {
  const box = useRef<HTMLDivElement>(null)
  const isInView = useNear(box, true, 0)
  return (
    <div ref={box} id="home-tabs" className="home-tabs">
      {isInView ? <LazyFeedTabs store={store} /> : null}
    </div>
  )
}

/** The feed with the traveler's own hearts and likes. */
export const FeedSection = observer(function FeedSection({ store }: HomeSectionProps) {
  const root = useRoot()
  const { feed } = store
  return (
    <Feed
      tabs={<FeedTabsInView store={store} />}
      empty={feed.items.length === 0 ? store.part.empty : null}
      items={feed.items.map((item) => personalItem(item, root))}
      status={listFooterStatus(feed.status)}
      timers={root.timers}
      {...ownCardLinks(root)}
      onFavorite={(id, isOn) => void root.hotelFavorites.tap(id, isOn)}
      onCouponFavorite={(id, isOn) => void root.couponFavorites.tap(id, isOn)}
      onLike={(id, isLike) => void root.likes.tap(id, isLike)}
      onRetry={() => void feed.retry()}
    />
  )
})
