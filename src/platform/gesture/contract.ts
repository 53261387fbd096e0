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

/** Follows one finger, or the mouse with its main button down, wherever it goes from the element. With isStill nothing around scrolls meanwhile; browsers read that from the style sheet (touch-action). */
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

/** Attributes that report when a finger or the mouse's main button presses an element, and when it lets go or leaves. */
export type HoldPropsOf = (onPress: () => void, onLetGo: () => void) => HoldProps

/** A place within an element, as shares of its width and height from its left upper corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Reports where within an element a tap was; its center where the tap has no position. */
export type TapPlace = (event: MouseEvent<HTMLElement>, element: HTMLElement, then: (place: Place) => void) => void

/** Reports how far the mouse wheel turns over an element, in CSS px (down is positive), with the event's timestamp; the page behind does not scroll meanwhile. */
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
