import type { ReactNode } from 'react'
import type { CollectionType } from '@/contract/collection'
import type { FailureView } from '@/domain/failure'
import { favoriteText } from '@/domain/text/app-text'
import type { Timers } from '@/domain/app/timers'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import { Snackbar } from '@/widgets/snackbar'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Tabs } from '@/widgets/tabs'
import { FavoriteHotels, type FavoriteItemsProps, FavoritePosts } from './wish-lists'
import { favoriteTabs } from './wish-tabs'

/** Props of the page around the list. */
export interface FavoriteListViewProps {
  readonly isSignedIn: boolean
  readonly tab: CollectionType
  /** Content below the tabs. */
  readonly content: ReactNode
  /** What was just removed and can be put back. */
  readonly removed: string | null
  /** Grows with every removal. */
  readonly removals: number
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly onTab: (tab: CollectionType) => void
  readonly onUndo: () => void
  readonly onSignIn: () => void
  readonly onRefresh: () => Promise<unknown>
}

/** The traveler's favorites by kind; a visitor is offered to sign in. */
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
        {props.content}
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

/** The list of a tab, with its replacements when it is empty or in selection mode. */
export interface FavoriteContentProps extends FavoriteItemsProps {
  readonly tab: CollectionType
  /** One line with the stay of the prices; unused for vouchers. */
  readonly staySummary: string
  readonly failure: FailureView | null
  readonly empty: ReactNode
  /** The list in selection mode; null otherwise. */
  readonly choosing: ReactNode
  readonly onChoose: () => void
}

/** The list of a tab, or its failure or empty state. */
export function FavoriteContent(props: FavoriteContentProps) {
  const { items, status, failure, tab } = props
  if (items.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (items.length === 0 && status === 'end') return props.empty
  if (props.choosing) return props.choosing
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
