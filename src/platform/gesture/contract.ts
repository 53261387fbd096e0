import type { DOMAttributes, MouseEvent, RefObject } from 'react'
import type { Timers } from '../clock'

/** Where a finger or mouse is from where it began, in CSS px on a 375 px wide screen, of which each is `scale` px of this screen; atMs is the event's own clock. */
export interface DragMove {
  readonly dxPx: number
  readonly dyPx: number
  readonly scale: number
  readonly atMs: number
}

/** What a drag reports: its beginning, its way, and its end where it was last; isLost where the system took the touch away. */
interface DragHandlers {
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

/** Attributes of a button that can be held down. */
type HoldProps = Pick<
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

/** A place within an element, as shares of its width and height from its left upper corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Tells where within an element a tap was; its middle where the tap has no place. */
export type TapPlace = (event: MouseEvent<HTMLElement>, element: HTMLElement, then: (place: Place) => void) => void

/** Tells how far the mouse's wheel is turned over an element, in CSS px (down is positive), with the event's own clock; the page behind stands still meanwhile. */
export type UseWheel = (
  element: RefObject<HTMLElement | null>,
  onWheel: (deltaPx: number, atMs: number) => void,
) => void

/** Calls back once no press that is under way now can end in a tap any more: at once where nothing is pressed. Returns how to call it off. */
export type WhenReleased = (action: () => void, timers: Pick<Timers, 'after'>) => () => void

/** Attributes of a button that takes no taps yet. */
export interface RestingProps {
  readonly disabled?: boolean
  readonly 'aria-disabled'?: boolean
}

/** What a downward pull at the top of the page reports; distances in CSS px from where the finger began. */
export interface PullHandlers {
  readonly onMove: (distancePx: number) => void
  readonly onRelease: () => void
}

/** Follows a finger that pulls the page down from its very top; where the host refreshes by itself it does nothing. */
export type UsePullGesture = (content: RefObject<HTMLElement | null>, handlers: PullHandlers) => void
