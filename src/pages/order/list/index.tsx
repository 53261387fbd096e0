import { observer } from 'mobx-react'
import type { OrderButton, OrderCard } from '@/contract/order'
import { failureView } from '@/domain/failure'
import { rebookQuery } from '@/domain/booking/rebook-query'
import { listFooterStatus } from '@/widgets/list-footer'
import { go, hrefOf } from '@/platform/navigation'
import { CancelOrderDialog } from '@/shell/cancel-order-dialog'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import { useOrderList } from './use-order-list'
import { OrderListView } from './view'
import './style.scss'

const openOrder = ({ orderid }: OrderCard) => go('hotelOrder', { orderid })

/** The bookings. */
const OrderList = observer(function OrderList() {
  const root = useRoot()
  const { session, login, timers } = root
  const { store, refresh, selectTab } = useOrderList(root)
  const { orders, counts, waits, cancelling, isCancelling } = store
  const press = (order: OrderCard, button: OrderButton) => {
    const { payId, hotelId } = order
    const actions: Record<OrderButton, () => void> = {
      pay: () => go('pay', { payId }),
      cancel: () => store.promptCancel(order),
      view: () => openOrder(order),
      rebook: () => go('hotelDetail', { id: hotelId }, rebookQuery(order)),
    }
    actions[button]()
  }
  return (
    <Page route="orderList">
      <OrderListView
        isSignedIn={session.isLogin}
        tab={store.tab}
        counts={counts.value && { ...counts.value }}
        orders={orders.items.map((order) => ({ order, secondsLeft: waits.secondsLeft(order) }))}
        status={listFooterStatus(orders.status)}
        failure={failureView(orders.failure)}
        tabBar={tabBarOf('orderList')}
        timers={timers}
        hrefOf={({ orderid }) => hrefOf('hotelOrder', { orderid })}
        onTab={selectTab}
        onOpen={openOrder}
        onButton={press}
        onExplore={() => go('home', {})}
        onSignIn={() => login.require()}
        onRefresh={refresh}
        onRetry={() => void orders.retry()}
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
