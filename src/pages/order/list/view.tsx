import type { ReactNode } from 'react'
import type { OrderTab } from '@/contract/order'
import type { Timers } from '@/domain/app/timers'
import { EmptyState } from '@/widgets/empty-state'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Tabs } from '@/widgets/tabs'
import { orderTabs } from '@/domain/orders/order-tabs'

/** What the bookings show and do. */
export interface OrderListViewProps {
  readonly isSignedIn: boolean
  readonly tab: OrderTab
  readonly counts: Partial<Record<OrderTab, number>> | null
  /** The orders of the tab. */
  readonly results: ReactNode
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  readonly onTab: (tab: OrderTab) => void
  readonly onSignIn: () => void
  readonly onRefresh: () => Promise<unknown>
}

/** The traveler's bookings by state; a visitor is offered to sign in. */
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
        {props.results}
      </PullRefresh>
    </Screen>
  )
}
