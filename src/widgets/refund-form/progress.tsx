import type { AttemptState } from '@/domain/attempt'
import { failureView } from '@/domain/failure'
import { Button } from '../button'
import './style.scss'

/** How the last application stands. */
export interface ApplyProgressProps {
  readonly state: AttemptState<unknown>
  /** What is not known yet, and that it is found out. */
  readonly unknownText: string
  readonly onCheckAgain: () => void
}

/** Why an application was refused, or that nobody knows yet how it ended. */
export function ApplyProgress({ state, unknownText, onCheckAgain }: ApplyProgressProps) {
  if (state.step === 'refused') {
    const failure = failureView(state.failure)
    return (
      <div className="cancel-note cancel-note-bad" role="alert">
        <p>{failure?.message}</p>
        {failure?.requestId ? <p className="cancel-request-id">{`Request ${failure.requestId}`}</p> : null}
      </div>
    )
  }
  if (state.step !== 'unknown') return null
  return (
    <div className="cancel-note" role="status">
      <p>{unknownText}</p>
      <Button kind="secondary" size="medium" isLoading={state.isRequesting} onTap={onCheckAgain}>
        Check now
      </Button>
    </div>
  )
}
