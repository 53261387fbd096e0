import { useEffect, useState } from 'react'
import { usePageHide, usePageShow } from '../page-lifecycle'
import { watchVisibility } from '../visibility'
import type { UsePageInFront } from './contract'
import { createFront } from './front'

/** By the page's own showing and hiding, and by the app's while the page is on top; some hosts tell both. */
export const usePageInFront: UsePageInFront = (actions) => {
  const [front] = useState(() => createFront(actions))
  usePageShow(front.pageShown)
  usePageHide(front.pageHidden)
  useEffect(() => {
    const stopWatching = watchVisibility(front.appTurned)
    return () => {
      stopWatching()
      front.pageHidden()
    }
  }, [front])
}
