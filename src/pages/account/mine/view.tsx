import type { ReactNode } from 'react'
import type { CurrentUser } from '@/contract/account'
import type { OrderTab } from '@/contract/order'
import type { FailureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { RecentRail, type RecentRailProps } from '@/widgets/recent-rail'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'
import { MineMenu, type MenuGroup } from './menu'
import { OrderShortcuts } from './order-shortcuts'
import { UserHead, VisitorHead } from './user-head'

/** What the profile shows and does. */
export interface MineViewProps {
  readonly isSignedIn: boolean
  /** Null until known, and for visitors. */
  readonly user: CurrentUser | null
  readonly isVip: boolean
  readonly failure: FailureView | null
  /** Orders by tab; null until known, and for visitors. */
  readonly counts: Partial<Record<OrderTab, number>> | null
  /** Recently viewed hotels; renders nothing when there are none. */
  readonly recent: ReactNode
  readonly groups: readonly MenuGroup[]
  readonly tabBar: TabBarProps | null
  readonly hrefOfOrders: (tab: OrderTab) => string
  readonly onOrders: (tab: OrderTab) => void
  readonly onVip: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** Recently viewed hotels, newest first, with the dates of their prices. */
export interface RecentBlockProps extends RecentRailProps {
  readonly onClear: () => void
}

/** Recently viewed hotels of the device or user; renders nothing when there are none. */
export function RecentBlock({ onClear, ...rail }: RecentBlockProps) {
  if (rail.hotels.length === 0) return null
  return (
    <section className="mine-recent" aria-label="Recently viewed">
      <div className="mine-recent-head">
        <h2 className="mine-recent-title">Recently viewed</h2>
        <button type="button" className="mine-clear" aria-label="Clear recently viewed" onClick={onClear}>
          Clear
        </button>
      </div>
      <RecentRail {...rail} />
    </section>
  )
}

/** Who is signed in, their bookings at a glance, what they looked at, and the settings. */
export function MineView(props: MineViewProps) {
  const { isSignedIn, user, failure } = props
  return (
    <Screen title="Profile" tabBar={props.tabBar} className="mine">
      {isSignedIn ? (
        <UserHead user={user} isVip={props.isVip} onVip={props.onVip} />
      ) : (
        <VisitorHead onSignIn={props.onSignIn} />
      )}
      {isSignedIn && !user && failure ? <ErrorState {...failure} onRetry={props.onRetry} isInline /> : null}
      <OrderShortcuts counts={props.counts} hrefOf={props.hrefOfOrders} onOpen={props.onOrders} />
      <Layer>{props.recent}</Layer>
      <MineMenu groups={props.groups} />
    </Screen>
  )
}
