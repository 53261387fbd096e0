import type { HoldPropsOf } from './contract'

/** By pointer events; a held finger opens no menu. */
export const holdPropsOf: HoldPropsOf = (onPress, onLetGo) => ({
  onPointerDown: ({ button }) => {
    if (button === 0) onPress()
  },
  onPointerUp: onLetGo,
  onPointerLeave: onLetGo,
  onPointerCancel: onLetGo,
  onContextMenu: (event) => event.preventDefault(),
})
