import type { CheckState } from '@/domain/booking/offer-state'
import { failureView } from '@/domain/failure'
import type { OfferFix } from '@/domain/stays/unavailable-text'
import { Button } from '@/widgets/button'

/** How the check of the changed stay ended, and what would mend it. */
export interface RefusedStayProps {
  readonly check: CheckState
  readonly fix: OfferFix | null
  readonly onFix: (fix: OfferFix) => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onRetryCheck: () => void
  readonly onUndoStay: () => void
}

/** Why a changed stay cannot be booked, with what would mend it; the form around it stays. */
export function RefusedStay(props: RefusedStayProps) {
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
          <UndoButton onUndoStay={props.onUndoStay} />
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
        <UndoButton onUndoStay={props.onUndoStay} />
      </div>
    </div>
  )
}

const isAboutParty = (reason: string | undefined): boolean =>
  reason === undefined || reason === 'maximum_occupancy' || reason === 'maximum_rooms'

function UndoButton({ onUndoStay }: Pick<RefusedStayProps, 'onUndoStay'>) {
  return (
    <Button kind="ghost" size="small" onTap={onUndoStay}>
      Undo the change
    </Button>
  )
}
