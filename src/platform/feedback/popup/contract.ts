import type { RefObject } from 'react'

/** Makes an element the one thing that can be used while it is open: focus inside, Escape closes, the page behind stands still, focus given back at the end. */
export type UsePopup = (dialog: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) => void

/** Attributes of a popup's outermost element that keep the page behind it still. */
export type PopupProps = Readonly<Record<string, boolean>>
