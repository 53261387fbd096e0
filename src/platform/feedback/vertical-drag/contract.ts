import type { HTMLAttributes } from 'react'

/** What a drag up or down reports; distances in CSS px from where it began, downwards positive. */
export interface DragHandlers {
  readonly onMove: (distancePx: number) => void
  readonly onEnd: (distancePx: number, elapsedMs: number) => void
}

/** Handlers that the dragged element carries. */
export type DragProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'
>

/** Follows one finger, or the mouse, from the element on, wherever it goes. */
export type UseVerticalDrag = (handlers: DragHandlers) => DragProps
