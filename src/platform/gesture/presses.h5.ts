import type { RestingProps, WhenReleased } from './contract'

const STARTS = ['pointerdown', 'keydown']
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'blur']
const options = { capture: true, passive: true } as const

/** A tap's click comes within this time after the finger has left. */
const CLICK_MS = 50

let isPressed = false

/** Follows fingers, mouse buttons and keys from the start, so that a press is known before what it could hit is there. */
function followPresses() {
  for (const name of STARTS) window.addEventListener(name, () => void (isPressed = true), options)
  for (const name of ENDS) window.addEventListener(name, (event) => void (isPressed &&= !isEnd(event)), options)
}

/** A field that loses the focus to what is pressed ends nothing, a window that does ends all. */
const isEnd = ({ type, target }: Event): boolean => type !== 'blur' || target === window

// The server renders the same buttons.
if (typeof window !== 'undefined') followPresses()

/** Browsers send the click of a press right after its end, so the callback waits a little longer. */
export const whenReleased: WhenReleased = (action, timers) => {
  if (!isPressed) {
    action()
    return () => {}
  }
  let stopTimer = () => {}
  const stopListening = () => ENDS.forEach((name) => window.removeEventListener(name, end, options))
  function end(event: Event) {
    if (!isEnd(event)) return
    stopListening()
    stopTimer = timers.after(CLICK_MS, action)
  }
  ENDS.forEach((name) => window.addEventListener(name, end, options))
  return () => {
    stopListening()
    stopTimer()
  }
}

/** Browsers keep the button in the order of focus. */
export const restingProps: RestingProps = { 'aria-disabled': true }
