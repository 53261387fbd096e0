import { observer } from 'mobx-react'
import { useState } from 'react'
import { rebookQuery } from '@/domain/booking/booking-request'
import { codedAmount } from '@/domain/money/amount-text'
import { voucherPage } from '@/domain/orders/order-page'
import { deviceTime } from '@/platform/clock/device-time'
import { go, openGateway } from '@/platform/navigation'
import { usePageInFront } from '@/platform/page/in-front'
import { useRouteParams } from '@/platform/page'
import { hostPayment } from '@/platform/pay'
import { openOrderPage } from '@/shell/order-page'
import { Page } from '@/shell/page'
import { lazy } from '@/shell/lazy'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { PaymentStore } from '@/stores/booking/payment'
import type { RootStore } from '@/stores/app/root'
import { PayView } from './view'
import type { CodeSheetProps } from './code-sheet'
import './style.scss'

/** Creates the page's store, which polls the server whenever the page or the app returns to the front. */
function usePayment({ api, clock, timers, randomGuid }: RootStore): PaymentStore {
  const { payId } = useRouteParams('pay')
  const [store] = useState(() => {
    const onPaid = () => go('payFinish', { payId }, {}, 'replace')
    const host = { hostPayment, openGateway }
    return new PaymentStore({ payment: api.payment, clock, timers, newKey: randomGuid, ...host, onPaid }, payId)
  })
  usePageInFront({ onFront: () => void store.look(), onBehind: store.stop })
  return store
}

/** The code to scan, fetched when it is first shown. */
const LazyCodeSheet = lazy<CodeSheetProps>(async () => (await import('./code-sheet')).CodeSheet)

/** The code of the open attempt over the page, where it is paid that way. */
const CodeLayer = observer(function CodeLayer({ store }: { readonly store: PaymentStore }) {
  const { codeUrl, closeCode } = store
  const page = store.page.value
  const method = page?.methods.find(({ channel }) => channel === page.attempt?.channel)
  return (
    <PopupLayer>
      {codeUrl !== null && page && method ? (
        <LazyCodeSheet codeUrl={codeUrl} walletName={method.name} amountText={codedAmount(page)} onClose={closeCode} />
      ) : null}
    </PopupLayer>
  )
})

/** Payment. */
const Pay = observer(function Pay() {
  const store = usePayment(useRoot())
  const [isLeaving, setLeaving] = useState(false)
  const page = store.page.value
  const rebook = () => {
    if (page?.order.type === 'coupon' || page?.order.type === 'mix')
      return go('productDetail', { skuId: page.order.skuId }, {}, 'replace')
    if (page?.order.type === 'exchange') return openOrderPage(voucherPage(page.order.couponOrderId), 'replace')
    if (!page) return leave()
    const { hotelId, ...stay } = page.order
    return go('hotelDetail', { id: hotelId }, rebookQuery({ ...stay, serverTime: page.serverTime }), 'replace')
  }
  const isOpen = page?.status === 'PENDING' && store.secondsLeft !== 0
  const leave = () => go('orderList', {}, {}, 'replace')
  return (
    <Page route="pay">
      <PayView
        page={page}
        pageFailure={store.page.failure}
        secondsLeft={store.secondsLeft}
        channel={store.channel}
        isOpening={store.isOpening}
        payFailure={store.failure}
        heldUntil={isLeaving && page ? deviceTime(page.payExpireTime) : null}
        onChannel={store.choose}
        onPay={() => void store.pay()}
        onRebook={rebook}
        onRetry={() => void store.look()}
        onBack={() => (isOpen ? setLeaving(true) : leave())}
        onLeave={leave}
        onStay={() => setLeaving(false)}
      />
      <CodeLayer store={store} />
    </Page>
  )
})

export default withBoundary(Pay)
