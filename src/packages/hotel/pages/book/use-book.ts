import { useEffect, useState } from 'react'
import { readBookingRequest, type BookingRequest } from '@/domain/booking/booking-request'
import { go, replaceQuery } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { offerOwnContact, orderFormDependencies } from '@/shell/order-form'
import { BookStore } from '@/stores/booking/book'
import { PriceCalendarStore } from '@/stores/stays/price-calendar'
import type { RootStore } from '@/stores/app/root'

function createBookStore(root: RootStore, request: BookingRequest): BookStore {
  const { api, stay } = root
  return new BookStore(
    {
      ...orderFormDependencies(root),
      hotel: api.hotel,
      order: api.order,
      replaceQuery,
      chooseStay: stay.chooseStay,
      onBooked: ({ payId }) => go('pay', { payId }, {}, 'replace'),
    },
    request,
  )
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useBook(root: RootStore) {
  const params = useRouteParams('hotelBook')
  const [made] = useState(() => {
    const request = readBookingRequest(params.pid, params)
    return {
      request,
      store: createBookStore(root, request),
      prices: new PriceCalendarStore(root.api.hotel.getPackageCalendar, { pid: params.pid }),
    }
  })
  const { store } = made
  useEffect(() => {
    void offerOwnContact(root, store.form)
    void store.start()
    return () => store.stop()
  }, [store, root])
  usePageShow(() => store.resume())
  return made
}
