import type { RefObject } from 'react'

/** Puts the keyboard into the field marked `data-autofocus`, anew with every step of a form. */
export type UseFirstField = (form: RefObject<HTMLElement | null>, step: string) => void
