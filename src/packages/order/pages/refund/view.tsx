import type { ReactNode } from 'react'
import type { FailureView } from '@/domain/failure'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Screen } from '@/widgets/screen'
import { TextSkeleton } from '@/widgets/skeleton'

/** Which of its faces the page shows. */
export type RefundFace = 'visitor' | 'failed' | 'waiting' | 'form' | 'over'

/** What the page that cancels shows; its parts read the store themselves. */
export interface RefundPageViewProps {
  readonly face: RefundFace
  readonly failure: FailureView | null
  /** The order in brief. */
  readonly order: ReactNode
  /** Quote, reason and choices. */
  readonly form: ReactNode
  /** Reason and message, which are shown before the quote where the address indicates that they are needed. */
  readonly reason: ReactNode
  /** Files, shown before the quote likewise. */
  readonly files: ReactNode
  /** What was done, or why nothing can be. */
  readonly ending: ReactNode
  readonly bottomBar: ReactNode
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** Cancelling a paid booking, or rooms of it. */
export function RefundPageView(props: RefundPageViewProps) {
  const { face, bottomBar, onBack } = props
  return (
    <Screen title="Hotel Refund" onBack={onBack} className="cancel" bottomBar={face === 'form' ? bottomBar : undefined}>
      <RefundContent {...props} />
    </Screen>
  )
}

function RefundContent({ face, failure, order, form, reason, files, ending, onSignIn, onRetry }: RefundPageViewProps) {
  switch (face) {
    case 'visitor':
      return (
        <EmptyState
          icon="luggage"
          text="Sign in to cancel this booking."
          action={{ text: 'Sign in', onTap: onSignIn }}
        />
      )
    case 'failed':
      return failure ? <ErrorState {...failure} onRetry={onRetry} /> : null
    case 'waiting':
      return (
        <div className="cancel-body">
          {order}
          <div role="status" aria-label="Loading">
            <TextSkeleton lines={4} />
          </div>
          {reason}
          {files}
        </div>
      )
    case 'form':
      return (
        <div className="cancel-body">
          {order}
          {form}
        </div>
      )
    case 'over':
      return <div className="cancel-body">{ending}</div>
  }
}
