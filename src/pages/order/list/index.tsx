import { observer } from 'mobx-react'
import type { OrderButton } from '@/contract/order'
import type { OrderCard, OrderTip } from '@/contract/order-list'
import { failureView } from '@/domain/failure'
import { rebookQuery } from '@/domain/booking/booking-request'
import { orderCardText } from '@/domain/orders/order-card'
import { orderPage } from '@/domain/orders/order-page'
import { refundFlags } from '@/domain/orders/refund-form'
import { listFooterStatus } from '@/widgets/list-footer'
import { go, hrefOf } from '@/platform/navigation'
import { hrefOfOrderPage, openOrderPage } from '@/shell/order-page'
import { OrderActionsPrompt } from '@/shell/order-prompt-dialog'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import type { OrderListStore } from '@/stores/booking/order-list'
import { Layer } from '@/widgets/layer'
import { NextUp } from './next-up'
import { useOrderList } from './use-order-list'
import { OrderResults } from './results'
import { OrderListView } from './view'
import './style.scss'

const openRefund = ({ orderid, hotelId }: Pick<OrderCard, 'orderid' | 'hotelId'>) =>
  go('orderRefund', { orderId: orderid, hotelId, ...refundFlags(null) })

const openOrder = (order: OrderCard) => openOrderPage(orderPage(order))

/** The page on which an order, or what is like it, is bought again. */
const rebook = (order: OrderCard) => {
  if (order.type === 'coupon') return go('productDetail', { skuId: order.skuId })
  return go('hotelDetail', { id: order.hotelId }, order.type === 'hotel' ? rebookQuery(order) : {})
}

/** What comes next, above the list. */
const NextUpSection = observer(function NextUpSection({ store }: { readonly store: OrderListStore }) {
  const tips = store.nextUp.map((shown) => ({ ...shown, href: hrefOf('hotelOrder', { orderid: shown.tip.orderid }) }))
  const press = (tip: OrderTip) => (tip.button === 'pay' ? go('pay', { payId: tip.payId }) : openRefund(tip))
  return (
    <Layer>
      <NextUp tips={tips} onOpen={({ orderid }) => go('hotelOrder', { orderid })} onButton={press} />
    </Layer>
  )
})

interface ResultsSectionProps {
  readonly store: OrderListStore
  readonly onClearSearch: () => void
}

/** The orders of the tab, with the time left to pay. */
const ResultsSection = observer(function ResultsSection({ store, onClearSearch }: ResultsSectionProps) {
  const { orders, waits, actions } = store
  const press = (order: OrderCard, button: OrderButton) => {
    const prompted = { orderid: order.orderid, type: order.type, title: orderCardText(order).title }
    const pressed: Record<OrderButton, () => void> = {
      pay: () => go('pay', { payId: order.payId }),
      cancel: () => actions.prompt('cancel', prompted),
      refund: () => (order.type === 'coupon' ? go('couponRefund', order) : openRefund(order)),
      delete: () => actions.prompt('delete', prompted),
      view: () => openOrder(order),
      use: () => openOrder(order),
      rebook: () => rebook(order),
    }
    pressed[button]()
  }
  return (
    <OrderResults
      keyword={store.keyword}
      onClearSearch={onClearSearch}
      tab={store.tab}
      orders={orders.items.map((order) => ({ order, secondsLeft: waits.secondsLeft(order) }))}
      status={listFooterStatus(orders.status)}
      failure={failureView(orders.failure)}
      hrefOf={(order) => hrefOfOrderPage(orderPage(order))}
      onOpen={openOrder}
      onButton={press}
      walletHref={hrefOf('wallet', {})}
      onWallet={() => go('wallet', {})}
      onExplore={() => go('home', {})}
      onRetry={() => void orders.retry()}
    />
  )
})

/** The bookings. */
const OrderList = observer(function OrderList() {
  const root = useRoot()
  const { session, login, timers } = root
  const { store, refresh, selectTab, search } = useOrderList(root)
  const { counts } = store
  return (
    <Page route="orderList">
      <OrderListView
        isSignedIn={session.isLogin}
        tab={store.tab}
        counts={counts.value && { ...counts.value }}
        keyword={store.keyword}
        results={
          <>
            <NextUpSection store={store} />
            <ResultsSection store={store} onClearSearch={() => search('')} />
          </>
        }
        tabBar={tabBarOf('orderList')}
        timers={timers}
        onTab={selectTab}
        onSearch={search}
        onSignIn={() => login.require()}
        findHref={hrefOf('findOrder', {})}
        onFind={() => go('findOrder', {})}
        onRefresh={refresh}
      />
      <OrderActionsPrompt actions={store.actions} />
    </Page>
  )
})

export default withBoundary(OrderList)
