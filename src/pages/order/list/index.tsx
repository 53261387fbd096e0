import { observer } from 'mobx-react'
import type { OrderButton, OrderCard } from '@/contract/order'
import { failureView } from '@/domain/failure'
import { rebookQuery } from '@/domain/booking/booking-request'
import { listFooterStatus } from '@/widgets/list-footer'
import { go, hrefOf } from '@/platform/navigation'
import { CancelOrderDialog } from '@/shell/cancel-order-dialog'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import type { OrderListStore } from '@/stores/booking/order-list'
import { useOrderList } from './use-order-list'
import { OrderResults } from './results'
import { OrderListView } from './view'
import './style.scss'

const openOrder = ({ orderid }: OrderCard) => go('hotelOrder', { orderid })

/** The orders of the tab, with the time left to pay. */
const ResultsSection = observer(function ResultsSection({ store }: { readonly store: OrderListStore }) {
  const { orders, waits } = store
  const press = (order: OrderCard, button: OrderButton) => {
    const { payId, hotelId } = order
    const actions: Record<OrderButton, () => void> = {
      pay: () => go('pay', { payId }),
      cancel: () => store.promptCancel(order),
      refund: () => openOrder(order),
      delete: () => store.promptCancel(order),
      view: () => openOrder(order),
      rebook: () => go('hotelDetail', { id: hotelId }, rebookQuery(order)),
    }
    actions[button]()
  }
  return (
    <OrderResults
      tab={store.tab}
      orders={orders.items.map((order) => ({ order, secondsLeft: waits.secondsLeft(order) }))}
      status={listFooterStatus(orders.status)}
      failure={failureView(orders.failure)}
      hrefOf={({ orderid }) => hrefOf('hotelOrder', { orderid })}
      onOpen={openOrder}
      onButton={press}
      onExplore={() => go('home', {})}
      onRetry={() => void orders.retry()}
    />
  )
})

/** The bookings. */
const OrderList = observer(function OrderList() {
  const root = useRoot()
  const { session, login, timers } = root
  const { store, refresh, selectTab } = useOrderList(root)
  const { counts, cancelling, isCancelling } = store
  return (
    <Page route="orderList">
      <OrderListView
        isSignedIn={session.isLogin}
        tab={store.tab}
        counts={counts.value && { ...counts.value }}
        results={<ResultsSection store={store} />}
        tabBar={tabBarOf('orderList')}
        timers={timers}
        onTab={selectTab}
        onSignIn={() => login.require()}
        onRefresh={refresh}
      />
      <CancelOrderDialog
        hotelName={cancelling?.hotelName ?? null}
        isCancelling={isCancelling}
        onCancel={() => void store.cancel()}
        onKeep={store.keepOrder}
      />
    </Page>
  )
})

export default withBoundary(OrderList)
