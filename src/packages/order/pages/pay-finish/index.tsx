import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { rebookQuery } from '@/domain/booking/booking-request'
import { orderPage } from '@/domain/orders/order-page'
import type { FinishText } from '@/domain/booking/payment-result'
import { deviceTime } from '@/platform/clock/device-time'
import { go } from '@/platform/navigation'
import { usePageInFront } from '@/platform/page/in-front'
import { useRouteParams } from '@/platform/page'
import { openOrderPage } from '@/shell/order-page'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PayFinishStore } from '@/stores/booking/pay-finish'
import type { RootStore } from '@/stores/app/root'
import { PayFinishView } from './view'
import './style.scss'

/** Creates the page's store, which polls while the page is in front. */
function usePayFinish({ api, timers }: RootStore, payId: string): PayFinishStore {
  const [store] = useState(() => new PayFinishStore({ ...api, timers }, payId))
  usePageInFront({ onFront: () => void store.look(), onBehind: store.stop })
  return store
}

/** Payment complete. */
const PayFinish = observer(function PayFinish() {
  const { payId } = useRouteParams('payFinish')
  const store = usePayFinish(useRoot(), payId)
  const facts = store.facts.value
  const act = (action: FinishText['action']) => {
    if (action === 'pay') return go('pay', { payId }, {}, 'replace')
    if (!facts) return undefined
    const { order } = facts
    if (action === 'view') return openOrderPage(orderPage(order))
    if (order.type === 'coupon' || order.type === 'mix') return go('productDetail', { skuId: order.skuId })
    return go('hotelDetail', { id: order.hotelId }, order.type === 'hotel' ? rebookQuery(order) : {})
  }
  return (
    <Page route="payFinish">
      <PayFinishView
        state={store.state}
        order={facts?.order ?? null}
        isLongWait={store.isLongWait}
        isChecking={store.facts.isLoading}
        failMessage={facts?.payment.attempt?.failMessage ?? null}
        failure={failureView(store.facts.failure)}
        ownTime={deviceTime}
        onAction={act}
        onHome={() => go('home', {})}
        onCheckAgain={() => void store.restart()}
      />
    </Page>
  )
})

export default withBoundary(PayFinish)
