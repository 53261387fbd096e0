import type { ReactNode } from 'react'
import './style.scss'

/** A section of a form. */
export interface FormBlockProps {
  /** Heading; left out if the block needs none. */
  readonly title?: string
  /** Name for screen readers, if it differs from the heading. */
  readonly label?: string
  readonly children: ReactNode
}

/** A section of a form, as wide as the page. */
export function FormBlock({ title, label = title, children }: FormBlockProps) {
  return (
    <section className="form-block" aria-label={label}>
      {title === undefined ? null : <h2 className="form-block-title">{title}</h2>}
      {children}
    </section>
  )
}

/** The error of a block; renders nothing if there is none. */
export function BlockFault({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p className="form-block-fault" role="alert">
      {text}
    </p>
  )
}
