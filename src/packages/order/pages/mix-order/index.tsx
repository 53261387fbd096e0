import { observer } from 'mobx-react'
import { useState } from 'react'
import type { MixOrder } from '@/contract/mix-order'
import { failureView } from '@/domain/failure'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go, hrefOf } from '@/platform/navigation'
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
import { MixOrderStore } from '@/stores/vouchers/mix-order'
import { CancelDialog } from './cancel-dialog'
import { type MixButton, type MixLinks, MixOrderView } from './view'
import './style.scss'

/** Creates the page's store; the order is read each time the page comes to the front. */
function useMixOrder({ api, session, toast, randomGuid, timers }: RootStore, orderid: string) {
  const [store] = useState(() => {
    const { order, couponOrder, mixOrder } = api
    const onDeleted = () => go('orderList', {})
    const calls = { order, couponOrder, mixOrder }
    return new MixOrderStore({ ...calls, session, toast, newKey: randomGuid, timers, onDeleted }, orderid)
  })
  usePageInFront({ onFront: () => void store.look(), onBehind: () => store.stop() })
  return store
}

/** What the order's buttons do: a paid one is cancelled at a quote. */
function pressed(store: MixOrderStore, button: MixButton): void {
  const order = store.order.value
  if (!order) return
  const { orderid, type, name: title, payId } = order
  if (button === 'pay') go('pay', { payId })
  if (button === 'cancel_paid') store.promptCancel()
  if (button === 'cancel' || button === 'delete') store.actions.prompt(button, { orderid, type, title })
}

/** The prompt before a paid order is cancelled. */
const CancelSection = observer(function CancelSection({ store }: { readonly store: MixOrderStore }) {
  return (
    <CancelDialog
      quote={store.quoted}
      isBusy={store.isCancelling}
      onConfirm={() => void store.cancelPaid()}
      onKeep={store.dismissCancel}
    />
  )
})

/** The ways from an order to what it is about. */
function linksOf({ orderid, skuId, hotelId: id, coupon, exchange }: MixOrder): MixLinks {
  const vouchers = coupon && { orderid: coupon.orderid }
  const reviews = { type: 'hotel', goodsId: id } as const
  const invitation = exchange?.status === 'COMPLETED' ? { write: exchange.orderid } : null
  return {
    product: { href: hrefOf('productDetail', { skuId }), onOpen: () => go('productDetail', { skuId }) },
    hotel: { href: hrefOf('hotelDetail', { id }), onOpen: () => go('hotelDetail', { id }) },
    review: invitation && {
      href: hrefOf('comments', reviews, invitation),
      onOpen: () => go('comments', reviews, invitation),
    },
    support: supportLink('order', orderid),
    vouchers: vouchers && { href: hrefOf('couponOrder', vouchers), onOpen: () => go('couponOrder', vouchers) },
  }
}

/** One order of vouchers with a date. */
const MixOrderPage = observer(function MixOrderPage() {
  const root = useRoot()
  const { orderid } = useRouteParams('mixOrder')
  const store = useMixOrder(root, orderid)
  const vouchers = useVoucherStores(root, () => store.look())
  const documents = useOrderDocuments(root, orderid)
  const order = store.order.value
  return (
    <Page route="mixOrder">
      <MixOrderView
        isSignedIn={root.session.isLogin}
        order={order}
        failure={failureView(store.order.failure)}
        links={order && linksOf(order)}
        actions={voucherActions(vouchers)}
        showingId={vouchers.codes.busyId}
        ownTime={deviceTime}
        onButton={(button) => pressed(store, button)}
        onCertificate={(exchangeId) => void vouchers.dates.open(exchangeId)}
        onRefundAccount={() => order?.coupon && go('couponRefund', { orderid: order.coupon.orderid })}
        onBack={back}
        onSignIn={() => root.login.require()}
        onRetry={() => void store.look()}
        documents={<DocumentsSection store={documents} order={order} />}
      />
      <OrderActionsPrompt actions={store.actions} />
      <CancelSection store={store} />
      <VoucherLayers {...vouchers} />
      <InvoicePopup store={documents} />
    </Page>
  )
})

export default withBoundary(MixOrderPage)
