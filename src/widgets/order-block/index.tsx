import type { ReactNode } from 'react'
import './style.scss'

/** A section of an order's page. */
export interface OrderBlockProps {
  /** Heading; left out if the block needs none. */
  readonly title?: string
  /** Name for screen readers, if it differs from the heading. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A section of an order's page, as a card. */
export function OrderBlock({ title, label = title, className, children }: OrderBlockProps) {
  return (
    <section className={className === undefined ? 'order-block' : `order-block ${className}`} aria-label={label}>
      {title === undefined ? null : <h2 className="order-block-title">{title}</h2>}
      {children}
    </section>
  )
}

/** One of several items in a block. */
export function OrderCell({ title, children }: Pick<OrderBlockProps, 'title' | 'children'>) {
  return (
    <div className="order-block-cell">
      {title === undefined ? null : <h3 className="order-block-name">{title}</h3>}
      {children}
    </div>
  )
}

/** A line of text in a block. */
export function OrderLine({ children }: { readonly children: string }) {
  return <p className="order-block-line">{children}</p>
}
