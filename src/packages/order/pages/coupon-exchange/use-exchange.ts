import { useEffect, useState } from 'react'
import { voucherPage } from '@/domain/orders/order-page'
import { go } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { offerOwnContact, orderFormDependencies } from '@/shell/order-form'
import { openOrderPage } from '@/shell/order-page'
import type { RootStore } from '@/stores/app/root'
import { ExchangeStore } from '@/stores/vouchers/exchange'

/** The page's store, bound to the address and to what happens to the page. */
export function useExchange(root: RootStore): ExchangeStore {
  const { voucherId } = useRouteParams('couponExchange')
  const [store] = useState(
    () =>
      new ExchangeStore(
        {
          ...orderFormDependencies(root),
          exchange: root.api.exchange,
          onBooked: ({ payId, couponOrderId }) =>
            payId === null ? openOrderPage(voucherPage(couponOrderId), 'replace') : go('pay', { payId }, {}, 'replace'),
        },
        voucherId,
      ),
  )
  useEffect(() => () => store.leave(), [store])
  usePageShow(() => {
    // The contact stored with the voucher takes precedence over the profile.
    void store.start().then(() => (root.session.isLogin ? offerOwnContact(root, store.form) : undefined))
  })
  return store
}
