import type { CurrentUser } from '@/contract/account'
import type { HotelCard } from '@/contract/search'
import type { OrderTab } from '@/contract/order'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { FailureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { RecentRail } from '@/widgets/recent-rail'
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
  /** Hotels that were looked at, newest first. */
  readonly recent: readonly HotelCard[]
  /** The days that their prices are for. */
  readonly recentDates: DateRange
  readonly groups: readonly MenuGroup[]
  readonly tabBar: TabBarProps | null
  readonly hrefOfOrders: (tab: OrderTab) => string
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onOrders: (tab: OrderTab) => void
  readonly onHotel: (hotelId: string) => void
  readonly onClearRecent: () => void
  readonly onVip: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

function RecentBlock({ recent, recentDates, hrefOfHotel, onHotel, onClearRecent }: MineViewProps) {
  if (recent.length === 0) return null
  return (
    <section className="mine-recent" aria-label="Recently viewed">
      <div className="mine-recent-head">
        <h2 className="mine-recent-title">Recently viewed</h2>
        <button type="button" className="mine-clear" aria-label="Clear recently viewed" onClick={onClearRecent}>
          Clear
        </button>
      </div>
      <RecentRail hotels={recent} dates={recentDates} hrefOf={hrefOfHotel} onOpen={onHotel} />
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
      <Layer>
        <RecentBlock {...props} />
      </Layer>
      <MineMenu groups={props.groups} />
    </Screen>
  )
}
