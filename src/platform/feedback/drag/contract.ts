import type { DOMAttributes } from 'react'

/** Where a finger or mouse is from where it began, in CSS px on a 375 px wide screen, of which each is `scale` px of this screen; atMs is the event's own clock. */
export interface DragMove {
  readonly dxPx: number
  readonly dyPx: number
  readonly scale: number
  readonly atMs: number
}

/** What a drag reports: its beginning, its way, and its end where it was last; isLost where the system took the touch away. */
export interface DragHandlers {
  readonly onStart: (atMs: number) => void
  readonly onMove: (move: DragMove) => void
  readonly onEnd: (move: DragMove, isLost: boolean) => void
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
> & {
  /** Hosts' own mark of an element under which nothing scrolls. */
  readonly catchMove?: boolean
}

/** Follows one finger, or the mouse with its main button down, from the element on wherever it goes; isStill says that nothing around it scrolls meanwhile, which browsers read in the style sheet (touch-action). */
export type UseDrag = (handlers: DragHandlers, isStill?: boolean) => DragProps
