import { useEffect, useRef } from 'react'
import type { UseFirstField } from './contract'

/** Puts the keyboard into the field marked `data-autofocus`, anew with every step of a form. */
export const useFirstField: UseFirstField = (form, step) => {
  const focusedStep = useRef<string | null>(null)
  useEffect(() => {
    if (focusedStep.current === step) return
    focusedStep.current = step
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, step])
}
