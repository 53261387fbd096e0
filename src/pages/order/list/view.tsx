import type { ReactNode } from 'react'
import type { OrderTab } from '@/contract/order'
import type { Timers } from '@/domain/app/timers'
import { EmptyState } from '@/widgets/empty-state'
import { Link } from '@/widgets/link'
import { PullRefresh } from '@/widgets/pull-refresh'
import { Screen } from '@/widgets/screen'
import type { TabBarProps } from '@/widgets/tab-bar'
import { Tabs } from '@/widgets/tabs'
import { orderTabs } from '@/domain/orders/order-tabs'
import { OrderSearch } from './search'

/** What the bookings show and do. */
export interface OrderListViewProps {
  readonly isSignedIn: boolean
  readonly tab: OrderTab
  readonly keyword: string
  readonly counts: Partial<Record<OrderTab, number>> | null
  /** The orders of the tab. */
  readonly results: ReactNode
  readonly tabBar: TabBarProps | null
  readonly timers: Pick<Timers, 'after'>
  /** Address of the page where a booking is found without an account. */
  readonly findHref: string
  readonly onTab: (tab: OrderTab) => void
  readonly onSearch: (keyword: string) => void
  readonly onSignIn: () => void
  readonly onFind: () => void
  readonly onRefresh: () => Promise<unknown>
}

/** The traveler's bookings by state and keyword; visitors can sign in, or find one booking or order. */
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
        <div className="trips-find">
          <p className="trips-find-text">Booked without being signed in, or with another account?</p>
          <Link className="trips-find-link" href={props.findHref} onOpen={props.onFind}>
            Find a booking or order
          </Link>
        </div>
      </Screen>
    )
  }
  const tabs = orderTabs.map(({ key, label }) => ({ key, label, count: counts?.[key] }))
  return (
    <Screen title="Bookings" tabBar={tabBar} className="trips">
      <OrderSearch keyword={props.keyword} timers={props.timers} onSearch={props.onSearch} />
      <Tabs label="Bookings by state" tabs={tabs} selected={tab} onSelect={props.onTab} />
      <PullRefresh onRefresh={props.onRefresh} timers={props.timers}>
        {props.results}
      </PullRefresh>
    </Screen>
  )
}
