import type { RestingProps, WhenReleased } from './contract'

/** Mini-programs send a tap only to the element on which its touch began. */
export const whenReleased: WhenReleased = (action) => {
  action()
  return () => {}
}

/** Mini-programs know no aria-disabled. */
export const restingProps: RestingProps = { disabled: true }
