import type { CollectionType, FavoriteItem } from '@/contract/collection'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { FailureView } from '@/domain/failure'
import { favoriteText } from '@/domain/text/app-text'
import type { Timers } from '@/domain/app/timers'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import type { ListFooterProps } from '@/widgets/list-footer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import { Snackbar } from '@/widgets/snackbar'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Tabs } from '@/widgets/tabs'
import { ChoosingList } from './choosing-list'
import { EmptyTab, type FavoriteSuggestions } from './empty-tab'
import { FavoriteHotels, FavoritePosts } from './wish-lists'
import { favoriteTabs } from './wish-tabs'

/** What the wish list shows and does. */
export interface FavoriteListViewProps {
  readonly isSignedIn: boolean
  readonly tab: CollectionType
  /** The stay that prices are for, in one line; vouchers have none. */
  readonly staySummary: string
  readonly items: readonly FavoriteItem[]
  readonly status: ListFooterProps['status']
  readonly failure: FailureView | null
  /** Ids of what is chosen; null while nothing is to be chosen. */
  readonly chosen: ReadonlySet<string> | null
  /** What was just removed and can be put back. */
  readonly removed: string | null
  /** Grows with every removal. */
  readonly removals: number
  readonly suggestions: FavoriteSuggestions
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onHotel: (hotelId: string) => void
  readonly onTab: (tab: CollectionType) => void
  readonly onDates: (dates: DateRange) => void
  readonly onRemove: (bizId: string) => void
  readonly onUndo: () => void
  readonly onChoose: () => void
  readonly onToggle: (bizId: string) => void
  readonly onToggleAll: () => void
  readonly onRemoveChosen: () => void
  readonly onStopChoosing: () => void
  readonly onCouponWish: (couponId: string, isWished: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
  readonly onExplore: () => void
  readonly onSignIn: () => void
  readonly onRefresh: () => Promise<unknown>
  readonly onRetry: () => void
}

/** What the traveller wants to remember, by its kind; a visitor is offered to sign in. */
export function FavoriteListView(props: FavoriteListViewProps) {
  const { tabBar, removed } = props
  if (!props.isSignedIn) {
    return (
      <Screen title="Wish List" tabBar={tabBar} className="wishes">
        <EmptyState
          icon="heart"
          text="Sign in to keep the places you like on every device."
          action={{ text: 'Sign in', onTap: props.onSignIn }}
        />
      </Screen>
    )
  }
  return (
    <Screen title="Wish List" tabBar={tabBar} className="wishes">
      <Tabs label="Wish list by kind" tabs={favoriteTabs} selected={props.tab} onSelect={props.onTab} />
      <PullRefresh onRefresh={props.onRefresh} timers={props.timers}>
        <FavoriteContent {...props} />
      </PullRefresh>
      <Layer>
        {removed === null ? null : (
          <Snackbar
            key={props.removals}
            text={removed}
            action={{ text: favoriteText.undo, onTap: props.onUndo }}
            isAboveTabs
          />
        )}
      </Layer>
    </Screen>
  )
}

function FavoriteContent(props: FavoriteListViewProps) {
  const { items, status, failure, tab } = props
  if (items.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (items.length === 0 && status === 'end') return <EmptyTab {...props} />
  if (props.chosen) return <ChoosingList {...props} chosen={props.chosen} />
  return (
    <div className="wishes-list">
      <div className="wishes-line">
        <p className="wishes-stay">{tab === 'coupon' ? '' : props.staySummary}</p>
        {items.length > 0 ? (
          <button type="button" className="wishes-choose" onClick={props.onChoose}>
            Select
          </button>
        ) : null}
      </div>
      {tab === 'hotel' ? <FavoriteHotels {...props} /> : <FavoritePosts {...props} />}
    </div>
  )
}
