import { useCallback, useEffect, useRef, useState } from 'react'
import type { HotelDetailInitial } from '@/contract/first-screens'
import { hotelPageParams, hotelPageStay } from '@/domain/stays/hotel-page'
import { readShared } from '@/domain/app/share-link'
import { changedChoice, type StayChoice, type WantedStay } from '@/domain/stays/wanted-stay'
import { takeInitial, whenActive } from '@/platform/boot'
import { replaceQuery } from '@/platform/navigation'
import { usePageHide, usePageShow, useRouteParams } from '@/platform/page'
import { scrollToElement } from '@/platform/scroll'
import { useLimitText } from '@/shell/use-limit-text'
import { HotelDetailStore } from '@/stores/stays/hotel-detail'
import { PriceCalendarStore } from '@/stores/stays/price-calendar'
import type { RootStore } from '@/stores/app/root'

type Params = Readonly<Record<string, string | undefined>> & { readonly id: string }

/** The stay that the page is opened for now. */
function wantedStay(params: Params, { stay }: RootStore): WantedStay {
  stay.restore()
  return hotelPageStay(params, stay.requested)
}

/** Key of everything that prices depend on, except the user. */
const pricingKeyOf = (wanted: WantedStay, { currency }: RootStore) => JSON.stringify([currency.code, wanted])

function createStores(params: Params, root: RootStore) {
  const wanted = wantedStay(params, root)
  const { currencyCode, roomTypeId } = readShared(params)
  if (currencyCode) root.currency.lend(currencyCode)
  const { hotel } = root.api
  const initial = takeInitial<HotelDetailInitial>('hotelDetail', hotelPageParams(params))
  return {
    params,
    areDatesDefault: wanted.checkIn === undefined,
    linkedRoomId: roomTypeId,
    store: new HotelDetailStore({ hotel, replaceQuery }, params.id, wanted, initial),
    prices: new PriceCalendarStore(hotel.getPackageCalendar, { hotelId: params.id }),
    /** Pricing key of the server-rendered page; null if the page renders itself. */
    serverPricingKey: initial && pricingKeyOf(wanted, root),
  }
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useHotelDetail(root: RootStore) {
  const routeParams = useRouteParams('hotelDetail')
  const [made] = useState(() => createStores(routeParams, root))
  const { params, store, linkedRoomId, serverPricingKey } = made
  const { session, hotelFavorites, likes, timers, recentViews } = root
  // Device-specific parts such as its clock are not in the server-rendered page.
  const [isOwn, setOwn] = useState(serverPricingKey === null)
  const limitText = useLimitText(params)
  const hasShown = useRef(false)
  /** The app's choice as the page went behind another. */
  const leftWith = useRef<StayChoice | null>(null)
  const start = useCallback(() => {
    setOwn(true)
    const wanted = wantedStay(params, root)
    const isOthers = serverPricingKey !== null && (session.isLogin || serverPricingKey !== pricingKeyOf(wanted, root))
    void (isOthers ? store.refresh(wanted) : store.start()).then(() => {
      if (store.hotel.value) recentViews.record(store.id)
      // The rooms must stand before the page can be scrolled to one.
      if (linkedRoomId) timers.after(0, () => scrollToElement(`room-${linkedRoomId}`))
    })
  }, [root, session, params, store, serverPricingKey, linkedRoomId, timers, recentViews])
  useEffect(() => whenActive(start), [start])
  usePageShow(() => {
    hotelFavorites.resume()
    likes.resume()
    const change = leftWith.current && changedChoice(leftWith.current, root.stay)
    // A stay chosen on the booking page is the stay of this page too.
    if (change) void store.changeStay(change)
    // Prices and stock may have moved while the page stood behind another.
    else if (hasShown.current && store.offers.value && !store.offers.isLoading) void store.fetchOffers()
    hasShown.current = true
    leftWith.current = null
  })
  usePageHide(() => {
    const { chosenDates, guests } = root.stay
    leftWith.current = { chosenDates, guests }
  })
  return { ...made, isOwn, stayProblem: store.isStayChanged ? null : limitText }
}
