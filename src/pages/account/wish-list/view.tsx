import type { HotelCard as HotelFacts } from '@/contract/hotel-card'
import type { FailureNote } from '@/domain/failure/failure-note'
import type { Timers } from '@/domain/timing/timers'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { HotelCards } from '@/widgets/hotel-cards'
import type { ListFooterProps } from '@/widgets/list-footer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'

/** What the wish list shows and does. */
export interface WishListViewProps {
  readonly isSignedIn: boolean
  /** The stay that prices are for, in one line. */
  readonly staySummary: string
  readonly cards: readonly HotelFacts[]
  readonly status: ListFooterProps['status']
  readonly failure: FailureNote | null
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly hrefOf: (hotelId: string) => string
  readonly onOpen: (hotelId: string) => void
  readonly onWish: (hotelId: string, isWished: boolean) => void
  readonly onExplore: () => void
  readonly onSignIn: () => void
  readonly onRefresh: () => Promise<unknown>
  readonly onRetry: () => void
}

/** The hotels that the traveller wants to remember. */
export function WishListView(props: WishListViewProps) {
  return (
    <Screen title="Wish List" tabBar={props.tabBar} className="wishes">
      <PullRefresh onRefresh={props.onRefresh} timers={props.timers}>
        <WishListContent {...props} />
      </PullRefresh>
    </Screen>
  )
}

function WishListContent(props: WishListViewProps) {
  const { cards, status, failure } = props
  if (!props.isSignedIn) {
    return (
      <EmptyState
        icon="heart"
        text="Sign in to keep the places you like on every device."
        action={{ text: 'Sign in', onTap: props.onSignIn }}
      />
    )
  }
  if (cards.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (cards.length === 0 && status === 'end') {
    return (
      <EmptyState
        icon="heart"
        text="Nothing here yet. Tap the heart on a hotel to keep it."
        action={{ text: 'Find a hotel', onTap: props.onExplore }}
      />
    )
  }
  return (
    <div className="wishes-list">
      <p className="wishes-stay">{props.staySummary}</p>
      <HotelCards {...props} />
    </div>
  )
}
