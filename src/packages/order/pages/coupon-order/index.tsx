import { observer } from 'mobx-react'
import { useState } from 'react'
import type { OrderButton } from '@/contract/order'
import { failureView } from '@/domain/failure'
import { writeMail } from '@/platform/apps/reach'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go } from '@/platform/navigation'
import { usePageInFront } from '@/platform/page/in-front'
import { useRouteParams } from '@/platform/page'
import { supportLink } from '@/shell/support-link'
import { DocumentsSection, InvoicePopup, useOrderDocuments } from '@/shell/order-documents'
import { OrderActionsPrompt } from '@/shell/order-prompt-dialog'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { voucherActions } from '@/shell/voucher-actions'
import { useVoucherStores, VoucherLayers } from '@/shell/voucher-layers'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { CouponOrderStore } from '@/stores/vouchers/coupon-order'
import { CouponOrderView } from './view'
import './style.scss'

/** Creates the page's store; the order is read each time the page comes to the front. */
function useCouponOrder({ api, session, toast, randomGuid, timers }: RootStore, orderid: string) {
  const [store] = useState(() => {
    const { order, couponOrder, mixOrder } = api
    const onDeleted = () => go('orderList', {})
    const calls = { order, couponOrder, mixOrder }
    return new CouponOrderStore({ ...calls, session, toast, newKey: randomGuid, timers, onDeleted }, orderid)
  })
  usePageInFront({ onFront: () => void store.look(), onBehind: () => store.stop() })
  return store
}

/** What the order's own buttons do. */
function pressed(store: CouponOrderStore, button: OrderButton): void {
  const order = store.order.value
  if (!order) return
  const { orderid, type, name: title, payId, skuId } = order
  if (button === 'pay') go('pay', { payId })
  if (button === 'refund') go('couponRefund', { orderid })
  if (button === 'rebook') go('productDetail', { skuId })
  if (button === 'cancel' || button === 'delete') store.actions.prompt(button, { orderid, type, title })
}

/** One order of vouchers. */
const CouponOrderPage = observer(function CouponOrderPage() {
  const root = useRoot()
  const { orderid } = useRouteParams('couponOrder')
  const store = useCouponOrder(root, orderid)
  const vouchers = useVoucherStores(root, () => store.look())
  const { codes } = vouchers
  const documents = useOrderDocuments(root, orderid)
  const order = store.order.value
  return (
    <Page route="couponOrder">
      <CouponOrderView
        isSignedIn={root.session.isLogin}
        order={order}
        failure={failureView(store.order.failure)}
        showingId={codes.busyId}
        actions={voucherActions(vouchers)}
        ownTime={deviceTime}
        onButton={(button) => pressed(store, button)}
        onExchange={(exchangeId) => void vouchers.dates.open(exchangeId)}
        onReview={({ hotelId: goodsId, orderid: write }) => go('comments', { type: 'hotel', goodsId }, { write })}
        onMail={() => order && void writeMail(order.support.email, `Order ${order.orderNo}`)}
        chat={supportLink('order', orderid)}
        onBack={back}
        onSignIn={() => root.login.require()}
        onRetry={() => void store.look()}
        documents={<DocumentsSection store={documents} order={order} />}
      />
      <OrderActionsPrompt actions={store.actions} />
      <VoucherLayers {...vouchers} />
      <InvoicePopup store={documents} />
    </Page>
  )
})

export default withBoundary(CouponOrderPage)
