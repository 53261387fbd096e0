import { useEffect, useState } from 'react'
import { readBookingWish, type BookingWish } from '@/domain/booking/booking-wish'
import { go, replaceQuery } from '@/platform/navigate'
import { usePageShow, useRouteParams } from '@/platform/page-lifecycle'
import { BookStore } from '@/stores/book'
import { PriceCalendarStore } from '@/stores/price-calendar'
import type { RootStore } from '@/stores/root'

function createBookStore(root: RootStore, wish: BookingWish): BookStore {
  const { api, session, login, toast, clock, timers, visitStorage, randomGuid, stay } = root
  return new BookStore(
    {
      hotel: api.hotel,
      order: api.order,
      session,
      login,
      toast,
      clock,
      timers,
      visitStorage,
      newKey: randomGuid,
      replaceQuery,
      chooseStay: stay.chooseStay,
      onBooked: ({ payId }) => go('pay', { payId }, {}, 'replace'),
    },
    wish,
  )
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useBook(root: RootStore) {
  const params = useRouteParams('hotelBook')
  const [made] = useState(() => {
    const wish = readBookingWish(params.pid, params)
    return {
      wish,
      store: createBookStore(root, wish),
      prices: new PriceCalendarStore(root.api.hotel.getPackageCalendar, { pid: params.pid }),
    }
  })
  const { store } = made
  useEffect(() => {
    const email = root.session.readEmail()
    if (email) store.form.offerEmail(email)
    void store.start()
    return () => store.stop()
  }, [store, root])
  usePageShow(() => store.resume())
  return made
}
