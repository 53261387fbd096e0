import type { ReactNode } from 'react'
import type { CheckState } from '@/domain/booking/offer-state'
import { failureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { Screen } from '@/widgets/screen'
import { BookSkeleton } from './book-skeleton'

/** The parts of the booking page. */
export interface BookViewProps {
  readonly isChecking: boolean
  readonly onBack: () => void
  /** The form, or what stands in its place. */
  readonly content: ReactNode
  /** The total, where there is an offer. */
  readonly totalBar: ReactNode
  /** The prompt about a risen price, in a popup layer of its own. */
  readonly priceChange: ReactNode
  /** What the submit has come to. */
  readonly progress: ReactNode
}

/** Submit order: the price is checked first, then the form is filled, then it is booked once. */
export function BookView({ isChecking, onBack, content, totalBar, priceChange, progress }: BookViewProps) {
  return (
    <Screen title="Submit Order" onBack={onBack} bottomBar={totalBar}>
      <div className="book" aria-busy={isChecking}>
        {content}
      </div>
      {priceChange}
      <Layer>{progress}</Layer>
    </Screen>
  )
}

/** What stands in the form's place until the price is checked. */
export interface UncheckedProps {
  readonly check: Extract<CheckState, { step: 'checking' | 'failed' }>
  readonly onRetryCheck: () => void
}

/** The form to come, or why it does not. */
export function Unchecked({ check, onRetryCheck }: UncheckedProps) {
  if (check.step === 'checking') return <BookSkeleton />
  const failure = failureView(check.failure)
  return failure && <ErrorState {...failure} onRetry={onRetryCheck} />
}
