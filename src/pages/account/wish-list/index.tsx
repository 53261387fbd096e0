import { observer } from 'mobx-react'
import { formatDay } from '@/domain/days/format-day'
import { failureNote } from '@/domain/failure/failure-note'
import { guestsSummary } from '@/domain/guests/guests-summary'
import { stayQuery } from '@/domain/stay/stay-query'
import { listFooterStatus } from '@/domain/waterfall/list-footer-status'
import { go, hrefOf } from '@/platform/navigate'
import { Page } from '@/shell/page'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/context'
import { useWishList } from './use-wish-list'
import { WishListView } from './view'
import './style.scss'

/** The wish list. */
const WishList = observer(function WishList() {
  const root = useRoot()
  const { session, stay, wishes, login, timers } = root
  const { store, refresh } = useWishList(root)
  const { hotels } = store
  const { checkIn, checkOut } = stay.dates
  return (
    <Page route="wishList">
      <WishListView
        isSignedIn={session.isLogin}
        staySummary={`Prices for ${formatDay(checkIn)} – ${formatDay(checkOut)} · ${guestsSummary(stay.guests)}`}
        cards={hotels.items.map((card) => ({ ...card, isCollection: wishes.isOn(card.id, card.isCollection) }))}
        status={listFooterStatus(hotels.status)}
        failure={failureNote(hotels.failure)}
        tabBar={tabBarOf('wishList')}
        timers={timers}
        hrefOf={(id) => hrefOf('hotelDetail', { id }, stayQuery(stay.wanted))}
        onOpen={(id) => go('hotelDetail', { id }, stayQuery(stay.wanted))}
        onWish={(id, isWished) => wishes.tap(id, isWished)}
        onExplore={() => go('home', {})}
        onSignIn={() => login.require()}
        onRefresh={refresh}
        onRetry={() => void hotels.retry()}
      />
    </Page>
  )
})

export default WishList
