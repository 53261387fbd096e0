import { observer } from 'mobx-react'
import { useState } from 'react'
import { useRouteParams } from '@/platform/page'
import { usePageInFront } from '@/platform/page/in-front'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { CouponRefundStore } from '@/stores/vouchers/coupon-refund'
import { CouponRefundScreen } from './sections'
import './style.scss'

/** Giving vouchers of an order back, and how their refunds stand. */
const CouponRefund = observer(function CouponRefund() {
  const { orderid } = useRouteParams('couponRefund')
  const { api, session, guestOrder, login, clock, timers, tabStorage, randomGuid } = useRoot()
  const [access] = useState(() => guestOrder.accessTo(orderid, session))
  const [store] = useState(() => {
    const outside = { session: access, login, clock, timers, tabStorage, newKey: randomGuid }
    return new CouponRefundStore({ couponRefund: api.couponRefund, ...outside }, orderid)
  })
  usePageInFront({ onFront: () => void store.application.look(), onBehind: store.application.stop })
  return (
    <Page route="couponRefund">
      <CouponRefundScreen store={store} access={access} orderid={orderid} />
    </Page>
  )
})

export default withBoundary(CouponRefund)
