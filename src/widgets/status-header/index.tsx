import type { ReactNode } from 'react'
import type { StateTone } from '@/domain/state-tone'
import './style.scss'

export interface StatusHeaderProps {
  readonly tone: StateTone
  readonly title: string
  /** What follows, or what the traveler should do. */
  readonly text: string
  /** A countdown, buttons. */
  readonly children?: ReactNode
}

/** How an order stands, at the top of its page. */
export function StatusHeader({ tone, title, text, children }: StatusHeaderProps) {
  return (
    <div className={`status status-${tone}`}>
      <h2 className="status-title">{title}</h2>
      <p className="status-text">{text}</p>
      {children}
    </div>
  )
}
