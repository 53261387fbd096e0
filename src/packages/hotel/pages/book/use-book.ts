import { useEffect, useState } from 'react'
import { readBookingRequest, type BookingRequest } from '@/domain/booking/booking-request'
import { goToField } from '@/platform/focus'
import { go, replaceQuery } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { BookStore } from '@/stores/booking/book'
import { PriceCalendarStore } from '@/stores/stays/price-calendar'
import type { RootStore } from '@/stores/app/root'

function createBookStore(root: RootStore, request: BookingRequest): BookStore {
  const { api, session, login, toast, clock, timers, tabStorage, randomGuid, stay } = root
  return new BookStore(
    {
      hotel: api.hotel,
      order: api.order,
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
      chooseStay: stay.chooseStay,
      onBooked: ({ payId }) => go('pay', { payId }, {}, 'replace'),
    },
    request,
  )
}

/** Fills in the phone of the traveler's profile; if the request fails, the field stays empty. */
async function offerPhone({ api }: RootStore, { form }: BookStore): Promise<void> {
  const profile = await api.profile.getProfile({}).catch(() => null)
  if (profile) form.offerPhone(profile.dialCode, profile.phone)
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
    const email = root.session.readEmail()
    if (email) store.form.offerEmail(email)
    if (root.session.isLogin) void offerPhone(root, store)
    void store.start()
    return () => store.stop()
  }, [store, root])
  usePageShow(() => store.resume())
  return made
}
