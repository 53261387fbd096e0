import { useEffect, useRef, useState } from 'react'
import { isFarDown } from '@/domain/scroll/is-far-down'
import { isSearchable, readHotelQuery } from '@/domain/search/hotel-query'
import { replaceQuery } from '@/platform/navigate'
import { usePageHide, usePageScrollTop, usePageShow, useReachBottom, useRouteParams } from '@/platform/page-lifecycle'
import { scrollPageTo } from '@/platform/scroll'
import { useAskerChange } from '@/shell/use-asker-change'
import { HotelListStore } from '@/stores/hotel-list'
import type { RootStore } from '@/stores/root'

/** The list's store, bound to the address and to what happens to the page, and whether the page is scrolled far down. */
export function useHotelList({ api, visitStorage, wishes, timers, currency, session }: RootStore): {
  store: HotelListStore
  isFar: boolean
} {
  const params = useRouteParams('hotelList')
  const [store] = useState(
    () => new HotelListStore({ search: api.search, visitStorage, replaceQuery }, readHotelQuery(params, currency.code)),
  )
  const scrollTopPx = useRef(0)
  const [isFar, setFar] = useState(false)
  const keep = () => store.keepPlace(scrollTopPx.current)
  useEffect(() => {
    if (!isSearchable(store.query)) return
    void store.start().then((topPx) => {
      // The cards must stand before the page can be scrolled to them.
      if (topPx > 0) timers.after(0, () => scrollPageTo(topPx))
    })
  }, [store, timers])
  usePageShow(() => wishes.resume())
  useAskerChange(session, () => void store.hotels.restart())
  usePageHide(keep)
  usePageScrollTop((topPx) => {
    scrollTopPx.current = topPx
    setFar(isFarDown(topPx))
  })
  useReachBottom(() => void store.hotels.loadMore())
  return { store, isFar }
}
