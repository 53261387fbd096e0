import { useEffect, useRef } from 'react'
import type { UseDialogFocus } from './contract'
import { nextFocus } from './next-focus'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

const within = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>(focusable)]

function enter(dialog: HTMLElement) {
  if (dialog.contains(document.activeElement)) return
  const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  target.focus({ preventScroll: true })
}

/** Keeps the keyboard inside an open dialog, gives the focus back when it closes, and closes it by Escape. */
export const useDialogFocus: UseDialogFocus = (ref, isOpen, onEscape) => {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const before = document.activeElement
    enter(dialog)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape.current?.()
      if (event.key !== 'Tab') return
      const next = nextFocus(within(dialog), document.activeElement, event.shiftKey)
      if (next === null) return
      event.preventDefault()
      next.focus()
    }
    dialog.addEventListener('keydown', onKey)
    return () => {
      dialog.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [ref, isOpen])
}
