import { observer } from 'mobx-react'
import { useState } from 'react'
import type { CouponCard } from '@/contract/feed'
import { failureView, failureText, readFailure } from '@/domain/failure'
import { listFooterStatus } from '@/widgets/list-footer'
import { hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import type { Loaded } from '@/stores/app/loaded'
import type { RootStore } from '@/stores/app/root'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { homeLinks, personalCoupon, personalItem, useHome } from './use-home'
import { HomeSheets, type HomeSheet } from './sheets'
import { HomeView } from './view'
import './style.scss'

const blockOf = <Value,>(block: Loaded<Value>) => ({ value: block.value, failure: failureView(block.failure) })

const couponsOf = (block: Loaded<readonly CouponCard[]>, root: RootStore) => ({
  ...blockOf(block),
  value: block.value && block.value.map((coupon) => personalCoupon(coupon, root)),
})

/** Explore. */
const Home = observer(function Home() {
  const root = useRoot()
  const { stay, wishes, couponWishes, likes, tabBar, currency, timers, recentViews } = root
  const { store, start, refresh } = useHome(root)
  const [sheet, setSheet] = useState<HomeSheet | null>(null)
  const links = homeLinks(root)
  const stayFields = links.stayFields()
  return (
    <Page route="home">
      <HomeView
        place={stay.place?.label ?? null}
        dates={stay.dates}
        guests={{ ...stay.guests }}
        currencyCode={currency.code}
        cities={blockOf(store.hotCities)}
        coupons={couponsOf(store.coupons, root)}
        feed={store.feed.items.map((item) => personalItem(item, root))}
        feedStatus={listFooterStatus(store.feed.status)}
        tabBar={tabBarOf('home', tabBar.isBackToTop)}
        timers={timers}
        recent={recentViews.hotels}
        recentDates={stay.dates}
        countryCode={root.region.current?.countryCode ?? null}
        hrefOfCity={(city) => links.hrefOfCity(city.value)}
        hrefOfBanner={links.hrefOfBanner}
        hrefOfHotel={(id) => hrefOf('hotelDetail', { id }, stayFields)}
        onPlace={() => setSheet('place')}
        onKeyword={links.openSearch}
        onDates={() => setSheet('dates')}
        onGuests={() => setSheet('guests')}
        onSearch={() => (stay.place ? links.openList(stay.place.cityId) : setSheet('place'))}
        onCurrency={() => setSheet('currency')}
        onCity={(city) => links.openCity(city.value)}
        onBanner={links.openBanner}
        onHotel={links.openHotel}
        onClearRecent={() =>
          void recentViews.clear().catch((thrown: unknown) => root.toast.show(failureText(readFailure(thrown))))
        }
        onWish={(id, isWished) => void wishes.tap(id, isWished)}
        onCouponWish={(id, isWished) => void couponWishes.tap(id, isWished)}
        onLike={(id, isLike) => void likes.tap(id, isLike)}
        onRefresh={refresh}
        onRetryCities={start}
        onRetryCoupons={start}
        onRetryFeed={() => void store.feed.retry()}
      />
      <PopupLayer>
        {sheet ? (
          <HomeSheets open={sheet} hotCities={store.hotCities.value ?? []} onClose={() => setSheet(null)} />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Home)
