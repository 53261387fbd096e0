import { useCallback, useRef } from 'react'
import { sharePage, useShareMessage } from '@/platform/share'
import type { SharedPage } from '@/platform/share/contract'
import type { ToastStore } from '@/stores/app/toast'

const SHARE_TEXT = { copied: 'Link copied', failed: 'The link could not be shared' } as const

/** Shares a page or a part of it: at once on H5, by the host's own button in mini-programs. `pageOf` must be stable across renders; the host shares the part that was shared last. */
export function useShare<Part>(
  pageOf: (part: Part) => SharedPage,
  firstPart: Part,
  toast: Pick<ToastStore, 'show'>,
): (part: Part) => Promise<void> {
  const lastPart = useRef(firstPart)
  useShareMessage(() => pageOf(lastPart.current))
  return useCallback(
    async (part: Part) => {
      lastPart.current = part
      const outcome = await sharePage(pageOf(part))
      if (outcome === 'copied' || outcome === 'failed') toast.show(SHARE_TEXT[outcome])
    },
    [pageOf, toast],
  )
}
