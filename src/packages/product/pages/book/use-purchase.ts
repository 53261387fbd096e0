import { useEffect, useState } from 'react'
import { readQuantity } from '@/domain/vouchers/purchase-form'
import { go, replaceQuery } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { offerOwnContact, orderFormDependencies } from '@/shell/order-form'
import type { RootStore } from '@/stores/app/root'
import { PurchaseStore } from '@/stores/vouchers/purchase'

/** The page's store, bound to the address and to what happens to the page. */
export function usePurchase(root: RootStore): PurchaseStore {
  const { skuId, quantity } = useRouteParams('productBook')
  const [store] = useState(() => {
    const { couponOrder, mixOrder, product } = root.api
    return new PurchaseStore(
      {
        ...orderFormDependencies(root),
        couponOrder,
        mixOrder,
        product,
        replaceQuery,
        onOrdered: ({ payId }) => go('pay', { payId }, {}, 'replace'),
      },
      { skuId, quantity: readQuantity(quantity) },
    )
  })
  useEffect(() => {
    void offerOwnContact(root, store.form)
    void store.start()
    return () => store.leave()
  }, [store, root])
  usePageShow(() => store.resume())
  return store
}
