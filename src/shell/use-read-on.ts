import { useEffect } from 'react'
import { useReachBottom } from '@/platform/page'
import { whenAtEnd } from '@/platform/scroll'
import type { ListStatus } from '@/stores/app/paged-list'

/** How far a list that is read page by page is. */
export interface ReadSoFar {
  readonly items: readonly unknown[]
  readonly status: ListStatus
}

/** Reads a page's list on as its end comes near, and where its end is in sight without anybody's scrolling: on a screen with room for more, or since before the app was there. Reads nothing while the page shows something else in place of the list. */
export function useReadOn({ items, status }: ReadSoFar, loadMore: () => Promise<void>, isShown = true): void {
  const unfinished = isShown && status === 'more' ? items : null
  useReachBottom(() => {
    if (isShown) void loadMore()
  })
  // After every change of the items: a reloaded list may be shorter than it was.
  useEffect(() => (unfinished ? whenAtEnd(() => void loadMore()) : undefined), [unfinished, loadMore])
}
