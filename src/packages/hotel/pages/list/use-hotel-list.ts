import { useEffect, useRef, useState } from 'react'
import type { HotelListInitial } from '@/contract/first-screens'
import { isFarDown } from '@/domain/app/scroll'
import { hotelQueryFields, readHotelQuery } from '@/domain/stays/hotel-query'
import { isSameWanted, pastText } from '@/domain/stays/stay-text'
import { readStayQuery } from '@/domain/stays/stay-query'
import { takeInitial } from '@/platform/boot'
import { replaceQuery } from '@/platform/navigation'
import { usePageHide, usePageScrollTop, usePageShow, useRouteParams } from '@/platform/page'
import { scrollPageTo } from '@/platform/scroll'
import { useChanged } from '@/shell/use-changed'
import { useLimitText } from '@/shell/use-limit-text'
import { useReadOn } from '@/shell/use-read-on'
import { HotelListStore } from '@/stores/stays/hotel-list'
import type { RootStore } from '@/stores/app/root'

/** The list of an address, with what the server found for it. */
function useStore({ api, tabStorage, currency }: RootStore) {
  const params = useRouteParams('hotelList')
  const [made] = useState(() => {
    const read = () => readHotelQuery(params, currency.code)
    const query = read()
    const initial = takeInitial<HotelListInitial>('hotelList', hotelQueryFields(query))
    return {
      params,
      read,
      store: new HotelListStore({ search: api.search, tabStorage, replaceQuery }, query, initial),
    }
  })
  return made
}

/** The list's store, bound to the address and to what happens to the page, whether the page is scrolled far down, and what is wrong with the stay of the address. */
export function useHotelList(root: RootStore): { store: HotelListStore; isFar: boolean; stayProblem: string | null } {
  const { hotelFavorites, timers, currency, session } = root
  const { params, store, read } = useStore(root)
  const hasOtherUser = useChanged(() => session.uid ?? '')
  const hasOtherCurrency = useChanged(() => currency.code)
  const hasStarted = useRef(false)
  const scrollTopPx = useRef(0)
  const [isFar, setFar] = useState(false)
  const keep = () => store.keepPlace(scrollTopPx.current)
  useEffect(() => {
    const start = async () => {
      // The server renders the page for a visitor.
      if ([hasOtherUser(), hasOtherCurrency()].includes(true)) await store.renew(read())
      const topPx = await store.start()
      // The cards must stand before the page can be scrolled to them.
      if (topPx > 0) timers.after(0, () => scrollPageTo(topPx))
    }
    hasStarted.current = true
    void start()
  }, [store, read, hasOtherUser, hasOtherCurrency, timers])
  usePageShow(() => {
    hotelFavorites.resume()
    if (hasStarted.current && hasOtherUser()) void store.hotels.restart()
  })
  usePageHide(keep)
  usePageScrollTop((topPx) => {
    scrollTopPx.current = topPx
    setFar(isFarDown(topPx))
  })
  useReadOn(store.hotels, store.hotels.loadMore)
  const { query, facts, isCurrent } = store
  const limitText = useLimitText(params)
  const isOpened = isSameWanted(query.stay, readStayQuery(params))
  const stayProblem = pastText(query.stay, isCurrent && facts ? facts.stay : null) ?? (isOpened ? limitText : null)
  return { store, isFar, stayProblem }
}
