import { useCallback, useEffect, useState } from 'react'
import type { OrderTab } from '@/contract/order'
import { failureText, readFailure } from '@/domain/failure'
import { replaceQuery } from '@/platform/navigation'
import { useHostPull } from '@/platform/page/host-pull'
import { usePageHide, usePageShow, useRouteParams } from '@/platform/page'
import { useReadOn } from '@/shell/use-read-on'
import { OrderListStore } from '@/stores/booking/order-list'
import type { RootStore } from '@/stores/app/root'
import { readOrderKeyword, readOrderTab } from '@/domain/orders/order-tabs'

/** The bookings' store, bound to the address and to what happens to the page. */
export function useOrderList({ api, session, toast, randomGuid, clock, timers }: RootStore) {
  const { tab, keyword } = useRouteParams('orderList')
  const [store] = useState(() => {
    const { order, couponOrder, mixOrder } = api
    const dependencies = { order, couponOrder, mixOrder, session, toast, newKey: randomGuid, clock, timers }
    return new OrderListStore(dependencies, { tab: readOrderTab(tab), keyword: readOrderKeyword(keyword) })
  })
  usePageShow(() => {
    store.waits.start()
    void store.look()
  })
  usePageHide(() => store.waits.stop())
  useEffect(() => () => store.waits.stop(), [store])
  useReadOn(store.orders, store.orders.loadMore)
  const refresh = () =>
    store.refresh().catch((thrown: unknown) => {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      throw thrown
    })
  useHostPull(refresh)
  const selectTab = (chosen: OrderTab) => {
    replaceQuery({ tab: chosen, keyword: store.keyword })
    void store.selectTab(chosen)
  }
  const search = useCallback(
    (typed: string) => {
      replaceQuery({ tab: store.tab, keyword: typed })
      void store.search(typed)
    },
    [store],
  )
  return { store, refresh, selectTab, search }
}
