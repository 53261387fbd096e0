import { observer } from 'mobx-react'
import { formatDay } from '@/domain/days/format-day'
import { failureView } from '@/domain/failure'
import { withLike } from '@/domain/feed/home-feed'
import { guestsSummary } from '@/domain/stays/guests'
import { stayQuery } from '@/domain/stays/stay-query'
import { listFooterStatus } from '@/widgets/list-footer'
import { removedText, favoriteName } from '@/domain/favorites/wish-list'
import { go, hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import { useFavoriteList } from './use-wish-list'
import { FavoriteListView } from './view'
import './style.scss'

/** The wish list. */
const WishList = observer(function WishList() {
  const root = useRoot()
  const { session, stay, login, timers, recentViews, couponWishes, likes } = root
  const page = useFavoriteList(root)
  const { store, suggestions } = page
  const { list, undoable } = store
  const { checkIn, checkOut } = stay.dates
  return (
    <Page route="wishList">
      <FavoriteListView
        isSignedIn={session.isLogin}
        tab={store.tab}
        staySummary={`Prices for ${formatDay(checkIn)} – ${formatDay(checkOut)} · ${guestsSummary(stay.guests)}`}
        items={list.items}
        status={listFooterStatus(list.status)}
        failure={failureView(list.failure)}
        chosen={store.isChoosing ? store.chosen : null}
        removed={undoable && removedText(undoable.items.map(favoriteName))}
        removals={store.removals}
        suggestions={{
          hotels: recentViews.hotels,
          dates: stay.dates,
          coupons: (suggestions.coupons.value ?? []).map((coupon) => ({
            ...coupon,
            isCollection: couponWishes.isOn(coupon.skuId, coupon.isCollection),
          })),
          moments: (suggestions.moments.value ?? []).map((moment) =>
            withLike(moment, likes.isOn(moment.id, moment.isLike)),
          ),
        }}
        tabBar={tabBarOf('wishList')}
        timers={timers}
        hrefOfHotel={(id) => hrefOf('hotelDetail', { id }, stayQuery(stay.wanted))}
        onHotel={(id) => go('hotelDetail', { id }, stayQuery(stay.wanted))}
        onTab={page.selectTab}
        onDates={page.chooseDates}
        onRemove={(bizId) => void page.remove([bizId])}
        onUndo={() => void store.undo()}
        onChoose={store.choose}
        onToggle={store.toggle}
        onToggleAll={store.toggleAll}
        onRemoveChosen={() => void page.removeChosen()}
        onStopChoosing={store.stopChoosing}
        onCouponWish={(id, isWished) => void page.wishCoupon(id, isWished)}
        onLike={(id, isLike) => void page.like(id, isLike)}
        onExplore={() => go('home', {})}
        onSignIn={() => login.require()}
        onRefresh={page.refresh}
        onRetry={() => void list.retry()}
      />
    </Page>
  )
})

export default withBoundary(WishList)
