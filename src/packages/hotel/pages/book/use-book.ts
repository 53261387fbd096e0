import { useEffect, useState } from 'react'
import { readStayQuery } from '@/domain/stay/stay-query'
import { go } from '@/platform/navigate'
import { usePageShow, useRouteParams } from '@/platform/page-lifecycle'
import { BookStore, type BookingWish } from '@/stores/book'
import { PriceCalendarStore } from '@/stores/price-calendar'
import type { RootStore } from '@/stores/root'

/** What the address asks for: package, stay, and the price that stood on the button. */
function readWish(pid: string, params: Readonly<Record<string, string | undefined>>): BookingWish {
  const totalMinor = Number(params.total)
  const { currency, hotelId = null } = params
  const isSeen = currency !== undefined && Number.isInteger(totalMinor) && totalMinor > 0
  return { pid, hotelId, stay: readStayQuery(params), seen: isSeen ? { totalMinor, currencyCode: currency } : null }
}

function createBookStore(root: RootStore, wish: BookingWish): BookStore {
  const { api, session, login, toast, clock, timers, visitStorage, randomGuid } = root
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
      onBooked: ({ payId }) => go('pay', { payId }, {}, 'replace'),
    },
    wish,
  )
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useBook(root: RootStore) {
  const params = useRouteParams('hotelBook')
  const [made] = useState(() => {
    const wish = readWish(params.pid, params)
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
