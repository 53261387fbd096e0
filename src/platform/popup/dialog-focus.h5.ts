import { useEffect, useRef } from 'react'
import type { UseDialogFocus } from './contract'

/** Where Tab must be turned round inside a dialog, or null where the browser's own way is right. */
export function nextFocus<Item>(items: readonly Item[], current: unknown, isBackwards: boolean): Item | null {
  const first = items[0]
  const last = items[items.length - 1]
  if (first === undefined || last === undefined) return null
  const isInside = items.some((item) => item === current)
  if (isBackwards) return current === first || !isInside ? last : null
  return current === last || !isInside ? first : null
}

/** Dialogs that are open, the topmost last. */
const open: HTMLElement[] = []

/** Puts a dialog over those that are open; one that contains others goes below them, whichever opened first. */
function noteOpen(dialog: HTMLElement): void {
  const inside = open.findIndex((other) => dialog.contains(other))
  open.splice(inside < 0 ? open.length : inside, 0, dialog)
}

/** Takes a dialog away. */
function noteClosed(dialog: HTMLElement): void {
  const at = open.indexOf(dialog)
  if (at >= 0) open.splice(at, 1)
}

/** The dialog that has the keyboard: the topmost one of the page in front. */
function topDialog(): HTMLElement | undefined {
  return open.findLast((dialog) => !dialog.closest('.taro_page_shade'))
}

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

/** Traps the keyboard focus inside an open dialog, restores the focus when it closes, and closes it by Escape; with several, the topmost only. */
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
    // A prevented key was already handled: by a field inside, or by a dialog that was above until this very key.
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
