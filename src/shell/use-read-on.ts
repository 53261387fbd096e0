import { useEffect } from 'react'
import { useReachBottom } from '@/platform/page-lifecycle'
import { whenPageFits } from '@/platform/scroll'
import type { ListStatus } from '@/stores/paged-list'

/** How far a list that is read page by page is. */
export interface ReadSoFar {
  readonly items: readonly unknown[]
  readonly status: ListStatus
}

/** Reads a page's list on as its end comes near, and where there is room for more on the screen, so that nobody could scroll to its end. */
export function useReadOn({ items, status }: ReadSoFar, loadMore: () => Promise<void>): void {
  const unfinished = status === 'more' ? items : null
  useReachBottom(() => void loadMore())
  // After every change of the items: one that was read anew may be shorter than it was.
  useEffect(() => (unfinished ? whenPageFits(() => void loadMore()) : undefined), [unfinished, loadMore])
}
