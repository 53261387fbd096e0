import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { goToField } from '@/platform/focus'
import { back, go } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { ResendWait } from '@/stores/account/resend-wait'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { FindOrderStore, type OpenedOrder } from '@/stores/booking/find-order'
import { FindOrderView } from './view'
import './style.scss'

/** Opens a booking's page, or the refund page of an order of vouchers. */
const openOrder = ({ type, orderid }: OpenedOrder) =>
  go(type === 'hotel' ? 'hotelOrder' : 'couponRefund', { orderid }, undefined, 'replace')

function useFindOrder({ api, guestOrder, toast, clock, timers }: RootStore): FindOrderStore {
  const [wait] = useState(() => new ResendWait(clock, timers))
  const [store] = useState(() => {
    const { findOrderAsGuest } = api.order
    return new FindOrderStore({ findOrderAsGuest, access: guestOrder, wait, toast, onOpened: openOrder })
  })
  useEffect(() => () => wait.stop(), [wait])
  return store
}

/** Finds a booking or an order of vouchers without an account. */
const FindOrder = observer(function FindOrder() {
  const store = useFindOrder(useRoot())
  const { step, email, orderNo, code, fault, sentTo, isBusy, secondsToResend } = store
  useEffect(() => {
    if (fault) goToField(fault.field)
    else if (step === 'code') goToField('code')
  }, [step, fault])
  return (
    <Page route="findOrder">
      <FindOrderView
        step={step}
        fields={{ email, orderNo, code }}
        fault={fault && { ...fault }}
        sentTo={sentTo}
        isBusy={isBusy}
        secondsToResend={secondsToResend}
        onType={store.type}
        onSubmit={() => void store.submit()}
        onResend={() => void store.resend()}
        onEdit={store.edit}
        onBack={back}
      />
    </Page>
  )
})

export default withBoundary(FindOrder)
