import type { ReactNode } from 'react'
import { Link } from '../link'
import './style.scss'

export interface CardFrameProps {
  /** Class of the card's kind. */
  readonly className: string
  readonly href: string
  readonly onOpen: () => void
  /** Controls outside the link, such as a heart. */
  readonly controls: ReactNode
  /** Content of the link. */
  readonly children: ReactNode
}

/** Frame of a card in the feed: a link as high as its cell, with controls above or below it. */
export function CardFrame({ className, href, onOpen, controls, children }: CardFrameProps) {
  return (
    <article className={`card ${className}`}>
      <Link className="card-link" href={href} onOpen={onOpen}>
        {children}
      </Link>
      {controls}
    </article>
  )
}
