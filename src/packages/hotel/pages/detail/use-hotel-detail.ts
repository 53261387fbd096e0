import { useEffect, useState } from 'react'
import { readStayQuery } from '@/domain/stay/stay-query'
import { replaceQuery } from '@/platform/navigate'
import { usePageShow, useRouteParams } from '@/platform/page-lifecycle'
import { HotelDetailStore } from '@/stores/hotel-detail'
import { PriceCalendarStore } from '@/stores/price-calendar'
import type { RootStore } from '@/stores/root'

/** The stay that the page is opened for: the address's own; without dates those that the traveller looks for anyway. */
function wantedStay(params: Readonly<Record<string, string | undefined>>, { stay }: RootStore) {
  const asked = readStayQuery(params)
  if (asked.checkIn) return { wanted: asked, areDatesDefault: false }
  stay.restore()
  return { wanted: { ...stay.wanted, ...asked }, areDatesDefault: stay.chosenDates === null }
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useHotelDetail(root: RootStore) {
  const params = useRouteParams('hotelDetail')
  const [made] = useState(() => {
    const { wanted, areDatesDefault } = wantedStay(params, root)
    const { hotel } = root.api
    return {
      areDatesDefault,
      store: new HotelDetailStore({ hotel, replaceQuery }, params.id, wanted),
      prices: new PriceCalendarStore(hotel.getPackageCalendar, { hotelId: params.id }),
    }
  })
  const { store } = made
  useEffect(() => void store.start(), [store])
  usePageShow(() => {
    root.wishes.resume()
    // Prices and stock may have moved while the page stood behind another.
    if (store.offers.value && !store.offers.isLoading) void store.fetchOffers()
  })
  return made
}
