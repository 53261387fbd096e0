import type { ReactNode } from 'react'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

/** How something has ended, or that it has not ended yet. */
type ResultKind = 'success' | 'waiting' | 'failed' | 'closed'

export interface ResultHeroProps {
  readonly kind: ResultKind
  readonly title: string
  /** What happens next. */
  readonly text: string
  readonly children?: ReactNode
}

const ICONS: Record<ResultKind, IconName> = {
  success: 'circle-check',
  waiting: 'clock',
  failed: 'circle-alert',
  closed: 'circle-x',
}

/** The outcome of the last action, announced when it changes. */
export function ResultHero({ kind, title, text, children }: ResultHeroProps) {
  return (
    <div className={`result result-${kind}`}>
      <div className="result-disc">
        <Icon name={ICONS[kind]} size={48} />
      </div>
      <div role="status">
        <h2 className="result-title">{title}</h2>
        <p className="result-text">{text}</p>
      </div>
      {children ? <div className="result-more">{children}</div> : null}
    </div>
  )
}
