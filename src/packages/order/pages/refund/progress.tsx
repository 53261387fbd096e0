import type { AttemptState } from '@/domain/attempt'
import { failureView } from '@/domain/failure'
import { Button } from '@/widgets/button'

/** How the last application stands. */
export interface ApplyProgressProps {
  readonly state: AttemptState<unknown>
  readonly onCheckAgain: () => void
}

/** Why an application was refused, or that nobody knows yet how it ended. */
export function ApplyProgress({ state, onCheckAgain }: ApplyProgressProps) {
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
      <p>We have not heard yet whether this was cancelled. We ask again by ourselves, and it is cancelled only once.</p>
      <Button kind="secondary" size="medium" isLoading={state.isRequesting} onTap={onCheckAgain}>
        Check now
      </Button>
    </div>
  )
}
