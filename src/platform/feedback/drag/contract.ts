import type { DOMAttributes } from 'react'

/** Where a finger or mouse is from where it began, in CSS px on a 375 wide screen; atMs is the event's own clock. */
export interface DragMove {
  readonly dxPx: number
  readonly dyPx: number
  readonly atMs: number
}

/** What a drag reports: its beginning, its way, and its end where it was last. */
export interface DragHandlers {
  readonly onStart: (atMs: number) => void
  readonly onMove: (move: DragMove) => void
  readonly onEnd: (move: DragMove) => void
}

/** Attributes of the element that is dragged on. */
export type DragProps = Pick<
  DOMAttributes<HTMLElement>,
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onTouchStart'
  | 'onTouchMove'
  | 'onTouchEnd'
  | 'onTouchCancel'
>

/** Follows one finger, or the mouse with its main button down, from the element on wherever it goes. */
export type UseDrag = (handlers: DragHandlers) => DragProps
