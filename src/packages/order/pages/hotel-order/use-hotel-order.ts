import { useEffect, useState } from 'react'
import { usePageHide, usePageShow, useRouteParams } from '@/platform/page'
import { OrderDetailStore } from '@/stores/order-detail'
import type { RootStore } from '@/stores/root'

/** The order's store, read anew each time that the page comes to the front. */
export function useHotelOrder({ api, session, toast, randomGuid, timers }: RootStore): OrderDetailStore {
  const { orderid } = useRouteParams('hotelOrder')
  const [store] = useState(
    () => new OrderDetailStore({ order: api.order, session, toast, newKey: randomGuid, timers }, orderid),
  )
  usePageShow(() => void store.look())
  usePageHide(() => store.stop())
  useEffect(() => () => store.stop(), [store])
  return store
}
