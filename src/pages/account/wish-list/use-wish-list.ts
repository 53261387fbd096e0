import { useState } from 'react'
import { failureText } from '@/domain/failure/failure-text'
import { readFailure } from '@/domain/failure/read-failure'
import { useHostPull } from '@/platform/host-pull'
import { usePageShow, useReachBottom } from '@/platform/page-lifecycle'
import type { RootStore } from '@/stores/root'
import { WishListStore } from '@/stores/wish-list'

/** The wish list's store, bound to what happens to the page; a visitor's is never read. */
export function useWishList({ api, session, stay, wishes, toast }: RootStore) {
  const [store] = useState(() => new WishListStore({ collection: api.collection, wantedStay: () => stay.wanted }))
  usePageShow(() => {
    stay.restore()
    wishes.resume()
    if (session.isLogin) void store.show()
  })
  useReachBottom(() => void store.hotels.loadMore())
  const refresh = () =>
    store.hotels.refresh().catch((thrown: unknown) => {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      throw thrown
    })
  useHostPull(refresh)
  return { store, refresh }
}
