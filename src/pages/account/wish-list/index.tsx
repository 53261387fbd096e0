import { observer } from 'mobx-react'
import { formatDay } from '@/domain/days/format-day'
import { failureView } from '@/domain/failure'
import { withLike } from '@/domain/feed/home-feed'
import { guestsSummary } from '@/domain/stays/guests'
import { stayQuery } from '@/domain/stays/stay-query'
import { listFooterStatus } from '@/widgets/list-footer'
import { removedText, favoriteName } from '@/domain/favorites/wish-list'
import { go } from '@/platform/navigation'
import { cardLinks } from '@/shell/card-links'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { ChoosingList } from './choosing-list'
import { EmptyTab } from './empty-tab'
import { useFavoriteList } from './use-wish-list'
import { FavoriteContent, FavoriteListView } from './view'
import './style.scss'

interface FavoriteSectionProps {
  readonly page: ReturnType<typeof useFavoriteList>
}

const ownCardLinks = ({ stay }: RootStore) => cardLinks(stayQuery(stay.wanted))

/** Suggestions for an empty tab. */
const EmptySection = observer(function EmptySection({ page }: FavoriteSectionProps) {
  const root = useRoot()
  const { stay, recentViews, couponFavorites, likes } = root
  const { store, suggestions } = page
  return (
    <EmptyTab
      tab={store.tab}
      suggestions={{
        hotels: recentViews.hotels,
        dates: stay.dates,
        coupons: (suggestions.coupons.value ?? []).map((coupon) => ({
          ...coupon,
          isCollection: couponFavorites.isOn(coupon.skuId, coupon.isCollection),
        })),
        moments: (suggestions.moments.value ?? []).map((moment) =>
          withLike(moment, likes.isOn(moment.id, moment.isLike)),
        ),
      }}
      links={ownCardLinks(root)}
      onCouponFavorite={(id, isOn) => void page.setCouponFavorite(id, isOn)}
      onLike={(id, isLike) => void page.like(id, isLike)}
      onExplore={() => go('home', {})}
    />
  )
})

/** The list in selection mode. */
const ChoosingSection = observer(function ChoosingSection({ page }: FavoriteSectionProps) {
  const { store } = page
  const { list } = store
  return (
    <ChoosingList
      items={list.items}
      status={listFooterStatus(list.status)}
      chosen={store.chosen}
      onToggle={store.toggle}
      onToggleAll={store.toggleAll}
      onRemoveChosen={() => void page.removeChosen()}
      onStopChoosing={store.stopChoosing}
      onRetry={() => void list.retry()}
    />
  )
})

/** The list of the open tab. */
const ContentSection = observer(function ContentSection({ page }: FavoriteSectionProps) {
  const root = useRoot()
  const { stay, timers } = root
  const { store } = page
  const { list } = store
  const { checkIn, checkOut } = stay.dates
  return (
    <FavoriteContent
      tab={store.tab}
      staySummary={`Prices for ${formatDay(checkIn)} – ${formatDay(checkOut)} · ${guestsSummary(stay.guests)}`}
      items={list.items}
      status={listFooterStatus(list.status)}
      failure={failureView(list.failure)}
      timers={timers}
      empty={<EmptySection page={page} />}
      choosing={store.isChoosing ? <ChoosingSection page={page} /> : null}
      links={ownCardLinks(root)}
      onDates={page.chooseDates}
      onRemove={(bizId) => void page.remove([bizId])}
      onChoose={store.choose}
      onRetry={() => void list.retry()}
    />
  )
})

/** The wish list. */
const WishList = observer(function WishList() {
  const root = useRoot()
  const { session, login, timers } = root
  const page = useFavoriteList(root)
  const { store } = page
  const { undoable } = store
  return (
    <Page route="wishList">
      <FavoriteListView
        isSignedIn={session.isLogin}
        tab={store.tab}
        content={<ContentSection page={page} />}
        removed={undoable && removedText(undoable.items.map(favoriteName))}
        removals={store.removals}
        tabBar={tabBarOf('wishList')}
        timers={timers}
        onTab={page.selectTab}
        onUndo={() => void store.undo()}
        onSignIn={() => login.require()}
        onRefresh={page.refresh}
      />
    </Page>
  )
})

export default withBoundary(WishList)
