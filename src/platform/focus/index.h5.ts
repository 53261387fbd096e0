import { useEffect, useRef } from 'react'
import type { UseDialogFocus } from './contract'
import { nextFocus } from './next-focus'
import { noteClosed, noteOpen, topDialog } from './open-dialogs'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

const isReachable = (element: HTMLElement) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true)

const within = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isReachable)

function enter(dialog: HTMLElement) {
  if (dialog.contains(document.activeElement)) return
  const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  target.focus({ preventScroll: true })
}

/** Back to where the focus was; what is gone by then leaves it to the dialog below. */
function giveBack(before: Element | null) {
  const target = before?.isConnected && before !== document.body ? before : topDialog()
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function turnRound(dialog: HTMLElement, event: KeyboardEvent) {
  const next = nextFocus(within(dialog), document.activeElement, event.shiftKey)
  if (next === null) return
  event.preventDefault()
  next.focus()
}

/** Keeps the keyboard inside an open dialog, gives the focus back when it closes, and closes it by Escape; of several the topmost alone. */
export const useDialogFocus: UseDialogFocus = (ref, isOpen, onEscape) => {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const before = document.activeElement
    noteOpen(dialog)
    enter(dialog)
    // What is prevented is answered: by a field inside, or by a dialog that was above until this very key.
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || topDialog() !== dialog) return
      if (event.key === 'Tab') turnRound(dialog, event)
      if (event.key !== 'Escape') return
      event.preventDefault()
      escape.current?.()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      noteClosed(dialog)
      giveBack(before)
    }
  }, [ref, isOpen])
}
