import type { HoldPropsOf } from './contract'

/** By touch events. */
export const holdPropsOf: HoldPropsOf = (onPress, onLetGo) => ({
  onTouchStart: onPress,
  onTouchEnd: onLetGo,
  onTouchCancel: onLetGo,
})
