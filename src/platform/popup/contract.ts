import type { RefObject } from 'react'

/** Makes an element the one thing that can be used while it is open: focus inside, Escape and Back close, the page behind stands still, focus given back at the end. `onBack` is what Back does where that is not closing; with null Back leaves the page. */
export type UsePopup = (
  dialog: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
  onBack?: (() => void) | null,
) => void

/** Attributes of a popup's outermost element that keep the page behind it still. */
export type PopupProps = Readonly<Record<string, boolean>>

/** Traps the keyboard focus inside an open dialog, restores the focus when it closes, and closes it by Escape. */
export type UseDialogFocus = (dialog: RefObject<HTMLElement | null>, isOpen: boolean, onEscape?: () => void) => void

/** How something that comes and goes stands. */
interface Leaving {
  /** Whether to render it: open, or still on its way out. */
  readonly isShown: boolean
  /** Closed already, and only its motion is left. */
  readonly isLeaving: boolean
  /** Lets it go from inside: the motion first, then what closes it. */
  readonly leave: (close: () => void) => void
}

/** Leaves what is closed rendered while its closing motion lasts, in milliseconds; not at all where the traveler prefers no motion. */
export type UseLeaving = (isOpen: boolean, motionMs: number) => Leaving

/** Whether things may move here. */
export type HasMotion = () => boolean
