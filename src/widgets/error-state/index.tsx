import { useContext } from 'react'
import { Button } from '../button'
import { ButtonLink } from '../button-link'
import { Icon } from '../icon'
import { ErrorHelpContext, useRetryOnline } from './help'
import './style.scss'

export interface ErrorStateProps {
  /** What happened and what to do, in a sentence or two. */
  readonly message: string
  /** Of the failed call, for support. */
  readonly requestId?: string | null
  /** Another try gives nothing else: Explore is offered instead of Retry. */
  readonly isPermanent?: boolean
  /** The server was not reached: as soon as there is a connection it is tried again. */
  readonly isOffline?: boolean
  readonly onRetry: () => void
  /** A block of a page instead of the whole. */
  readonly isInline?: boolean
}

/** What went wrong, with Retry or the way home; the request id stands in small print. */
export function ErrorState({ message, requestId, isPermanent, isOffline, onRetry, isInline }: ErrorStateProps) {
  const help = useContext(ErrorHelpContext)
  useRetryOnline(isOffline === true && isPermanent !== true, onRetry)
  return (
    <div className={isInline ? 'fail fail-inline' : 'fail'} role="alert">
      <Icon name="circle-alert" size={isInline ? 24 : 48} className="fail-icon" />
      <p className="fail-text">{message}</p>
      {isPermanent ? null : (
        <Button kind="secondary" size="medium" onTap={onRetry}>
          Retry
        </Button>
      )}
      {isPermanent && help && !isInline ? (
        <ButtonLink kind="secondary" size="medium" href={help.homeHref} onOpen={help.onHome}>
          Go to Explore
        </ButtonLink>
      ) : null}
      {requestId ? <p className="fail-id">{`Request ${requestId}`}</p> : null}
    </div>
  )
}
