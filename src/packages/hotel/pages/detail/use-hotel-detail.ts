import { useEffect, useState } from 'react'
import { readShared } from '@/domain/share/read-shared'
import { readStayQuery } from '@/domain/stay/stay-query'
import { replaceQuery } from '@/platform/navigate'
import { usePageShow, useRouteParams } from '@/platform/page-lifecycle'
import { scrollToElement } from '@/platform/scroll'
import { HotelDetailStore } from '@/stores/hotel-detail'
import { PriceCalendarStore } from '@/stores/price-calendar'
import type { RootStore } from '@/stores/root'

type Params = Readonly<Record<string, string | undefined>>

/** The stay that the page is opened for: the address's own; without dates those that the traveller looks for anyway. */
function wantedStay(params: Params, { stay }: RootStore) {
  const asked = readStayQuery(params)
  if (asked.checkIn) return { wanted: asked, areDatesDefault: false }
  stay.restore()
  return { wanted: { ...stay.asked, ...asked }, areDatesDefault: stay.asked.checkIn === undefined }
}

function makeStores(params: Params & { readonly id: string }, root: RootStore) {
  const { wanted, areDatesDefault } = wantedStay(params, root)
  const { currencyCode, roomTypeId } = readShared(params)
  if (currencyCode) root.currency.lend(currencyCode)
  const { hotel } = root.api
  return {
    areDatesDefault,
    linkedRoomId: roomTypeId,
    store: new HotelDetailStore({ hotel, replaceQuery }, params.id, wanted),
    prices: new PriceCalendarStore(hotel.getPackageCalendar, { hotelId: params.id }),
  }
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useHotelDetail(root: RootStore) {
  const params = useRouteParams('hotelDetail')
  const [made] = useState(() => makeStores(params, root))
  const { store, linkedRoomId } = made
  const { wishes, likes, timers, recentViews } = root
  useEffect(() => {
    void store.start().then(() => {
      if (store.hotel.value) recentViews.note(store.id)
      // The rooms must stand before the page can be scrolled to one.
      if (linkedRoomId) timers.after(0, () => scrollToElement(`room-${linkedRoomId}`))
    })
  }, [store, linkedRoomId, timers, recentViews])
  usePageShow(() => {
    wishes.resume()
    likes.resume()
    // Prices and stock may have moved while the page stood behind another.
    if (store.offers.value && !store.offers.isLoading) void store.fetchOffers()
  })
  return made
}
