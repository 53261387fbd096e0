import { Button } from '../button'
import { Icon } from '../icon'
import './style.scss'

export interface ErrorStateProps {
  /** What happened and what to do, in a sentence or two. */
  readonly message: string
  /** Of the failed call, for support. */
  readonly requestId?: string | null
  readonly onRetry: () => void
  /** A block of a page instead of the whole. */
  readonly isInline?: boolean
}

/** What went wrong, with Retry; the request id stands in small print. */
export function ErrorState({ message, requestId, onRetry, isInline }: ErrorStateProps) {
  return (
    <div className={isInline ? 'fail fail-inline' : 'fail'} role="alert">
      <Icon name="circle-alert" size={isInline ? 24 : 48} className="fail-icon" />
      <p className="fail-text">{message}</p>
      <Button kind="secondary" size="medium" onTap={onRetry}>
        Retry
      </Button>
      {requestId ? <p className="fail-id">{`Request ${requestId}`}</p> : null}
    </div>
  )
}
