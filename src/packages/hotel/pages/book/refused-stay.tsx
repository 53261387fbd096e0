import { failureView } from '@/domain/failure'
import { Button } from '@/widgets/button'
import type { BookViewProps } from './view'

/** Why a changed stay cannot be booked, with what would mend it; the form around it stays. */
export function RefusedStay(props: BookViewProps) {
  const { check, fix } = props
  if (check.step === 'ready' || check.step === 'checking') return null
  if (check.step === 'failed') {
    return (
      <div className="book-refused" role="alert">
        <p className="book-message-text">{failureView(check.failure)?.message}</p>
        <div className="book-message-actions">
          <Button kind="secondary" size="small" onTap={props.onRetryCheck}>
            Retry
          </Button>
          <UndoButton {...props} />
        </div>
      </div>
    )
  }
  const opensGuests = fix?.opens === 'guests' || isAboutParty(check.unavailable?.reason)
  return (
    <div className="book-refused" role="alert">
      <p className="book-message-text">{check.message}</p>
      <div className="book-message-actions">
        {fix?.change ? (
          <Button size="small" onTap={() => props.onFix(fix)}>
            {fix.label}
          </Button>
        ) : null}
        <Button kind="secondary" size="small" onTap={opensGuests ? props.onGuests : props.onDates}>
          {opensGuests ? 'Change guests' : 'Change dates'}
        </Button>
        <UndoButton {...props} />
      </div>
    </div>
  )
}

const isAboutParty = (reason: string | undefined): boolean =>
  reason === undefined || reason === 'maximum_occupancy' || reason === 'maximum_rooms'

function UndoButton({ onUndoStay }: BookViewProps) {
  return (
    <Button kind="ghost" size="small" onTap={onUndoStay}>
      Undo the change
    </Button>
  )
}
