import { useEffect, useState } from 'react'
import type { FocusSpan, UseFocusSpan } from './contract'

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
