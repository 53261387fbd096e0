import { useEffect, useRef, useState } from 'react'
import type { FocusInside, FocusSpan, GoToField, UseFirstField, UseFocusSpan } from './contract'

/** Focuses the field marked `data-autofocus`, again on each step of a form. */
export const useFirstField: UseFirstField = (form, step) => {
  const focusedStep = useRef<string | null>(null)
  useEffect(() => {
    if (focusedStep.current === step) return
    focusedStep.current = step
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, step])
}

/** By the browser. */
export const focusInside: FocusInside = (root, selector) => root?.querySelector<HTMLElement>(selector)?.focus()

/** What is larger is a popup or a page, no control. */
const LARGEST_SHARE = 0.5

function measure(): FocusSpan | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const box = focused.getBoundingClientRect()
  const span = { top: box.top / window.innerHeight, bottom: box.bottom / window.innerHeight }
  return span.bottom - span.top > LARGEST_SHARE ? null : span
}

/** By the browser. */
export const useFocusSpan: UseFocusSpan = () => {
  const [span, setSpan] = useState(measure)
  useEffect(() => {
    const look = () => setSpan(measure())
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return span
}

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const pageOnTop = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1) ?? document

/** The focus goes first, so that a screen's keyboard opens; the field then moves to the middle, clear of bars. */
export const goToField: GoToField = (id) => {
  const field = pageOnTop().querySelector<HTMLElement>(`#${id}`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}
