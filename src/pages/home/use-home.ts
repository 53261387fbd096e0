import { useCallback, useEffect, useState } from 'react'
import { failureText } from '@/domain/failure/failure-text'
import { readFailure } from '@/domain/failure/read-failure'
import { stayQuery } from '@/domain/stay/stay-query'
import { whenActive } from '@/platform/boot'
import { useHostPull } from '@/platform/host-pull'
import { go } from '@/platform/navigate'
import { usePageScrollTop, usePageShow, useReachBottom } from '@/platform/page-lifecycle'
import { HomeStore } from '@/stores/home'
import { forgetListPlace } from '@/stores/list-place'
import type { RootStore } from '@/stores/root'

/** Explore's store, bound to what happens to the page. */
export function useHome(root: RootStore) {
  const { api, stay, wishes, likes, tabBar } = root
  const [store] = useState(() => new HomeStore({ feed: api.feed, destination: api.destination, stay }))
  const start = useCallback(() => {
    stay.restore()
    void store.start()
  }, [store, stay])
  useEffect(() => whenActive(start), [start])
  usePageShow(() => {
    stay.restore()
    wishes.resume()
    likes.resume()
  })
  usePageScrollTop((scrollTopPx) => tabBar.noteExploreScroll(scrollTopPx))
  useReachBottom(() => void store.feed.loadMore())
  const refresh = () =>
    store.refresh().catch((thrown: unknown) => {
      root.toast.show(failureText(readFailure(thrown)))
      throw thrown
    })
  useHostPull(refresh)
  return { store, start, refresh }
}

/** Where Explore leads, with the stay that was chosen. */
export function homeLinks({ stay, visitStorage }: RootStore) {
  const stayFields = () => stayQuery(stay.wanted)
  const listFields = (cityId: string) => ({ cityId, ...stayFields() })
  return {
    stayFields,
    listFields,
    openList(cityId: string) {
      forgetListPlace(visitStorage, listFields(cityId))
      go('hotelList', {}, listFields(cityId))
    },
    openHotel: (id: string) => go('hotelDetail', { id }, stayFields()),
  }
}
