import { useEffect, useState } from 'react'
import { readQuantity } from '@/domain/vouchers/purchase-form'
import { goToField } from '@/platform/focus'
import { go, replaceQuery } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import type { RootStore } from '@/stores/app/root'
import { PurchaseStore } from '@/stores/vouchers/purchase'

/** Fills in name and phone of the buyer's profile; if the request fails, the fields stay empty. */
async function offerProfile({ api }: RootStore, { form }: PurchaseStore): Promise<void> {
  const profile = await api.profile.getProfile({}).catch(() => null)
  if (profile) form.offer({ countryCode: profile.dialCode, phone: profile.phone })
}

/** The page's store, bound to the address and to what happens to the page. */
export function usePurchase(root: RootStore): PurchaseStore {
  const { skuId, quantity } = useRouteParams('productBook')
  const [store] = useState(() => {
    const { api, session, login, toast, clock, timers, tabStorage, randomGuid } = root
    return new PurchaseStore(
      {
        couponOrder: api.couponOrder,
        mixOrder: api.mixOrder,
        product: api.product,
        session,
        login,
        toast,
        clock,
        timers,
        tabStorage,
        newKey: randomGuid,
        channel: () => root.channel.ofOrder(),
        replaceQuery,
        goToField,
        onOrdered: ({ payId }) => go('pay', { payId }, {}, 'replace'),
      },
      { skuId, quantity: readQuantity(quantity) },
    )
  })
  useEffect(() => {
    store.form.offer({ email: root.session.readEmail() ?? '' })
    if (root.session.isLogin) void offerProfile(root, store)
    void store.start()
    return () => store.leave()
  }, [store, root])
  usePageShow(() => store.resume())
  return store
}
