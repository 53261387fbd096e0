import type { ReactNode } from 'react'
import './style.scss'

export interface BubbleProps {
  /** Who wrote it: the traveler, the other side, or the app about the conversation. */
  readonly side: 'own' | 'other' | 'system'
  /** The writer for screen readers, e.g. "You", "AI assistant". */
  readonly writer: string
  readonly children: ReactNode
  /** A line below it: the time, whether it was read, why it was not sent. */
  readonly foot?: ReactNode
  /** What can be done about it. */
  readonly controls?: ReactNode
}

/** A message in a conversation: own ones at the end of the line, others at its start, lines of the app in the middle. */
export function Bubble({ side, writer, children, foot, controls }: BubbleProps) {
  return (
    <div className={`bubble bubble-${side}`}>
      <div className="bubble-body">
        <span className="bubble-writer">{`${writer}: `}</span>
        {children}
      </div>
      {foot ? <div className="bubble-note">{foot}</div> : null}
      {controls ? <div className="bubble-controls">{controls}</div> : null}
    </div>
  )
}

/** Text as it was written, with its line breaks. */
export function BubbleText({ text }: { readonly text: string }) {
  return <div className="bubble-text">{text}</div>
}
