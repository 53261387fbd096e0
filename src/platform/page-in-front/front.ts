import type { FrontActions } from './contract'

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
