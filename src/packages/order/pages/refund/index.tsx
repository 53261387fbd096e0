import { observer } from 'mobx-react'
import { useState } from 'react'
import { hintsFiles, hintsReason } from '@/domain/orders/refund-form'
import { fileChooser } from '@/platform/files/choose-files'
import { useRouteParams } from '@/platform/page'
import { usePageInFront } from '@/platform/page/in-front'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { OrderAccess } from '@/stores/booking/guest-order'
import { RefundStore } from '@/stores/booking/refund'
import { RefundScreen } from './sections'
import './style.scss'

/** Creates the page's store, which reads the order and its quote whenever the page returns to the front. */
function useRefund(root: RootStore, session: OrderAccess, orderid: string) {
  const { api, login, clock, timers, tabStorage, randomGuid } = root
  const [store] = useState(() => {
    const { order, upload } = api
    const outside = { login, clock, timers, tabStorage, chooser: fileChooser, newKey: randomGuid }
    return new RefundStore({ order, upload, session, ...outside }, orderid)
  })
  usePageInFront({ onFront: () => void store.application.look(), onBehind: store.application.stop })
  return store
}

/** Cancelling a paid booking, or rooms of it. */
const Refund = observer(function Refund() {
  const params = useRouteParams('orderRefund')
  const root = useRoot()
  const [access] = useState(() => root.guestOrder.accessTo(params.orderId, root.session))
  const store = useRefund(root, access, params.orderId)
  return (
    <Page route="orderRefund">
      <RefundScreen
        store={store}
        access={access}
        orderid={params.orderId}
        hintsReason={hintsReason(params)}
        hintsFiles={hintsFiles(params)}
      />
    </Page>
  )
})

export default withBoundary(Refund)
