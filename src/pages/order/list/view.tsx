import type { OrderButton, OrderCard as OrderFacts, OrderTab } from '@/contract/order'
import type { FailureView } from '@/domain/failure'
import type { Timers } from '@/domain/app/timers'
import { EmptyState } from '@/widgets/empty-state'
import type { ListFooterProps } from '@/widgets/list-footer'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Tabs } from '@/widgets/tabs'
import { orderTabs } from '@/domain/booking/order-tabs'
import { OrderResults } from './results'

/** An order with the whole seconds until it is closed unpaid; null for others. */
export interface ListedOrder {
  readonly order: OrderFacts
  readonly secondsLeft: number | null
}

/** What the bookings show and do. */
export interface OrderListViewProps {
  readonly isSignedIn: boolean
  readonly tab: OrderTab
  readonly counts: Partial<Record<OrderTab, number>> | null
  readonly orders: readonly ListedOrder[]
  readonly status: ListFooterProps['status']
  readonly failure: FailureView | null
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly hrefOf: (order: OrderFacts) => string
  readonly onTab: (tab: OrderTab) => void
  readonly onOpen: (order: OrderFacts) => void
  readonly onButton: (order: OrderFacts, button: OrderButton) => void
  readonly onExplore: () => void
  readonly onSignIn: () => void
  readonly onRefresh: () => Promise<unknown>
  readonly onRetry: () => void
}

/** The traveller's bookings by state; a visitor is offered to sign in. */
export function OrderListView(props: OrderListViewProps) {
  const { isSignedIn, tab, counts, tabBar } = props
  if (!isSignedIn) {
    return (
      <Screen title="Bookings" tabBar={tabBar} className="trips">
        <EmptyState
          icon="luggage"
          text="Sign in to see your bookings."
          action={{ text: 'Sign in', onTap: props.onSignIn }}
        />
      </Screen>
    )
  }
  const tabs = orderTabs.map(({ key, label }) => ({ key, label, count: counts?.[key] }))
  return (
    <Screen title="Bookings" tabBar={tabBar} className="trips">
      <Tabs label="Bookings by state" tabs={tabs} selected={tab} onSelect={props.onTab} />
      <PullRefresh onRefresh={props.onRefresh} timers={props.timers}>
        <OrderResults {...props} />
      </PullRefresh>
    </Screen>
  )
}
