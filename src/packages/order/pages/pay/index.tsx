import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { go } from '@/platform/navigate'
import { usePageHide, usePageShow, useRouteParams } from '@/platform/page-lifecycle'
import { openGateway } from '@/platform/pay'
import { watchVisibility } from '@/platform/visibility'
import { Page } from '@/shell/page'
import { useRoot } from '@/stores/context'
import { PaymentStore } from '@/stores/payment'
import type { RootStore } from '@/stores/root'
import { PayView } from './view'
import './style.scss'

/** The page's store, which asks the server whenever the page or the app comes back to the front. */
function usePayment({ api, clock, timers, randomGuid }: RootStore): PaymentStore {
  const { payId } = useRouteParams('pay')
  const [store] = useState(() => {
    const onPaid = () => go('payFinish', { payId }, {}, 'replace')
    return new PaymentStore({ payment: api.payment, clock, timers, newKey: randomGuid, openGateway, onPaid }, payId)
  })
  usePageShow(() => void store.look())
  usePageHide(() => store.stop())
  useEffect(() => {
    const stopWatching = watchVisibility((isVisible) => (isVisible ? void store.look() : store.stop()))
    return () => {
      stopWatching()
      store.stop()
    }
  }, [store])
  return store
}

/** Payment. */
const Pay = observer(function Pay() {
  const store = usePayment(useRoot())
  const [isLeaving, setLeaving] = useState(false)
  const page = store.page.value
  const hotelId = page?.order.hotelId ?? ''
  const stay = page ? { checkIn: page.order.checkIn, checkOut: page.order.checkOut, rooms: page.order.roomCount } : {}
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
        isLeaving={isLeaving}
        onChannel={store.choose}
        onPay={() => void store.pay()}
        onRebook={() => go('hotelDetail', { id: hotelId }, stay, 'replace')}
        onRetry={() => void store.look()}
        onBack={() => (isOpen ? setLeaving(true) : leave())}
        onLeave={leave}
        onStay={() => setLeaving(false)}
      />
    </Page>
  )
})

export default Pay
