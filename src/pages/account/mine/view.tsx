import type { CurrentUser } from '@/contract/account'
import type { OrderTab } from '@/contract/order'
import type { FailureNote } from '@/domain/failure/failure-note'
import { ErrorState } from '@/widgets/error-state'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'
import { MineMenu } from './menu'
import { OrderShortcuts } from './order-shortcuts'
import { UserHead, VisitorHead } from './user-head'

/** What the profile shows and does. */
export interface MineViewProps {
  readonly isSignedIn: boolean
  /** Null until known, and for visitors. */
  readonly user: CurrentUser | null
  readonly failure: FailureNote | null
  /** Orders by tab; null until known, and for visitors. */
  readonly counts: Partial<Record<OrderTab, number>> | null
  readonly currencyCode: string
  readonly tabBar: TabBarProps | null
  readonly hrefOfOrders: (tab: OrderTab) => string
  readonly hrefOfWishes: string
  readonly onOrders: (tab: OrderTab) => void
  readonly onWishes: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly onCurrency: () => void
  readonly onLogout: () => void
}

/** Who is signed in, their bookings at a glance, and the settings. */
export function MineView(props: MineViewProps) {
  const { isSignedIn, user, failure } = props
  return (
    <Screen title="Profile" tabBar={props.tabBar} className="mine">
      {isSignedIn ? <UserHead user={user} /> : <VisitorHead onSignIn={props.onSignIn} />}
      {isSignedIn && !user && failure ? <ErrorState {...failure} onRetry={props.onRetry} isInline /> : null}
      <OrderShortcuts counts={props.counts} hrefOf={props.hrefOfOrders} onOpen={props.onOrders} />
      <MineMenu {...props} />
    </Screen>
  )
}
