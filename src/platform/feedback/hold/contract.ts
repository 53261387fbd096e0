import type { DOMAttributes } from 'react'

/** Attributes of a button that can be held down. */
export type HoldProps = Pick<
  DOMAttributes<HTMLElement>,
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerLeave'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onTouchStart'
  | 'onTouchEnd'
  | 'onTouchCancel'
>

/** Attributes that tell when a finger or the mouse's main button presses an element and when it lets go or leaves. */
export type HoldPropsOf = (onPress: () => void, onLetGo: () => void) => HoldProps
