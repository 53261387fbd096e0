import { useEffect, useRef, useState } from 'react'
import type { CommentsInitial } from '@/contract/first-screens'
import { commentElementId } from '@/domain/community/comment-tree'
import { type CommentsAddress, commentsParams } from '@/domain/reviews/review-query'
import { takeInitial, whenActive } from '@/platform/boot'
import { replaceQuery } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { scrollToElement } from '@/platform/scroll'
import { useChanged } from '@/shell/use-changed'
import { useReadOn } from '@/shell/use-read-on'
import type { RootStore } from '@/stores/app/root'
import { communityApi } from '@/stores/community/community-api'
import { CommentListStore } from '@/stores/community/comment-list'
import { communitySwitches } from '@/stores/community/switches'
import type { SignedInSwitch } from '@/stores/favorites/signed-in-switch'

function createStores(root: RootStore, address: CommentsAddress) {
  const { session, toast } = root
  const initial = takeInitial<CommentsInitial>('comments', commentsParams(address))
  const { comment } = communityApi(root)
  return {
    store: new CommentListStore({ comment, session, toast, replaceQuery }, address, initial),
    votes: communitySwitches(root).commentLikes,
  }
}

/** The page's stores, bound to what happens to the page. */
export function useComments(
  root: RootStore,
  address: CommentsAddress,
): { readonly store: CommentListStore; readonly votes: SignedInSwitch } {
  const { session, timers } = root
  const [stores] = useState(() => createStores(root, address))
  const { store, votes } = stores
  const hasOtherUser = useChanged(() => session.uid ?? '')
  const hasStarted = useRef(false)
  useEffect(
    () =>
      whenActive(() => {
        const start = async () => {
          hasStarted.current = true
          await store.start()
          // The server renders the page for a visitor.
          if (hasOtherUser()) await store.refresh()
          const { markedId } = store
          // The cards must stand before the page can be scrolled to them.
          if (markedId !== null) timers.after(0, () => scrollToElement(commentElementId(markedId)))
        }
        void start()
      }),
    [store, hasOtherUser, timers],
  )
  usePageShow(() => {
    votes.resume()
    if (hasStarted.current && hasOtherUser()) void store.refresh()
  })
  useReadOn(store.list, store.list.loadMore, store.summary.value !== null)
  return stores
}
