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
