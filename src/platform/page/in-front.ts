import { useEffect, useState } from 'react'
import { usePageHide, usePageShow } from './index'
import { watchVisibility } from './visibility'

/** What to do when somebody begins to look at a page, and when nobody does any more. */
interface FrontActions {
  readonly onFront: () => void
  readonly onBehind: () => void
}

/** Tells of the page that uses it: in front is from its first showing until another page covers it, the app goes to the background, or the page ends. The actions of the first drawing are kept. */
type UsePageInFront = (actions: FrontActions) => void

/** Turns what page and app tell, in any order and more than once, into one word for each change. */
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
