import type { RefObject } from 'react'

/** Keeps the keyboard inside an open dialog, gives the focus back when it closes, and closes it by Escape. */
export type UseDialogFocus = (dialog: RefObject<HTMLElement | null>, isOpen: boolean, onEscape?: () => void) => void
