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
  /** Rooms and quote. */
  readonly quote: ReactNode
  /** Reason and message; null where none are needed. While the quote is on its way, the address decides. */
  readonly reason: ReactNode
  /** Files likewise. */
  readonly files: ReactNode
  /** The ways to go on, once the quote is there. */
  readonly way: ReactNode
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

function RefundContent(props: RefundPageViewProps) {
  const { face, failure, ending, onSignIn, onRetry } = props
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
    case 'form':
      return <RefundFields {...props} />
    case 'over':
      return <div className="cancel-body">{ending}</div>
  }
}

/** The fields stand in the same places before and after the quote arrives, so that focus stays in the one being edited. */
function RefundFields({ face, order, quote, reason, files, way }: RefundPageViewProps) {
  return (
    <div className="cancel-body">
      {order}
      {face === 'waiting' ? (
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={4} />
        </div>
      ) : (
        quote
      )}
      {reason}
      {files}
      {face === 'waiting' ? null : way}
    </div>
  )
}
