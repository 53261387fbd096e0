import { useEffect, useState } from 'react'
import { voucherPage } from '@/domain/orders/order-card'
import { goToField } from '@/platform/focus'
import { go } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { openOrderPage } from '@/shell/order-page'
import type { RootStore } from '@/stores/app/root'
import { ExchangeStore } from '@/stores/vouchers/exchange'

/** Fills in e-mail and phone of the traveler's profile where the voucher brings none; if the request fails, the fields stay empty. */
async function offerProfile({ api, session }: RootStore, { form }: ExchangeStore): Promise<void> {
  form.offerEmail(session.readEmail() ?? '')
  const profile = await api.profile.getProfile({}).catch(() => null)
  if (profile) form.offerPhone(profile.dialCode, profile.phone)
}

/** The page's store, bound to the address and to what happens to the page. */
export function useExchange(root: RootStore): ExchangeStore {
  const { voucherId } = useRouteParams('couponExchange')
  const [store] = useState(() => {
    const { api, session, login, toast, clock, timers, tabStorage, randomGuid } = root
    return new ExchangeStore(
      {
        exchange: api.exchange,
        session,
        login,
        toast,
        clock,
        timers,
        tabStorage,
        newKey: randomGuid,
        channel: () => root.channel.ofOrder(),
        goToField,
        onBooked: ({ payId, couponOrderId }) =>
          payId === null ? openOrderPage(voucherPage(couponOrderId), 'replace') : go('pay', { payId }, {}, 'replace'),
      },
      voucherId,
    )
  })
  useEffect(() => () => store.leave(), [store])
  usePageShow(() => {
    void store.start().then(() => (root.session.isLogin ? offerProfile(root, store) : undefined))
  })
  return store
}
