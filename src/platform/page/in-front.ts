import { useEffect, useState } from 'react'
import { usePageHide, usePageShow } from './index'
import { watchVisibility } from './visibility'

/** What to do when somebody begins to look at a page, and when nobody does any more. */
interface FrontActions {
  readonly onFront: () => void
  readonly onBehind: () => void
}

/** Reports when the calling page is in front: from its first showing until it ends, or another page or the background hides it. The first render's actions are used. */
type UsePageInFront = (actions: FrontActions) => void

/** Merges events of page and app, in any order and repeated, into one call per change. */
export function createFront({ onFront, onBehind }: FrontActions) {
  let isOnTop = false
  let isInFront = false
  const turn = (isNowInFront: boolean) => {
    if (isInFront === isNowInFront) return
    isInFront = isNowInFront
    if (isInFront) onFront()
    else onBehind()
  }
  return {
    pageShown: () => {
      isOnTop = true
      turn(true)
    },
    pageHidden: () => {
      isOnTop = false
      turn(false)
    },
    /** The app went to the background (false) or came back (true). */
    appTurned: (isVisible: boolean) => turn(isVisible && isOnTop),
  }
}

/** By the page's own showing and hiding, and by the app's while the page is on top; some hosts report both. */
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
