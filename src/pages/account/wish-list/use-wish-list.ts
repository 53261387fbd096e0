import { useEffect, useState } from 'react'
import type { CollectionType } from '@/contract/collection'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { failureText, readFailure } from '@/domain/failure'
import { readFavoriteTab } from '@/domain/favorites/wish-list'
import { useHostPull } from '@/platform/page/host-pull'
import { replaceQuery } from '@/platform/navigation'
import { usePageHide, usePageShow, useRouteParams } from '@/platform/page'
import { useReadOn } from '@/shell/use-read-on'
import type { RootStore } from '@/stores/app/root'
import { FavoriteListStore } from '@/stores/favorites/wish-list'
import { FavoriteSuggestionsStore } from '@/stores/favorites/favorite-suggestions'

function createStore(
  { api, stay, hotelFavorites, couponFavorites, likes, timers, toast }: RootStore,
  tab: CollectionType,
) {
  const switches = { hotel: hotelFavorites, coupon: couponFavorites, moment: likes }
  return new FavoriteListStore(
    {
      collection: api.collection,
      wantedStay: () => stay.wanted,
      timers,
      toast,
      onChanged: (bizType, bizId, isOn) => switches[bizType].confirm(bizId, isOn),
    },
    tab,
  )
}

/** The wish list's store, bound to the address and to what happens to the page; a visitor's is never read. */
export function useFavoriteList(root: RootStore) {
  const { api, session, stay, storedFavorites, recentViews, couponFavorites, likes, toast } = root
  const { tab } = useRouteParams('wishList')
  const [store] = useState(() => createStore(root, readFavoriteTab(tab)))
  const [suggestions] = useState(() => new FavoriteSuggestionsStore({ feed: api.feed, recentViews }))
  const suggest = async (reading: Promise<unknown>) => {
    await reading
    if (store.list.items.length === 0) await suggestions.look(store.tab, stay.wanted)
  }
  const show = async () => {
    await storedFavorites.merge()
    await suggest(store.show())
  }
  usePageShow(() => {
    stay.restore()
    if (session.isLogin) void show()
  })
  usePageHide(() => store.stopUndo())
  useEffect(() => () => store.stopUndo(), [store])
  useReadOn(store.list, store.list.loadMore)
  const refresh = () =>
    store.list.refresh().catch((thrown: unknown) => {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      throw thrown
    })
  useHostPull(refresh)
  return {
    store,
    suggestions,
    refresh,
    selectTab(chosen: CollectionType) {
      replaceQuery({ tab: chosen })
      void suggest(store.selectTab(chosen))
    },
    chooseDates(dates: DateRange) {
      stay.chooseDates(dates)
      void store.list.restart()
    },
    /** Adds a suggested voucher to the list, or removes it, and refreshes the list. */
    async setCouponFavorite(couponId: string, isFavorite: boolean) {
      await couponFavorites.tap(couponId, isFavorite)
      await store.show()
    },
    async like(momentId: string, isLike: boolean) {
      await likes.tap(momentId, isLike)
      await store.show()
    },
    remove: (bizIds: readonly string[]) => suggest(store.remove(bizIds)),
    removeChosen: () => suggest(store.removeChosen()),
  }
}
