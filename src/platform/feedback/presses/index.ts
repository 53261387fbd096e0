import type { WhenReleased } from './contract'

/** Mini-programs send a tap only to the element on which its touch began. */
export const whenReleased: WhenReleased = (action) => {
  action()
  return () => {}
}
